import { readFileSync, statSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import type { Document } from 'yaml'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { LineOf } from '../../engine/contract/notices.ts'
import { ContractError, unescaped } from '../../engine/contract/references.ts'
import { MAPS } from '../../engine/contract/walked.ts'
import { UsageError } from './command-line.ts'

/** Polled, since editors replace files in ways that notifications miss. */
const POLL_MS = 200
/** The most parts of a document with its aliases expanded: many times the size of the largest public ones. */
const MAX_PARTS = 30_000_000
const MAX_MERGED = 3_000_000
const TIMEOUT_MS = 30_000

type Use<Result> = (contract: unknown, text: string, lineOf: LineOf) => Result

/**
 * Passes the contract in a file to `use`, parsed and as text, with the files in its folder that it refers to.
 * @throws Error that names the file and the line, if it cannot be read, is not YAML or not a valid contract
 */
export const withContractFile = <Result>(
  file: string,
  use: Use<Result>,
  readAlso: (file: string) => void = () => undefined,
): Result =>
  explained(file, () => {
    const text = readFileSync(file, 'utf8')
    return withContractText(text, use, { folder: dirname(file), readAlso })
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
    if (error instanceof UsageError) throw error
    const reason = error instanceof Error ? error.message.split('\n')[0]?.replace(/:$/, '') : error
    throw new Error(`The contract ${source} cannot be read: ${reason}`, { cause: error })
  }
}

type Place = { folder: string; readAlso: (file: string) => void }

function withContractText<Result>(text: string, use: Use<Result>, place?: Place): Result {
  const { value: document, linesOf } = parsed(text)
  let lines: Lines | undefined
  const lineOf: LineOf = (pointer) => {
    lines ??= linesOf()
    // OpenAPI 2.0 has other names for these.
    const [first, second, ...names] = pointer
    const localPointer =
      first === 'components' && !lines.has('\ncomponents') ? [SWAGGER[second ?? ''] ?? '', ...names] : pointer
    for (let { length } = localPointer; length > 0; length--) {
      const line = lines.get(`\n${localPointer.slice(0, length).join('\n')}`)
      if (line !== undefined) return line
    }
    return undefined
  }
  try {
    return use(
      place !== undefined && hasOtherFiles(text) ? withOtherFiles(document, place) : document,
      text,
      lineOf,
    )
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    throw new Error(`line ${lineOf(error.pointer) ?? 1}: ${error.message}`, { cause: error })
  }
}

const SWAGGER: Record<string, string> = { schemas: 'definitions', securitySchemes: 'securityDefinitions' }

/** The value of YAML or JSON, with aliases and merge keys, and the lines of its parts. @throws Error for others */
function parsed(text: string): { value: unknown; linesOf: () => Lines } {
  if (text.trimStart().startsWith('{')) {
    try {
      return { value: JSON.parse(text), linesOf: () => linesOfJson(text) }
    } catch {
      // It may be YAML, which names the line of a mistake.
    }
  }
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, merge: true })
  const [wrong] = document.errors
  if (wrong) throw wrong
  if (partsMerged(document.contents, document, new Map()) > MAX_MERGED)
    throw new Error(`its merge keys copy more than ${MAX_MERGED} parts: use $ref for what is repeated`)
  const value: unknown = document.toJS({ maxAliasCount: -1 })
  if (partsOf(value, new Map()) > MAX_PARTS)
    throw new Error(`its aliases make it larger than ${MAX_PARTS} parts: use $ref for what is repeated`)
  return { value, linesOf: () => linesOfYaml(document, counter) }
}

/** The number of values that a node expands to, since each merge key copies its source. */
function partsMerged(node: unknown, document: Document, counts: Map<unknown, number>): number {
  const count = counts.get(node)
  if (count !== undefined) return count
  counts.set(node, 1)
  const inside = isMap(node)
    ? node.items.map(({ key, value }) => [value, isScalar(key) && key.source === '<<'])
    : []
  const entries = isSeq(node) ? node.items.map((entry) => [entry, false]) : []
  const total = [...inside, ...entries].reduce((sum, [child, isMerged]) => {
    const sources = isMerged ? [isSeq(child) ? child.items : child].flat() : []
    const copied = sources.map((source) => (isAlias(source) ? source.resolve(document) : undefined))
    return [child, ...copied].reduce<number>(
      (inner, part) => inner + partsMerged(part, document, counts),
      sum,
    )
  }, 1)
  counts.set(node, total)
  return total
}

/** The number of values in a value; shared ones count each time. */
function partsOf(value: unknown, counts: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1
  const count = counts.get(value)
  if (count !== undefined) return count
  // A value that contains itself would never end.
  counts.set(value, Number.POSITIVE_INFINITY)
  const total = Object.values(value).reduce<number>((sum, part) => sum + partsOf(part, counts), 1)
  counts.set(value, total)
  return total
}

type Watching = { reload: Use<void>; report: (line: string) => void }

/** Reloads a contract whenever one of its files changes. @returns a function that stops it */
export function watchContract(file: string, { reload, report }: Watching): () => void {
  const versions = new Map<string, string>()
  const watch = (path: string) => {
    versions.set(path, versionOf(path))
  }
  watch(file)
  try {
    // Only for the names of its files: it was read at the start.
    withContractFile(file, () => undefined, watch)
  } catch {
    // Reported when it changes.
  }
  const timer = setInterval(() => {
    const changed = [...versions].filter(([path, version]) => version !== versionOf(path))
    if (changed.length === 0) return
    for (const [path] of changed) watch(path)
    try {
      withContractFile(file, reload, watch)
      report(`${file} was read again.`)
    } catch (error) {
      report(`${error instanceof Error ? error.message : error}. The last valid one stays in use.`)
    }
  }, POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Differs after a file was written, replaced or removed. */
function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}

/** The line of each part of a document, by the names that lead to it. */
type Lines = Map<string, number>

function linesOfYaml(document: Document, counter: LineCounter): Lines {
  const lines: Lines = new Map()
  const visit = (node: unknown, path: string): void => {
    if (isNode(node) && node.range) lines.set(path, counter.linePos(node.range[0]).line)
    if (isMap(node))
      for (const { key, value } of node.items) visit(value, `${path}\n${isScalar(key) ? key.value : ''}`)
    if (isSeq(node)) for (const [index, entry] of node.items.entries()) visit(entry, `${path}\n${index}`)
  }
  visit(document.contents, '')
  return lines
}

function linesOfJson(text: string): Lines {
  const lines: Lines = new Map()
  const path: (string | number)[] = []
  let line = 1
  const enter = (name: string | number) => {
    path[path.length - 1] = name
    lines.set(`\n${path.join('\n')}`, line)
  }
  for (const [token, key] of text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[\n{}[\],]/g)) {
    const last = path.at(-1)
    if (key !== undefined) enter(JSON.parse(`"${key}"`))
    else if (token === '\n') line++
    else if (token === '{') {
      if (typeof last === 'number') enter(last)
      path.push('')
    } else if (token === '[') {
      path.push(0)
      enter(0)
    } else if (token === '}' || token === ']') path.pop()
    else if (token === ',' && typeof last === 'number') enter(last + 1)
  }
  return lines
}

type Fields = Record<string, unknown>

/** The field with the other files of a document, by their path in its folder. */
const FILES = 'x-documents'

const pathFrom = (from: string, file: string) =>
  posix.normalize(posix.join(posix.dirname(from || '.'), decodeURIComponent(file)))

/** Whether a text has references to other files. */
const hasOtherFiles = (text: string) => /\$ref["']?\s*:\s*["']?[^\s#"'{]/.test(text)

/** A document with the files of its folder that it refers to as a part of it, so that each reference is one inside it. */
function withOtherFiles(root: unknown, { folder, readAlso }: Place): unknown {
  const files: Fields = {}
  const raw = new Map<string, unknown>()
  const document = local(root, '')
  return { ...Object(document), [FILES]: files }

  /** A value of the file at a path, with its references made local. The root has no path. */
  function local(value: unknown, path: string, isMap = false): unknown {
    if (Array.isArray(value)) return value.map((entry) => local(entry, path))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        if (name === '$ref' && typeof field === 'string') return [name, localReference(field, path)]
        const isInside = !isMap && MAPS.includes(name)
        return [name, (isInside && mapAt(field, path)) || local(field, path, isInside)]
      }),
    )
  }

  /** The target of a reference in place of a map, such as that of schemas; undefined for anything else. */
  function mapAt(value: unknown, from: string): unknown {
    const { $ref }: { $ref?: unknown } = Object(value)
    if (typeof $ref !== 'string') return undefined
    const [file = '', pointer = ''] = $ref.split('#')
    const path = file === '' ? from : pathFrom(from, file)
    if (path !== '' && !isLoaded(path)) return undefined
    const names = pointer.split('/').slice(1).map(unescaped)
    const found = names.reduce<unknown>((at, name) => Object(at)[name], path === '' ? root : raw.get(path))
    return found === undefined ? undefined : local(found, path, true)
  }

  /** References to unreadable files stay as they are, since they may be where nobody follows them. */
  function localReference(reference: string, from: string): string {
    const [file = '', pointer = ''] = reference.split('#')
    if (/^[a-z][a-z+.-]*:/i.test(file)) return reference
    const path = file === '' ? from : pathFrom(from, file)
    if (path === '') return `#${pointer}`
    if (!isLoaded(path)) return reference
    return `#/${FILES}/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}${pointer}`
  }

  function isLoaded(path: string): boolean {
    if (path.startsWith('..') || posix.isAbsolute(path)) return false
    if (Object.hasOwn(files, path)) return true
    try {
      const file = posix.join(folder.replaceAll('\\', '/'), path)
      readAlso(file)
      const { value } = parsed(readFileSync(file, 'utf8'))
      raw.set(path, value)
      // Files may refer to each other.
      files[path] = {}
      files[path] = local(value, path)
      return true
    } catch {
      return false
    }
  }
}
