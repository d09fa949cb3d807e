import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
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
      const reference = referenceOf(parse(await readFile(file, 'utf8')))
      return `export const reference = JSON.parse(${JSON.stringify(JSON.stringify(reference))})`
    },
  }
}
