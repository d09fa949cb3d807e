import type { Check } from '../../suite/check.ts'
import { must, needed, same } from '../../suite/check.ts'
import { LINKS, REFUNDS } from '../../support/changes.ts'
import { linksOf, refundablePayment, reloaded } from '../../support/fixtures.ts'

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
        { title: 'Contract suite ' },
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
  {
    id: 'state/link-tells-its-key',
    title: 'a link tells the Idempotency-Key that it was created with, also in the list and after an update',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const key = `Contract-${crypto.randomUUID()}`
      for (const headers of [{ 'idempotency-key': key }, {}]) {
        const expected = headers['idempotency-key']
        const body = { title: 'Contract suite', amount: 10_000 }
        const { link } = await run.succeed('createPaymentLink', { as, headers, body })
        same(link.idempotencyKey, expected, 'idempotencyKey of the new link')
        const path = { id: link.id }
        const changed = await run.succeed('updatePaymentLink', { as, path, body })
        same(changed.link.idempotencyKey, expected, 'idempotencyKey of the link after an update')
        const listed = (await linksOf(run, as)).find(({ id }) => id === link.id)
        same(listed?.idempotencyKey, expected, 'idempotencyKey of the link in the list')
      }
    },
  },
  {
    id: 'state/refund-tells-its-key',
    title: 'a refund tells the Idempotency-Key that it was requested with, in the list too',
    covers: [],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const key = `Contract-${crypto.randomUUID()}`
      for (const headers of [{ 'idempotency-key': key }, {}]) {
        const payment = await refundablePayment(run)
        const body = { transactionId: payment.id, amount: 1 }
        const { transaction } = await run.succeed('refundTransaction', { as, headers, body })
        const refund = needed(transaction.refunds.at(-1), 'there is no refund')
        same(refund.idempotencyKey, headers['idempotency-key'], 'idempotencyKey of the new refund')
        const { refunds } = await reloaded(run, payment)
        same(
          refunds.find(({ id }) => id === refund.id)?.idempotencyKey,
          refund.idempotencyKey,
          'idempotencyKey of the refund in the list',
        )
      }
    },
  },
]
