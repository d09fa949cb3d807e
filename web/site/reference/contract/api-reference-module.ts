import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { checkExamples } from './examples/check-examples.ts'
import type { ApiReference } from './model.ts'
import { referenceOf } from './reference.ts'

const MODULE = 'virtual:api-reference'

/** Provides `virtual:api-reference`, generated from the contract in `file` on each build. */
export function apiReferenceModule(file: string): Plugin {
  return {
    name: 'kosha:api-reference',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined
      this.addWatchFile(file)
      const reference = checkedReference(parse(await readFile(file, 'utf8')))
      return `export const reference = JSON.parse(${JSON.stringify(JSON.stringify(reference))})`
    },
  }
}

/**
 * The reference generated from `contract`, the parsed openapi.yaml.
 * @throws Error that lists the examples that violate the contract
 */
export function checkedReference(contract: unknown): ApiReference {
  const { problems } = checkExamples(contract)
  if (problems.length > 0) {
    throw new Error(`The API reference would show what the contract refuses:\n${problems.join('\n')}`)
  }
  return referenceOf(contract)
}
