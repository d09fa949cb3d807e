import type { Mutant, Talk } from './mutant.ts'
import { json, meeting, refusing } from './mutant.ts'

/** Invalid requests that are accepted, or rejected with an undeclared response. */
export const refusals: Mutant[] = [
  {
    name: 'an unknown id is answered with 200',
    caughtBy: 'negative/updateGateway-unknown-id-as-merchant',
    breaks: meeting('updateGateway', async ({ send }) => {
      const answer = await send()
      return answer.status === 404 ? json(200, { gateways: [] }) : answer
    }),
  },
  {
    name: 'a refusal has no message',
    caughtBy: 'negative/updatePaymentLink-unknown-id-as-merchant',
    breaks: refusing(404, async (answer) => {
      const { message: _message, ...rest } = await answer.json()
      return json(404, rest)
    }),
  },
  {
    name: 'a wrong shape is answered with 422 rather than 400',
    caughtBy: 'negative/register-generated-bodies',
    breaks: refusing(400, async (answer) => json(422, await answer.json())),
  },
  {
    name: 'odd input leads to 500',
    caughtBy: 'negative/createPaymentLink-generated-bodies',
    breaks: refusing(400, (_answer, { text }) => {
      return /"title":\s*(null|\[|\{)/.test(text)
        ? json(500, { message: 'x', code: 'internal', requestId: 'r' })
        : _answer
    }),
  },
  {
    name: 'odd input breaks the connection',
    caughtBy: 'negative/createPaymentLink-hostile-bodies',
    breaks: refusing(400, (answer, { text }) => {
      if (text.startsWith('[[[')) throw new TypeError('the connection was reset')
      return answer
    }),
  },
  {
    name: 'a method that a path lacks is answered without Allow',
    caughtBy: 'negative/other-methods-payments-links',
    breaks: refusing(405, async (answer) => json(405, await answer.json())),
  },
  {
    name: 'an unknown path is answered with a page',
    caughtBy: 'negative/unknown-paths',
    breaks: refusing(
      404,
      () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
  },
  {
    name: '429 does not say when to come again',
    caughtBy: 'security/sign-in-closes',
    breaks: refusing(429, async (answer) => json(429, await answer.json())),
  },
  {
    name: '401 does not say how to authenticate',
    caughtBy: 'security/getStats-without-token',
    breaks: refusing(401, async (answer) => json(401, await answer.json())),
  },
  {
    name: 'a body of any size is taken',
    caughtBy: 'negative/createPaymentLink-too-large-as-merchant',
    breaks: meeting('createPaymentLink', ({ send, text }) =>
      send({ text: text.trim(), headers: { 'content-length': '' } }),
    ),
  },
  {
    name: 'a body of any type is taken',
    caughtBy: 'negative/refundTransaction-other-type-as-merchant',
    breaks: meeting('refundTransaction', ({ send }) =>
      send({ headers: { 'content-type': 'application/json', 'content-encoding': '' } }),
    ),
  },
  {
    name: 'an unknown query parameter is ignored',
    caughtBy: 'negative/listSettlements-unknown-parameter-as-admin',
    breaks: meeting('listSettlements', ({ send, url }) => send({ url: new URL(url.pathname, url) })),
  },
  {
    name: 'a key given twice is taken',
    caughtBy: 'negative/signIn-hostile-bodies',
    breaks: meeting('signIn', ({ send, text }) => send({ text: reparsed(text, (body) => body) })),
  },
  {
    name: 'an unknown field is ignored',
    caughtBy: 'negative/createPaymentLink-generated-bodies',
    breaks: meeting('createPaymentLink', ({ send, text }) =>
      send({ text: reparsed(text, ({ surprise: _surprise, ...body }) => body) }),
    ),
  },
  {
    name: 'a number may be text',
    caughtBy: 'negative/refundTransaction-generated-bodies',
    breaks: meeting('refundTransaction', ({ send, text }) =>
      send({
        text: reparsed(text, (body) => (typeof body.amount === 'string' ? { ...body, amount: 1 } : body)),
      }),
    ),
  },
  {
    name: 'a limit beyond 100 is clamped',
    caughtBy: 'negative/odd-filters',
    breaks: meeting('listTransactions', ({ send, url }: Talk) => {
      if (Number(url.searchParams.get('limit')) > 100) url.searchParams.set('limit', '100')
      return send({ url })
    }),
  },
  {
    name: 'a foreign cursor begins at the first page',
    caughtBy: 'negative/foreign-cursor',
    breaks: meeting('listTransactions', async ({ send, url }) => {
      const answer = await send()
      if (answer.status !== 400 || !url.searchParams.has('cursor')) return answer
      url.searchParams.delete('cursor')
      return send({ url })
    }),
  },
  {
    name: 'a refused update is carried out all the same',
    caughtBy: 'negative/updatePaymentLink-generated-bodies',
    breaks: meeting('updatePaymentLink', async ({ send }) => {
      const answer = await send()
      if (answer.status === 400) await send({ text: '{"title":"Changed after all","amount":12300}' })
      return answer
    }),
  },
  {
    name: 'a minimum above the amount is taken',
    caughtBy: 'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant',
    breaks: meeting('createPaymentLink', async ({ send, text }) => {
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
