import { readFileSync } from 'node:fs'
import type { controlFiles } from './documents.ts'

/** The files of the control calls, with another contract to publish. The contract has been read and validated before. */
export function publishing(contractFile: string, { published, ...control }: ReturnType<typeof controlFiles>) {
  const own = {
    get 'openapi.yaml'() {
      return readFileSync(contractFile, 'utf8')
    },
    get 'control.yaml'() {
      return published['control.yaml']
    },
  }
  return { ...control, published: own }
}
