import type { IncomingHttpHeaders } from 'node:http'
import type { Refused } from '../contract/api-error.ts'
import { ApiError } from '../contract/api-error.ts'
import type { Contract } from '../contract/schema.ts'
import { parseStrictly } from '../http/json-text.ts'
import type { Reply } from '../http/reply.ts'

export type HandledRequest = {
  operation: string | undefined
  method: string
  headers: IncomingHttpHeaders
}

export const wireRules = {
  contract: (_contract: Contract): void => undefined,
  samePath: (template: string, path: string) => template === path,
  readTarget: (target: string) => target,
  unsupportedMethod: (allowed: string[]) =>
    new ApiError(405, 'method_not_allowed', 'That is not possible here.', {
      headers: { Allow: allowed.join(', ') },
    }),
  isTokenFirst: true,
  maxBytes: (_headers: IncomingHttpHeaders): number => 1024 * 1024,
  isJsonType: (type: string) => /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type),
  parsed: (text: string): unknown => parseStrictly(text),
  spaceFor: (sign: '+') => (sign === '+' ? ' ' : sign),
  requestId: (count: number) => `req-${count}`,
  errorBody: (error: Refused): object => error,
  answered: (reply: Reply, _handled: HandledRequest): Reply => reply,
  written: (body: unknown): string | Uint8Array => JSON.stringify(body),
  /** JSON may say the same in other characters. */
  rewritten: (json: string | Uint8Array): string | Uint8Array => json,
  contentType: () => 'application/json',
  caching: (_handled: HandledRequest): Record<string, string> => ({ 'Cache-Control': 'no-store' }),
  isConditional: true,
  moreHeaders: (): Record<string, string> => ({}),
  /** The chunk size in bytes; 0 sends everything at once with a Content-Length. */
  chunkBytes: 0,
}
