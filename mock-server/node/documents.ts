import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { browserScript } from './browser-script.ts'

// The installable package embeds each file that is read by a literal path, so no path is computed here.

/** This repository's contract, parsed. */
export const ownContract = (): unknown =>
  parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))

/** The files of the control calls and their page, each read on first use. */
export function controlFiles(token?: string) {
  return {
    token,
    get document(): unknown {
      return parse(readFileSync(new URL('../control/control.yaml', import.meta.url), 'utf8'))
    },
    inspector: {
      get script() {
        return browserScript(new URL('../inspector/browser/main.ts', import.meta.url))
      },
      get style() {
        return [
          readFileSync(new URL('../inspector/page.css', import.meta.url), 'utf8'),
          readFileSync(new URL('../inspector/calls.css', import.meta.url), 'utf8'),
          readFileSync(new URL('../inspector/call-detail.css', import.meta.url), 'utf8'),
          readFileSync(new URL('../inspector/controls.css', import.meta.url), 'utf8'),
        ].join('\n')
      },
    },
    published: {
      get 'openapi.yaml'() {
        return readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')
      },
      get 'control.yaml'() {
        return readFileSync(new URL('../control/control.yaml', import.meta.url), 'utf8')
      },
    },
  }
}

/** The same files, with another contract to publish. The contract has been read and validated before. */
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
