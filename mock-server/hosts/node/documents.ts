import * as files from './files.embedded.ts'

/** This repository's contract, parsed. */
export const ownContract = (): unknown => files.contract()

/** The version of this package. */
export const version = (): string => files.version()

/** The files of the control calls and their page, each read on first use; with the calls that Kosha adds to its own document. */
export function controlFiles(token?: string, isOfKosha = true) {
  return {
    token,
    get document(): unknown {
      return isOfKosha ? files.control() : files.engineControl()
    },
    inspector: {
      get script() {
        return files.inspectorScript()
      },
      get style() {
        return files.inspectorStyle()
      },
    },
    published: {
      get 'openapi.yaml'() {
        return files.contractYaml()
      },
      get 'control.yaml'() {
        return isOfKosha ? files.controlYaml() : files.engineControlYaml()
      },
    },
  }
}

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
