import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { ControlOptions } from '../control-app.ts'

const CACHE = new URL('../../node_modules/.cache/kosha-mock/', import.meta.url)

/** The contract of this repository. */
export const ownContract = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

/** What the control calls and their page are made of, each file read when it is first needed. */
export function controlFiles(token?: string): ControlOptions {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  return {
    token,
    get document() {
      return parsed(read('control/control.yaml'))
    },
    inspector: {
      get script() {
        return read('inspector/inspector.js')
      },
      get style() {
        return read('inspector/inspector.css')
      },
    },
  }
}

/** @throws Error that names the file, if it cannot be read or is no YAML */
export function contractFrom(file: string): unknown {
  try {
    return parsed(readFileSync(file, 'utf8'))
  } catch (error) {
    throw notReadable(file, error)
  }
}

export const notReadable = (file: string, error: unknown) =>
  new Error(`The contract ${file} cannot be read: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  })

/** YAML, kept as JSON by its content: that is read many times faster, and without loading a parser. */
function parsed(text: string): unknown {
  const kept = new URL(`${createHash('sha256').update(text).digest('hex')}.json`, CACHE)
  try {
    return JSON.parse(readFileSync(kept, 'utf8'))
  } catch {
    const document: unknown = createRequire(import.meta.url)('yaml').parse(text)
    keep(kept, JSON.stringify(document) ?? 'null')
    return document
  }
}

function keep(file: URL, text: string): void {
  const draft = new URL(`${file.href}.${process.pid}`)
  try {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch {
    // A folder that cannot be written to costs the next start a little time, and nothing else.
  }
}
