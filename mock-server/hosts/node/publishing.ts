import type { controlFiles } from './documents.ts'

type Files = ReturnType<typeof controlFiles>

/** The files of the control calls, publishing the text of the contract that is served; undefined is this repository's own. */
export function publishing(files: Files | undefined, contract: () => string | undefined): Files | undefined {
  if (!files) return undefined
  const { published, ...control } = files
  const served = {
    get 'openapi.yaml'() {
      return contract() ?? published['openapi.yaml']
    },
    get 'control.yaml'() {
      return published['control.yaml']
    },
  }
  return { ...control, published: served }
}
