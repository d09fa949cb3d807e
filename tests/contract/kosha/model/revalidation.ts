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

/** Asks only for what has changed, as clients do, and tells the whole response nevertheless. */
export class Revalidation {
  private turn = 0
  private readonly known = new Map<string, CachedResponse>()

  /** @throws ContractViolation if the tag of the last response, or at first that of somebody else, is not answered as it must be */
  async read(
    what: string,
    who: string,
    send: (headers: Record<string, string>) => Promise<Received>,
  ): Promise<Received> {
    const known = this.known.get(`${what} ${who}`) ?? this.known.get(what) ?? NEVER_ISSUED
    const received = await send({
      'if-none-match': FORMS[this.turn++ % FORMS.length]?.(known.etag) ?? known.etag,
    })
    const etag = received.headers.get('etag') ?? undefined
    if (received.status === 304) {
      must(known.text !== undefined, `${what} answers 304 for an ETag that was never issued`)
      must(
        etag === undefined || strong(etag) === strong(known.etag),
        `${what} answers 304 for ${known.etag} with ${etag}`,
      )
      return { ...received, status: 200, text: known.text }
    }
    const isSame = etag === known.etag && received.text === known.text
    must(!isSame, `${what} answers ${received.status} with the response of that ETag, expected 304`)
    if (received.status === 200 && etag !== undefined) {
      if (!this.known.has(what)) {
        const { status } = await send({ 'if-none-match': '*' })
        must(status === 304, `${what} answers ${status} to If-None-Match: *, expected 304`)
      }
      for (const key of [what, `${what} ${who}`]) this.known.set(key, { etag, text: received.text })
    }
    return received
  }
}
