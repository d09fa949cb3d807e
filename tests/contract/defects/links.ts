import type { Defect } from './defect.ts'
import { answering, json, meeting } from './defect.ts'

/** Links and settings that do not do what was answered. */
export const links: Defect[] = [
  {
    title: 'a paid link can be deleted',
    foundBy: 'negative/paid-link-stays',
    breaks: meeting('deletePaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 409 ? new Response(null, { status: 204 }) : answer
    }),
  },
  {
    title: 'a paid link can be cancelled',
    foundBy: 'negative/partially_paid-link-stays',
    breaks: meeting('updatePaymentLink', async ({ send, text }) => {
      const answer = await send()
      return answer.status === 409 ? send({ text: text.replace(',"status":"cancelled"', '') }) : answer
    }),
  },
  {
    title: 'a deleted link can be deleted again',
    foundBy: 'state/deleted-link-is-gone',
    breaks: meeting('deletePaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 404 ? new Response(null, { status: 204 }) : answer
    }),
  },
  {
    title: 'two deletions at once both succeed',
    foundBy: 'state/deletions-at-once',
    breaks: (server) => {
      let underWay = 0
      return meeting('deletePaymentLink', async ({ send }) => {
        underWay++
        const answer = await send()
        const isOneOfMany = underWay-- > 1
        return answer.status === 404 && isOneOfMany ? new Response(null, { status: 204 }) : answer
      })(server)
    },
  },
  {
    title: 'an update keeps what it leaves out',
    foundBy: 'positive/link-update-replaces',
    breaks: answering('updatePaymentLink', ({ link }) => ({ link: { reference: 'ORDER-1', ...link } })),
  },
  {
    title: 'an update makes a cancelled link active',
    foundBy: 'positive/link-cancelled-and-back',
    breaks: meeting('updatePaymentLink', ({ send, text }) => {
      const body = JSON.parse(text)
      return send({ text: JSON.stringify({ status: 'active', ...body }) })
    }),
  },
  {
    title: 'a title is escaped for HTML when it is stored',
    foundBy: 'positive/link-keeps-what-was-sent',
    breaks: answering('createPaymentLink', ({ link }) => ({
      link: { ...link, title: link.title.replaceAll('&', '&amp;') },
    })),
  },
  {
    title: 'a creation ignores the Idempotency-Key',
    foundBy: 'state/link-key-creates-once',
    breaks: meeting('createPaymentLink', ({ send }) => send({ headers: { 'idempotency-key': '' } })),
  },
  {
    title: 'an Idempotency-Key replays whatever the body',
    foundBy: 'state/link-key-creates-once',
    breaks: replaying((key) => key),
  },
  {
    title: 'an Idempotency-Key is shared by all merchants',
    foundBy: 'state/keys-belong-to-one-caller',
    breaks: replaying((key, text) => `${key} ${text}`),
  },
  {
    title: 'a priority is answered and not kept',
    foundBy: 'positive/gateway-priority-as-merchant',
    breaks: meeting('updateGateway', async ({ send, text, url }) => {
      const { priority } = JSON.parse(text)
      const answer = await send({ text: '{"enabled":true}' })
      const { gateways } = await answer.json()
      const id = url.pathname.split('/').at(-1)
      return json(200, {
        gateways: gateways.map((each: { id: string }) => (each.id === id ? { ...each, priority } : each)),
      })
    }),
  },
  {
    title: 'an update of limits resets the rest',
    foundBy: 'positive/method-limits-as-merchant',
    breaks: answering('updatePaymentMethod', ({ methods }) => ({
      methods: methods.map((method) => ({ ...method, enabled: !method.enabled })),
    })),
  },
  {
    title: 'the last gateway can be disabled',
    foundBy: 'negative/last-gateway-as-merchant',
    breaks: meeting('updateGateway', async ({ send }) => {
      const answer = await send()
      return answer.status === 409 ? json(200, { gateways: [] }) : answer
    }),
  },
]

/** Answers kept under another key than the caller, the key and the body together. */
function replaying(keyOf: (key: string, text: string) => string): Defect['breaks'] {
  return (server) => {
    const saved = new Map<string, Response>()
    return meeting('createPaymentLink', async ({ send, text, request }) => {
      const key = keyOf(request.headers.get('idempotency-key') ?? crypto.randomUUID(), text)
      const answer = saved.get(key)?.clone() ?? (await send())
      saved.set(key, answer.clone())
      return answer
    })(server)
  }
}
