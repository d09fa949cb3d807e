import type { Check } from '../../suite/check.ts'
import { must, same } from '../../suite/check.ts'
import { LINKS } from '../../support/changes.ts'

export const idempotencyKeys: Check[] = [
  {
    id: 'state/link-key-compares-the-whole-body',
    title: 'a body that differs in any field is another one under the same key',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { title: 'Contract suite', amount: 10_000, notes: { colour: 'indigo' } }
      await run.succeed('createPaymentLink', { as, headers, body })
      for (const more of [
        { title: 'Contract Suite' },
        { notes: { colour: 'green' } },
        { reference: 'ORDER-1' },
      ]) {
        const { error } = await run.refuse(
          'createPaymentLink',
          { as, headers, body: { ...body, ...more } },
          409,
        )
        same(error.code, 'idempotency_key_reused', 'the code of the refusal')
      }
    },
  },
  {
    id: 'state/keys-are-told-apart',
    title: 'two keys that differ in case are two attempts',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const key = `Key-${crypto.randomUUID()}`
      const body = { title: 'Contract suite', amount: 10_000 }
      const send = (name: string) =>
        run.succeed('createPaymentLink', { as, headers: { 'idempotency-key': name }, body })
      const [one, two] = [await send(key), await send(key.toLowerCase())]
      must(one.link.id !== two.link.id, 'keys that differ in case give the same link')
    },
  },
]
