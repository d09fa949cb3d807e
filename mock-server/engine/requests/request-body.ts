import type { Contract } from '../contract/contract.ts'
import { essenceOf, FORM, isJson, isText, isXml, MULTIPART, mediaTypeFor } from '../contract/media-types.ts'
import type { Operation } from '../contract/operation.ts'
import type { Schema } from '../contract/schema.ts'
import { parsedJson } from '../parsed-json.ts'
import { RuleViolation, rejectInvalid } from '../rule-violation.ts'
import { readBounded } from './bounded-body.ts'
import { bytesOf, isWithoutBody, jsonOf, tooLarge, utf8, wrongType } from './json-body.ts'
import { deep, grouped } from './parameters.ts'
import type { Raw } from './typed.ts'
import { fieldsIn, shapesOf, typed } from './typed.ts'

type Body = { value: unknown; errors: { field: string; message: string }[] }

/**
 * Reads the bodies of one operation's requests as the contract declares them: JSON, forms and text by their schema, others
 * as they are. `onText` is called with the text of a body, whether it is valid or not.
 */
export function bodyReader(
  { requestBody }: Pick<Operation<string>, 'requestBody'>,
  { check, schemas, rules }: Pick<Contract<string>, 'check' | 'schemas' | 'rules'>,
): (request: Request, onText?: (text: string) => void) => Promise<Body> {
  const types = { check, schemas }

  /** @throws RuleViolation 400, 413 or 415 */
  return async (request, onText) => {
    if (!requestBody || requestBody.content.length === 0) return NOTHING
    const { content, isRequired } = requestBody
    if (isRequired && isEmpty(request)) throw rejectInvalid([{ field: '', message: 'is required' }])
    if (!isRequired && isWithoutBody(request)) return NOTHING
    const type = request.headers.get('content-type') ?? ''
    const media = mediaTypeFor(content, type)
    if (!media || !isReadable(type)) throw wrongType(wanted(content.map((declared) => declared.type)), type)
    const bytes = await bytesIn(request, rules)
    if (!isRequired && bytes.length === 0) return NOTHING
    const value = await meaningOf(bytes, type, media.schema)
    if (value === OPAQUE || media.schema === undefined) return { value, errors: [] }
    const result = check(media.schema, value, 'request')
    return result.valid ? { value: result.value, errors: [] } : { value, errors: result.errors }

    function meaningOf(from: Uint8Array<ArrayBuffer>, contentType: string, schema: Schema = {}): unknown {
      const essence = essenceOf(contentType)
      if (essence === MULTIPART) return multipart(from, contentType, schema)
      if (!isJson(contentType) && !isText(contentType) && essence !== FORM) return OPAQUE
      const text = utf8(from)
      onText?.(text)
      if (isJson(contentType)) return jsonOf(text)
      if (essence !== FORM) return isXml(contentType) ? OPAQUE : typed(text, schema, types)
      return fromFields(grouped(new URLSearchParams(text)), schema)
    }
  }

  async function multipart(bytes: Uint8Array<ArrayBuffer>, type: string, schema: Schema): Promise<unknown> {
    const form = await new Response(bytes, { headers: { 'content-type': type } })
      .formData()
      .catch(() => rejectInvalid([{ field: '', message: `is not valid ${MULTIPART}` }]))
    const fields: [string, string][] = []
    for (const [name, part] of form) fields.push([name, typeof part === 'string' ? part : await part.text()])
    return fromFields(grouped(fields), schema)
  }

  /** The object that the fields of a form mean: `a[b]` is inside `a`, and a field for an object may be JSON. */
  function fromFields(values: ReadonlyMap<string, string[]>, schema: Schema): unknown {
    const declared = fieldsIn(schema, schemas)
    const raw: Record<string, Raw> = {}
    const parsed: Record<string, unknown> = {}
    for (const [name, texts] of values) {
      const outer = name.replace(/\[.*$/, '')
      if (outer !== name && Object.hasOwn(raw, outer)) continue
      const inside = declared.has(name) || !name.endsWith(']') ? undefined : deep(outer, values)
      if (inside !== undefined) raw[outer] = inside
      else {
        const { isList, isObject } = shapesOf(declared.get(name) ?? {}, schemas)
        const [first = ''] = texts
        const json = isObject || (isList && first.startsWith('[')) ? parsedJson(first) : undefined
        if (typeof json === 'object') parsed[name] = json
        else raw[name] = isList || texts.length > 1 ? texts : first
      }
    }
    return { ...Object(typed(raw, schema, types)), ...parsed }
  }
}

/** Whether a request says that it has no body. */
const isEmpty = (request: Request) =>
  !request.headers.has('content-type') &&
  (request.headers.get('content-length') === '0' || request.body === null)

const NOTHING: Body = { value: undefined, errors: [] }
/** A body that is not validated, such as a file or XML. */
const OPAQUE = Symbol('opaque')

/** Whether the text of a body is UTF-8. */
function isReadable(type: string): boolean {
  const [, charset] = /;\s*charset="?([^";\s]*)/i.exec(type) ?? []
  return charset === undefined || /^utf-?8$/i.test(charset) || !(isJson(type) || isText(type))
}

const wanted = (types: readonly string[]) =>
  types.map((type) => (isJson(type) ? `${type} in UTF-8` : type)).join(' or ')

const ENCODINGS = { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'deflate', identity: undefined } as const

const encodingOf = (headers: Headers) => headers.get('content-encoding')?.trim().toLowerCase()

export const isReadableEncoding = (headers: Headers) =>
  Object.hasOwn(ENCODINGS, encodingOf(headers) ?? 'identity')

/** The body of a request, decompressed. @throws RuleViolation 413 or 415 */
async function bytesIn(request: Request, { maxBodyBytes, isPlain }: Contract['rules']) {
  const encoding = encodingOf(request.headers)
  if (isPlain && encoding !== undefined) throw wrongType('sent without Content-Encoding')
  const bytes = await bytesOf(request, maxBodyBytes)
  if (encoding === undefined || encoding === 'identity') return bytes
  return decompressed(bytes, encoding, maxBodyBytes)
}

/** @throws RuleViolation 413 or 415 */
export async function decompressed(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const decompression = Object.entries(ENCODINGS).find(([name]) => name === encoding)?.[1]
  if (decompression === undefined) throw wrongType('sent plain, or with gzip or deflate')
  try {
    const body = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(decompression))
    return await readBounded({ body }, maxBytes, tooLarge)
  } catch (error) {
    if (error instanceof RuleViolation) throw error
    throw wrongType(`${encoding} as its Content-Encoding says`)
  }
}
