import type { Schema } from './schema.ts'

/** A representation that a request or response may have. */
export type MediaType = {
  /** As the document writes it: `application/json`, a range such as `text/*`, or one with parameters. */
  type: string
  schema: Schema | undefined
  /** By name; a single one is called `default`. */
  examples: Record<string, unknown>
}

export const FORM = 'application/x-www-form-urlencoded'
export const MULTIPART = 'multipart/form-data'

/** `application/json` of `Application/JSON; charset=utf-8`. */
export const essenceOf = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()

export const isJson = (type: string) => /^[\w.+-]+\/(?:[\w.-]+\+)?json$/.test(essenceOf(type))
export const isText = (type: string) => essenceOf(type).startsWith('text/')
export const isXml = (type: string) => /[/+]xml$/.test(essenceOf(type))
export const isRange = (type: string) => type.includes('*')
export const isEventStream = (type: string) => essenceOf(type) === 'text/event-stream'

/** Whether a body is a sequence of items. */
export const isStream = (type: string) =>
  isEventStream(type) || /^application\/(?:x-ndjson|ndjson|jsonl|x-jsonlines|json-seq)$/.test(essenceOf(type))

/** Whether a range such as `text/*` includes a type. */
function includes(range: string, type: string): boolean {
  const [kind, sub] = essenceOf(range).split('/')
  const [ofKind, ofSub] = essenceOf(type).split('/')
  return (kind === '*' || kind === ofKind) && (sub === '*' || sub === undefined || sub === ofSub)
}

const precision = (range: string) =>
  essenceOf(range) === '*/*' || range === '*' ? 0 : isRange(range) ? 1 : 2

/** The declarations that match a content type, the most precise first. */
export const mediaTypeFor = (content: readonly MediaType[], type: string): MediaType | undefined =>
  content
    .filter((media) => includes(media.type, type))
    .sort((a, b) => precision(b.type) - precision(a.type))[0]

/** The representation that a caller prefers (RFC 9110); JSON where several are as good. Undefined if none is acceptable. */
export function negotiated(content: readonly MediaType[], accept: string | null): MediaType | undefined {
  const inOrder = [...content].sort((a, b) => Number(isJson(b.type)) - Number(isJson(a.type)))
  if (accept === null || accept.trim() === '') return inOrder[0]
  const ranges = accept.split(',').map((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const quality = parameters.find((part) => /^q=/i.test(part))?.slice(2)
    return { range: range.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  const qualityOf = ({ type }: MediaType) => {
    const fitting = ranges.filter(
      ({ range }) => includes(range, type) || (isRange(type) && includes(type, range)),
    )
    return fitting.sort((a, b) => precision(b.range) - precision(a.range))[0]?.quality ?? 0
  }
  const [preferred] = inOrder
    .map((media) => ({ media, quality: qualityOf(media) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return preferred?.media
}
