import type { Mutant } from './mutant.ts'
import { intercepting, json, onSuccess } from './mutant.ts'

/** Links and settings that do not match the responses. */
export const links: Mutant[] = [
  {
    name: 'a paid link can be deleted',
    caughtBy: 'negative/paid-link-is-fixed',
    breaks: intercepting('deletePaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 409 ? new Response(null, { status: 204 }) : answer
    }),
  },
  {
    name: 'a paid link can be cancelled',
    caughtBy: 'negative/partially_paid-link-is-fixed',
    breaks: intercepting('updatePaymentLink', async ({ send, text }) => {
      const answer = await send()
      return answer.status === 409 ? send({ text: text.replace(',"status":"cancelled"', '') }) : answer
    }),
  },
  {
    name: 'a deleted link can be deleted again',
    caughtBy: 'state/deleted-link-is-gone',
    breaks: intercepting('deletePaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 404 ? new Response(null, { status: 204 }) : answer
    }),
  },
  {
    name: 'two simultaneous deletions both succeed',
    caughtBy: 'state/simultaneous-deletions',
    breaks: (server) => {
      let underWay = 0
      return intercepting('deletePaymentLink', async ({ send }) => {
        underWay++
        const answer = await send()
        const isOneOfMany = underWay-- > 1
        return answer.status === 404 && isOneOfMany ? new Response(null, { status: 204 }) : answer
      })(server)
    },
  },
  {
    name: 'an update keeps omitted fields',
    caughtBy: 'positive/link-update-replaces',
    breaks: onSuccess('updatePaymentLink', ({ link }) => ({ link: { reference: 'ORDER-1', ...link } })),
  },
  {
    name: 'an update reactivates a cancelled link',
    caughtBy: 'positive/link-cancelled-and-reactivated',
    breaks: intercepting('updatePaymentLink', ({ send, text }) => {
      const body = JSON.parse(text)
      return send({ text: JSON.stringify({ status: 'active', ...body }) })
    }),
  },
  {
    name: 'titles are escaped for HTML when saved',
    caughtBy: 'positive/link-keeps-what-was-sent',
    breaks: onSuccess('createPaymentLink', ({ link }) => ({
      link: { ...link, title: link.title.replaceAll('&', '&amp;') },
    })),
  },
  {
    name: 'creating a link ignores the Idempotency-Key',
    caughtBy: 'state/link-key-creates-once',
    breaks: intercepting('createPaymentLink', ({ send }) => send({ headers: { 'idempotency-key': '' } })),
  },
  {
    name: 'an Idempotency-Key is replayed for any body',
    caughtBy: 'state/link-key-creates-once',
    breaks: replaying((key) => key),
  },
  {
    name: 'an Idempotency-Key is shared by all merchants',
    caughtBy: 'state/keys-belong-to-one-merchant',
    breaks: replaying((key, text) => `${key} ${text}`),
  },
  {
    name: 'a priority is returned but not saved',
    caughtBy: 'positive/gateway-priority-as-merchant',
    breaks: intercepting('updateGateway', async ({ send, text, url }) => {
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
    name: 'updating limits resets the other settings',
    caughtBy: 'positive/method-limits-as-merchant',
    breaks: onSuccess('updatePaymentMethod', ({ methods }) => ({
      methods: methods.map((method) => ({ ...method, enabled: !method.enabled })),
    })),
  },
  {
    name: 'the last gateway can be disabled',
    caughtBy: 'negative/last-gateway-as-merchant',
    breaks: intercepting('updateGateway', async ({ send }) => {
      const answer = await send()
      return answer.status === 409 ? json(200, { gateways: [] }) : answer
    }),
  },
]

/** Caches responses by a wrong key; the right one combines caller, idempotency key and body. */
function replaying(keyOf: (key: string, text: string) => string): Mutant['breaks'] {
  return (server) => {
    const saved = new Map<string, Response>()
    return intercepting('createPaymentLink', async ({ send, text, request }) => {
      const key = keyOf(request.headers.get('idempotency-key') ?? crypto.randomUUID(), text)
      const answer = saved.get(key)?.clone() ?? (await send())
      saved.set(key, answer.clone())
      return answer
    })(server)
  }
}
