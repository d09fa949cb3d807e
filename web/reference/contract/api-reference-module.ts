import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { checkExamples } from '../../../scripts/examples/check-examples.ts'
import type { ApiReference } from './model.ts'
import { referenceOf } from './reference.ts'

const MODULE = 'virtual:api-reference'

/** Gives the pages `virtual:api-reference`, made from the contract in `file` whenever the site is built. */
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
 * The reference of `contract`, openapi.yaml parsed.
 * @throws Error that names each example that the contract itself would refuse
 */
export function checkedReference(contract: unknown): ApiReference {
  const { problems } = checkExamples(contract)
  if (problems.length > 0) {
    throw new Error(`The API reference would show what the contract refuses:\n${problems.join('\n')}`)
  }
  return referenceOf(contract)
}
