import type { IncomingHttpHeaders } from 'node:http'
import type { Refused } from '../contract/api-error.ts'
import { ApiError } from '../contract/api-error.ts'
import type { Contract } from '../contract/schema.ts'
import { parseStrictly } from '../http/json-text.ts'
import type { Reply } from '../http/reply.ts'

export type HandledRequest = {
  operation: string | undefined
  method: string
  path: string
  headers: IncomingHttpHeaders
  text: string
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const wireRules = {
  contract: (_contract: Contract): void => undefined,
  samePath: (template: string, path: string) => template === path,
  readTarget: (target: string) => target,
  unknownPath: () => new ApiError(404, 'not_found', 'There is nothing here.'),
  unsupportedMethod: (allowed: string[]) =>
    new ApiError(405, 'method_not_allowed', 'That is not possible here.', {
      headers: { Allow: allowed.join(', ') },
    }),
  isTokenFirst: true,
  forbidden: () => new ApiError(403, 'forbidden', 'Your role may not do that.'),
  maxBytes: (_headers: IncomingHttpHeaders): number => 1024 * 1024,
  isJsonType: (type: string) => /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type),
  isEncodingKnown: (encoding: string | undefined) => encoding === undefined || /^identity$/i.test(encoding),
  decoded: (bytes: Uint8Array) => utf8.decode(bytes),
  parsed: (text: string): unknown => parseStrictly(text),
  wholeNumber: /^(?:0|[1-9]\d*)$/,
  spaceFor: (sign: '+') => (sign === '+' ? ' ' : sign),
  requestId: (count: number) => `req-${count}`,
  errorBody: (error: Refused, _handled: HandledRequest): object => error,
  answered: (reply: Reply, _handled: HandledRequest): Reply => reply,
  written: (body: unknown): string | Uint8Array => JSON.stringify(body),
  /** JSON may say the same in other characters. */
  rewritten: (json: string | Uint8Array): string | Uint8Array => json,
  contentType: () => 'application/json',
  caching: (_handled: HandledRequest, _status: number): Record<string, string> => ({
    'Cache-Control': 'no-store',
  }),
  isConditional: true,
  isStillCurrent: (etag: string, tags: string | undefined) =>
    tags === '*' ||
    (tags ?? '').split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag.replace(/^W\//, '')),
  moreHeaders: (_handled: HandledRequest): Record<string, string> => ({}),
  /** The chunk size in bytes; 0 sends everything at once with a Content-Length. */
  chunkBytes: 0,
}
