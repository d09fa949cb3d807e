import type { IncomingHttpHeaders } from 'node:http'
import type { Described } from '../contract/schema.ts'
import type { Reply } from './reply.ts'
import type { Context } from './route.ts'

/** Names the response by its content, and answers 304 to a caller who has it. */
export function conditional(
  reply: Reply,
  described: Described,
  { 'if-none-match': known }: IncomingHttpHeaders,
  { rules }: Pick<Context, 'rules'>,
): Reply {
  if (!rules.isConditional || !described.responses[304] || reply.status !== 200) return reply
  const etag = rules.entityTag(JSON.stringify(reply.body))
  const headers = { ...reply.headers, ETag: etag }
  return rules.isStillCurrent(etag, known) ? { status: 304, headers } : { ...reply, headers }
}
