import type { Interception, Mutant } from './mutant.ts'
import { intercepting, json, onError } from './mutant.ts'

/** Invalid requests that are accepted, or rejected with an undeclared response. */
export const errors: Mutant[] = [
  {
    name: 'an unknown id gets 200',
    caughtBy: 'negative/updateGateway-unknown-id-as-merchant',
    breaks: intercepting('updateGateway', async ({ send }) => {
      const answer = await send()
      return answer.status === 404 ? json(200, { gateways: [] }) : answer
    }),
  },
  {
    name: 'errors have no message',
    caughtBy: 'negative/updatePaymentLink-unknown-id-as-merchant',
    breaks: onError(404, async (answer) => {
      const { message: _message, ...rest } = await answer.json()
      return json(404, rest)
    }),
  },
  {
    name: 'an invalid body gets 422 instead of 400',
    caughtBy: 'negative/register-generated-bodies',
    breaks: onError(400, async (answer) => json(422, await answer.json())),
  },
  {
    name: 'unusual input gets 500',
    caughtBy: 'negative/createPaymentLink-generated-bodies',
    breaks: onError(400, (_answer, { text }) => {
      return /"title":\s*(null|\[|\{)/.test(text)
        ? json(500, { message: 'x', code: 'internal', requestId: 'r' })
        : _answer
    }),
  },
  {
    name: 'unusual input breaks the connection',
    caughtBy: 'negative/createPaymentLink-hostile-bodies',
    breaks: onError(400, (answer, { text }) => {
      if (text.startsWith('[[[')) throw new TypeError('the connection was reset')
      return answer
    }),
  },
  {
    name: '405 has no Allow',
    caughtBy: 'negative/other-methods-payments-links',
    breaks: onError(405, async (answer) => json(405, await answer.json())),
  },
  {
    name: 'an unknown path gets an HTML page',
    caughtBy: 'negative/unknown-paths',
    breaks: onError(
      404,
      () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
  },
  {
    name: '429 has no Retry-After',
    caughtBy: 'security/sign-in-limit',
    breaks: onError(429, async (answer) => json(429, await answer.json())),
  },
  {
    name: '401 has no WWW-Authenticate',
    caughtBy: 'security/getStats-without-token',
    breaks: onError(401, async (answer) => json(401, await answer.json())),
  },
  {
    name: 'bodies of any size are accepted',
    caughtBy: 'negative/createPaymentLink-too-large-as-merchant',
    breaks: intercepting('createPaymentLink', ({ send, text }) =>
      send({ text: text.trim(), headers: { 'content-length': '' } }),
    ),
  },
  {
    name: 'bodies of any type are accepted',
    caughtBy: 'negative/refundTransaction-unsupported-type-as-merchant',
    breaks: intercepting('refundTransaction', ({ send }) =>
      send({ headers: { 'content-type': 'application/json', 'content-encoding': '' } }),
    ),
  },
  {
    name: 'an unknown query parameter is ignored',
    caughtBy: 'negative/listSettlements-unknown-parameter-as-admin',
    breaks: intercepting('listSettlements', ({ send, url }) => send({ url: new URL(url.pathname, url) })),
  },
  {
    name: 'duplicate keys are accepted',
    caughtBy: 'negative/signIn-hostile-bodies',
    breaks: intercepting('signIn', ({ send, text }) => send({ text: reparsed(text, (body) => body) })),
  },
  {
    name: 'an unknown field is ignored',
    caughtBy: 'negative/createPaymentLink-generated-bodies',
    breaks: intercepting('createPaymentLink', ({ send, text }) =>
      send({ text: reparsed(text, ({ surprise: _surprise, ...body }) => body) }),
    ),
  },
  {
    name: 'numbers are accepted as strings',
    caughtBy: 'negative/refundTransaction-generated-bodies',
    breaks: intercepting('refundTransaction', ({ send, text }) =>
      send({
        text: reparsed(text, (body) => (typeof body.amount === 'string' ? { ...body, amount: 1 } : body)),
      }),
    ),
  },
  {
    name: 'a limit above 100 is reduced to 100',
    caughtBy: 'negative/invalid-filters',
    breaks: intercepting('listTransactions', ({ send, url }: Interception) => {
      if (Number(url.searchParams.get('limit')) > 100) url.searchParams.set('limit', '100')
      return send({ url })
    }),
  },
  {
    name: 'an unknown cursor starts at the first page',
    caughtBy: 'negative/unknown-cursor',
    breaks: intercepting('listTransactions', async ({ send, url }) => {
      const answer = await send()
      if (answer.status !== 400 || !url.searchParams.has('cursor')) return answer
      url.searchParams.delete('cursor')
      return send({ url })
    }),
  },
  {
    name: 'a rejected update is saved',
    caughtBy: 'negative/updatePaymentLink-generated-bodies',
    breaks: intercepting('updatePaymentLink', async ({ send }) => {
      const answer = await send()
      if (answer.status === 400) await send({ text: '{"title":"Changed after all","amount":12300}' })
      return answer
    }),
  },
  {
    name: 'a minimum above the amount is accepted',
    caughtBy: 'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant',
    breaks: intercepting('createPaymentLink', async ({ send, text }) => {
      const answer = await send()
      return answer.status === 422
        ? send({ text: reparsed(text, ({ partial: _partial, ...body }) => body) })
        : answer
    }),
  },
]

/** Normalizes a body before validation. Anything but a JSON object is unchanged. */
function reparsed(text: string, change: (body: Record<string, unknown>) => object): string {
  try {
    const body = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? JSON.stringify(change(body))
      : text
  } catch {
    return text
  }
}
