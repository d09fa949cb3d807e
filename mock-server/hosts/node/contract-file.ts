import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { ContractError } from '../../engine/contract/references.ts'

/** Polled, since editors replace files in ways that notifications miss. */
const POLL_MS = 200

type Use<Result> = (contract: unknown, text: string) => Result

/**
 * Passes the contract in a file to `use`, parsed and as text.
 * @throws Error that names the file and the line, if it cannot be read, is not YAML or not a valid contract
 */
export function withContractFile<Result>(file: string, use: Use<Result>): Result {
  const lines = new LineCounter()
  try {
    const text = readFileSync(file, 'utf8')
    const document = parseDocument(text, { lineCounter: lines })
    const [wrong] = document.errors
    if (wrong) throw wrong
    try {
      return use(document.toJS(), text)
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      throw new Error(`line ${lineOf(document, error.pointer, lines)}: ${error.message}`, { cause: error })
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]?.replace(/:$/, '') : error
    throw new Error(`The contract ${file} cannot be read: ${reason}`, { cause: error })
  }
}

type Watching = { reload: Use<void>; report: (line: string) => void }

/** Reloads a contract whenever its file changes. @returns a function that stops it */
export function watchContract(file: string, { reload, report }: Watching): () => void {
  const follow = () => {
    try {
      withContractFile(file, reload)
      report(`${file} was read again.`)
    } catch (error) {
      report(`${error instanceof Error ? error.message : error}. The last valid one stays in use.`)
    }
  }
  watchFile(file, { interval: POLL_MS, persistent: false }, follow)
  return () => unwatchFile(file, follow)
}

/** The line of the innermost part of a pointer that the document has. */
function lineOf(
  document: ReturnType<typeof parseDocument>,
  pointer: readonly string[],
  lines: LineCounter,
): number {
  for (let length = pointer.length; length > 0; length--) {
    const node = document.getIn(pointer.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}
