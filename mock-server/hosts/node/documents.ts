import * as files from './files.embedded.ts'

/** This repository's contract, parsed. */
export const ownContract = (): unknown => files.contract()

/** The version of this package. */
export const version = (): string => files.version()

/**
 * The files of the control calls and their page, each read on first use; with the calls that Kosha adds to its own document.
 * @param contract the text of the contract that is served; undefined is this repository's own
 */
export function controlFiles(
  token?: string,
  isOfKosha = true,
  contract: () => string | undefined = () => undefined,
) {
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
        return contract() ?? files.contractYaml()
      },
      get 'control.yaml'() {
        return isOfKosha ? files.controlYaml() : files.engineControlYaml()
      },
    },
  }
}
