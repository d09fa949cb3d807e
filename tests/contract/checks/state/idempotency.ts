import type { Check } from '../../suite/check.ts'
import { cell, must, same } from '../../suite/check.ts'
import type { Call } from '../../suite/contract-run.ts'
import { LINKS, REFUNDS } from '../../support/changes.ts'
import { linksOf, refundablePayment, reloaded } from '../../support/fixtures.ts'

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const ATTEMPTS = 4

/** Requests with the same key take effect once, however often and fast they are repeated. */
export const idempotency: Check[] = [
  {
    id: 'state/link-key-creates-once',
    title: 'one Idempotency-Key creates one link, says so when it is repeated, and refuses another body',
    covers: [cell('createPaymentLink', 201, 'merchant'), cell('createPaymentLink', 409, 'merchant')],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const call = {
        as,
        headers: key(),
        body: { title: 'Contract suite', amount: 10_000 },
      } satisfies Call
      const before = await linksOf(run, as)
      const first = await run.call('createPaymentLink', call)
      same(first.status, 201, 'the status of the first request')
      same(first.headers.get('idempotency-replayed'), null, 'Idempotency-Replayed of the first answer')
      const again = await run.call('createPaymentLink', {
        ...call,
        body: { amount: 10_000, title: 'Contract suite' },
      })
      same(
        [again.status, JSON.parse(again.text)],
        [201, JSON.parse(first.text)],
        'the answer to the same key',
      )
      same(again.headers.get('idempotency-replayed'), 'true', 'Idempotency-Replayed of the second answer')
      const other = { ...call, body: { title: 'Contract suite', amount: 20_000 } }
      const { error } = await run.refuse('createPaymentLink', other, 409)
      same(error.code, 'idempotency_key_reused', 'the code of the refusal')
      const known = new Set(before.map(({ id }) => id))
      const made = (await linksOf(run, as)).filter(
        ({ id, title }) => !known.has(id) && title === call.body.title,
      )
      same(made.length, 1, 'the number of links made')
    },
  },
  {
    id: 'state/link-key-at-once',
    title: 'one Idempotency-Key creates one link, also when it arrives several times at once',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const call = { as, headers: key(), body: { title: 'Contract suite', amount: 10_000 } }
      const answers = await Promise.all(
        Array.from({ length: ATTEMPTS }, () => run.call('createPaymentLink', call)),
      )
      // A request sent while the first is in progress may be told to retry.
      for (const { status } of answers)
        must([201, 409].includes(status), `a repeated creation is answered with ${status}`)
      const { link } = await run.succeed('createPaymentLink', call)
      const made = answers.filter(({ status }) => status === 201).map(({ text }) => JSON.parse(text).link.id)
      same([...new Set([...made, link.id])], [link.id], 'the ids of the links made')
    },
  },
  {
    id: 'state/replay-is-the-saved-answer',
    title:
      'a repeated key gets the answer that was saved, whatever became of the link, and without a key a link is another one',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const call = { as, body: { title: 'Contract suite', amount: 10_000 } }
      const repeated = { ...call, headers: key() }
      const first = await run.succeed('createPaymentLink', repeated)
      const { id } = first.link
      await run.succeed('updatePaymentLink', { as, path: { id }, body: { title: 'Renamed', amount: 20_000 } })
      same(await run.succeed('createPaymentLink', repeated), first, 'the answer to the same key')
      const one = await run.succeed('createPaymentLink', call)
      const two = await run.succeed('createPaymentLink', call)
      must(one.link.id !== two.link.id, 'the same body without a key gives the same link')
    },
  },
  {
    id: 'state/keys-belong-to-one-caller',
    title: 'the key of one merchant says nothing to another',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const headers = key()
      const body = { title: 'Contract suite', amount: 10_000 }
      const own = await run.succeed('createPaymentLink', {
        as: await run.actors.as('merchant'),
        headers,
        body,
      })
      const theirs = await run.succeed('createPaymentLink', {
        as: await run.actors.otherMerchant(),
        headers,
        body,
      })
      must(own.link.id !== theirs.link.id, 'another merchant gets the link that was saved under the same key')
    },
  },
  {
    id: 'state/refund-key-refunds-once',
    title: 'one Idempotency-Key refunds once, also when it arrives several times at once',
    covers: [cell('refundTransaction', 200, 'merchant')],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const payment = await refundablePayment(run, { atLeast: ATTEMPTS })
      const call = { as, headers: key(), body: { transactionId: payment.id, amount: 1 } }
      const answers = await Promise.all(
        Array.from({ length: ATTEMPTS }, () => run.call('refundTransaction', call)),
      )
      // A request sent while the first is in progress may be told to retry.
      for (const { status } of answers)
        must([200, 409].includes(status), `a repeated refund is answered with ${status}`)
      await run.succeed('refundTransaction', call)
      same((await reloaded(run, payment)).refundedAmount, payment.refundedAmount + 1, 'refundedAmount')
    },
  },
  {
    id: 'state/refused-key-may-try-again',
    title: 'a key whose request was refused may be used again',
    covers: [cell('refundTransaction', 409, 'merchant')],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id, amount } = await refundablePayment(run)
      const call = { as, headers: key() }
      await run.refuse('refundTransaction', { ...call, body: { transactionId: id, amount: amount + 1 } }, 409)
      await run.succeed('refundTransaction', { ...call, body: { transactionId: id, amount: 1 } })
    },
  },
]
