import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { browserScript } from '../../mock-server/node/browser-script.ts'
import { inAscii } from './in-ascii.ts'

const READ = /readFileSync\(new URL\('(\.[^']+)', import\.meta\.url\), 'utf8'\)/
const PARSED = new RegExp(`\\bparse\\(${READ.source}\\)`, 'g')
const TEXT = new RegExp(READ.source, 'g')
const SCRIPT = /\bbrowserScript\(new URL\('(\.[^']+)', import\.meta\.url\)\)/g

/**
 * Embeds files that a module reads from its own folder. YAML that is parsed at startup is converted to JSON,
 * which is many times faster; the inspector's script is compiled.
 */
export const embeddedFiles = (): Plugin => ({
  name: 'embedded-files',
  enforce: 'pre',
  transform(code, id) {
    if (!READ.test(code)) return undefined
    const fileOf = (path: string) => resolve(dirname(id), path)
    const read = (path: string) => readFileSync(fileOf(path), 'utf8')
    return code
      .replaceAll(
        PARSED,
        (_read, path: string) => `JSON.parse(${literal(inAscii(JSON.stringify(parse(read(path)))))})`,
      )
      .replaceAll(TEXT, (_read, path: string) => literal(read(path)))
      .replaceAll(SCRIPT, (_script, path: string) => literal(browserScript(pathToFileURL(fileOf(path)))))
  },
})

const literal = (text: string) => JSON.stringify(text)
