import { must, needed, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { LINKS, REFUNDS } from '../../support/changes.ts'
import { linksOf, refundablePayment, reloaded } from '../../support/fixtures.ts'

export const idempotencyKeys: Check[] = [
  {
    id: 'state/link-key-compares-the-whole-body',
    title: 'the same Idempotency-Key with a body that differs in any field is rejected',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { title: 'Contract suite', amount: 10_000, notes: { colour: 'indigo' } }
      await run.expectSuccess('createPaymentLink', { as, headers, body })
      for (const more of [
        { title: 'Contract Suite' },
        { title: 'Contract suite ' },
        { notes: { colour: 'green' } },
        { reference: 'ORDER-1' },
      ]) {
        const { error } = await run.expectError(
          'createPaymentLink',
          { as, headers, body: { ...body, ...more } },
          409,
        )
        same(error.code, 'idempotency_key_reused', 'the error code')
      }
    },
  },
  {
    id: 'state/keys-are-case-sensitive',
    title: 'Idempotency-Keys are case-sensitive',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const key = `Key-${crypto.randomUUID()}`
      const body = { title: 'Contract suite', amount: 10_000 }
      const send = (name: string) =>
        run.expectSuccess('createPaymentLink', { as, headers: { 'idempotency-key': name }, body })
      const [one, two] = [await send(key), await send(key.toLowerCase())]
      must(one.link.id !== two.link.id, 'keys that differ in letter case return the same link')
    },
  },
  {
    id: 'state/link-contains-its-key',
    title: 'a link contains the Idempotency-Key that created it, also in the list and after an update',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const key = `Contract-${crypto.randomUUID()}`
      for (const headers of [{ 'idempotency-key': key }, {}]) {
        const expected = headers['idempotency-key']
        const body = { title: 'Contract suite', amount: 10_000 }
        const { link } = await run.expectSuccess('createPaymentLink', { as, headers, body })
        same(link.idempotencyKey, expected, 'idempotencyKey of the new link')
        const path = { id: link.id }
        const changed = await run.expectSuccess('updatePaymentLink', { as, path, body })
        same(changed.link.idempotencyKey, expected, 'idempotencyKey of the link after an update')
        const listed = (await linksOf(run, as)).find(({ id }) => id === link.id)
        same(listed?.idempotencyKey, expected, 'idempotencyKey of the link in the list')
      }
    },
  },
  {
    id: 'state/refund-contains-its-key',
    title: 'a refund contains the Idempotency-Key that requested it, also in the list',
    covers: [],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const key = `Contract-${crypto.randomUUID()}`
      for (const headers of [{ 'idempotency-key': key }, {}]) {
        const payment = await refundablePayment(run)
        const body = { transactionId: payment.id, amount: 1 }
        const { transaction } = await run.expectSuccess('refundTransaction', { as, headers, body })
        const refund = needed(transaction.refunds.at(-1), 'the payment has no refund')
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
