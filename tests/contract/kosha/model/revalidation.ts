import { must } from '../../suite/verdicts.ts'
import type { Received } from '../../suite/wire.ts'

type CachedResponse = { etag: string; text?: string }

const NEVER_ISSUED: CachedResponse = { etag: '"contract-suite"' }

const strong = (etag: string) => etag.replace(/^W\//, '')
/** Of these, each matches as the tag itself does. */
const FORMS = [
  (etag: string) => etag,
  (etag: string) => `"of-the-contract-suite", ${etag}`,
  (etag: string) => `W/${strong(etag)}`,
]

/** Sends the last ETag, as clients do, and returns the cached response for a 304. */
export class Revalidation {
  private turn = 0
  private readonly cached = new Map<string, CachedResponse>()

  /** @throws ContractViolation if 304 is missing for an unchanged response, or sent for a changed one */
  async read(
    list: string,
    who: string,
    send: (headers: Record<string, string>) => Promise<Received>,
  ): Promise<Received> {
    const lastResponse = this.cached.get(`${list} ${who}`) ?? this.cached.get(list) ?? NEVER_ISSUED
    const received = await send({
      'if-none-match': FORMS[this.turn++ % FORMS.length]?.(lastResponse.etag) ?? lastResponse.etag,
    })
    const etag = received.headers.get('etag') ?? undefined
    if (received.status === 304) {
      must(lastResponse.text !== undefined, `${list} answers 304 for an ETag that was never issued`)
      must(
        etag === undefined || strong(etag) === strong(lastResponse.etag),
        `${list} answers 304 for ${lastResponse.etag} with ${etag}`,
      )
      return { ...received, status: 200, text: lastResponse.text }
    }
    const isSame = etag === lastResponse.etag && received.text === lastResponse.text
    must(!isSame, `${list} answers ${received.status} with the response of that ETag, expected 304`)
    if (received.status === 200 && etag !== undefined) {
      if (!this.cached.has(list)) {
        const { status } = await send({ 'if-none-match': '*' })
        must(status === 304, `${list} answers ${status} to If-None-Match: *, expected 304`)
      }
      for (const key of [list, `${list} ${who}`]) this.cached.set(key, { etag, text: received.text })
    }
    return received
  }
}
