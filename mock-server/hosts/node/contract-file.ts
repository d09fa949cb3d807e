import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { dirname, posix } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { ContractError } from '../../engine/contract/references.ts'

/** Polled, since editors replace files in ways that notifications miss. */
const POLL_MS = 200
/** Parts of a document with its aliases written out: many times those of the largest public ones. */
const MAX_PARTS = 30_000_000
const TIMEOUT_MS = 30_000

type Use<Result> = (contract: unknown, text: string) => Result

/**
 * Passes the contract in a file to `use`, parsed and as text, with the files in its folder that it refers to.
 * @throws Error that names the file and the line, if it cannot be read, is not YAML or not a valid contract
 */
export const withContractFile = <Result>(file: string, use: Use<Result>): Result =>
  explained(file, () => {
    const text = readFileSync(file, 'utf8')
    return withContractText(text, use, dirname(file))
  })

/** The same for a contract at a URL, which may not refer to other files. */
export async function withContractAt<Result>(url: string, use: Use<Result>): Promise<Result> {
  const text = await textAt(url).catch((error: unknown) =>
    explained(url, () => {
      throw error
    }),
  )
  return explained(url, () => withContractText(text, use))
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`its server answers with ${response.status}`)
  return response.text()
}

function explained<Result>(source: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]?.replace(/:$/, '') : error
    throw new Error(`The contract ${source} cannot be read: ${reason}`, { cause: error })
  }
}

function withContractText<Result>(text: string, use: Use<Result>, folder?: string): Result {
  const document = parsed(text)
  try {
    return use(
      folder !== undefined && hasOtherFiles(text) ? withOtherFiles(document, folder, parsed) : document,
      text,
    )
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    throw new Error(`line ${lineOf(text, error.pointer)}: ${error.message}`, { cause: error })
  }
}

/** The value of YAML or JSON, with aliases and merge keys. @throws Error for others */
function parsed(text: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text)
    } catch {
      // It may be YAML, which names the line of a mistake.
    }
  }
  const document = parseDocument(text, { merge: true })
  const [wrong] = document.errors
  if (wrong) throw wrong
  const value: unknown = document.toJS({ maxAliasCount: -1 })
  if (partsOf(value, new Map()) > MAX_PARTS)
    throw new Error(`its aliases make it larger than ${MAX_PARTS} parts: use $ref for what is repeated`)
  return value
}

/** The number of values in a value, where what aliases share counts each time. */
function partsOf(value: unknown, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1
  const count = known.get(value)
  if (count !== undefined) return count
  // What contains itself would never end.
  known.set(value, Number.POSITIVE_INFINITY)
  const total = Object.values(value).reduce<number>((sum, each) => sum + partsOf(each, known), 1)
  known.set(value, total)
  return total
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
function lineOf(text: string, pointer: readonly string[]): number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  for (let length = pointer.length; length > 0; length--) {
    const node = document.getIn(pointer.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

type Fields = Record<string, unknown>

/** Where the other files of a document are, by their path in its folder. */
const FILES = 'x-documents'

/** Whether a text has references to other files. */
const hasOtherFiles = (text: string) => /\$ref["']?\s*:\s*["']?[^\s#"'{]/.test(text)

/** A document with the files of its folder that it refers to as a part of it, so that each reference is one inside it. */
function withOtherFiles(root: unknown, folder: string, parse: (text: string) => unknown): unknown {
  const files: Fields = {}
  const document = local(root, '')
  return { ...Object(document), [FILES]: files }

  /** A value of the file at a path, with its references made local. The root has no path. */
  function local(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map((each) => local(each, path))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === '$ref' && typeof each === 'string' ? localReference(each, path) : local(each, path),
      ]),
    )
  }

  /** References to what cannot be read stay as they are, since they may stand where nobody follows them. */
  function localReference(reference: string, from: string): string {
    const [file = '', pointer = ''] = reference.split('#')
    if (/^[a-z][a-z+.-]*:/i.test(file)) return reference
    const path =
      file === '' ? from : posix.normalize(posix.join(posix.dirname(from || '.'), decodeURIComponent(file)))
    if (path === '') return `#${pointer}`
    if (path.startsWith('..') || posix.isAbsolute(path) || !isLoaded(path)) return reference
    return `#/${FILES}/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}${pointer}`
  }

  function isLoaded(path: string): boolean {
    if (Object.hasOwn(files, path)) return true
    try {
      const value = parse(readFileSync(posix.join(folder.replaceAll('\\', '/'), path), 'utf8'))
      // Files may refer to each other.
      files[path] = {}
      files[path] = local(value, path)
      return true
    } catch {
      return false
    }
  }
}
