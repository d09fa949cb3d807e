import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A block of code in a manual. `needs` is the manual's note about what this machine may lack. */
export type Block = {
  document: string
  line: number
  language: string
  code: string
  needs: string | undefined
}

/** The manuals, as paths in the repository. */
export const documents = ['.', 'mock-server', 'scripts', 'tests', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
)

export const textOf = (document: string) =>
  readFileSync(join(root, document), 'utf8').replaceAll('\r\n', '\n')

export function blocksOf(document: string): Block[] {
  const text = textOf(document)
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => {
      const before = text.slice(0, index)
      const [, needs] = /(?:^|\n\n)(Needs [^\n]*)\n+$/.exec(before) ?? []
      return { document, line: before.split('\n').length, language, code, needs }
    },
  )
}

/** A command of this repository, such as `npm run mock -- --port 0`, without what follows a pipe or a comment. */
export type Command = { document: string; text: string; words: string[] }

const COMMAND = /(?:npm (?:run|start|test)|npx (?:tsx|kosha)|node scripts)\b[^`|&#>\n]*/g

/** The commands of a manual, in its blocks and between its lines. */
export function commandsOf(document: string): Command[] {
  const code = [
    ...textOf(document)
      .replaceAll('\\\n', ' ')
      .matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g),
  ]
  return code
    .flatMap(([, block, inline]) => (block ?? inline ?? '').match(COMMAND) ?? [])
    .map((text) => ({ document, text: text.trim(), words: text.trim().split(/\s+/) }))
}
