import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

type Fields = Record<string, unknown>

/** Where the other files of a document are, by their path in its folder. */
const FILES = 'x-documents'

/** Whether a text has references to other files. */
export const hasOtherFiles = (text: string) => /\$ref["']?\s*:\s*["']?[^\s#"'{]/.test(text)

/** A document with the files of its folder that it refers to as a part of it, so that each reference is one inside it. */
export function withOtherFiles(root: unknown, folder: string, parse: (text: string) => unknown): unknown {
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
