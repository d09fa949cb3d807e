import type { Call } from '../../suite/call.ts'
import { cell, must, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { LINKS, REFUNDS } from '../../support/changes.ts'
import { linksOf, refundablePayment, reloaded } from '../../support/fixtures.ts'

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const ATTEMPTS = 4

/** Requests with the same key take effect once, however often and fast they are repeated. */
export const idempotency: Check[] = [
  {
    id: 'state/link-key-creates-once',
    title:
      'an Idempotency-Key creates one link, a repeat is marked as replayed, and a different body is rejected',
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
      same(first.headers.get('idempotency-replayed'), null, 'Idempotency-Replayed of the first response')
      const again = await run.call('createPaymentLink', {
        ...call,
        body: { amount: 10_000, title: 'Contract suite' },
      })
      same(
        [again.status, JSON.parse(again.text)],
        [201, JSON.parse(first.text)],
        'the response for the same key',
      )
      same(again.headers.get('idempotency-replayed'), 'true', 'Idempotency-Replayed of the second response')
      const other = { ...call, body: { title: 'Contract suite', amount: 20_000 } }
      const { error } = await run.expectError('createPaymentLink', other, 409)
      same(error.code, 'idempotency_key_reused', 'the error code')
      const known = new Set(before.map(({ id }) => id))
      const made = (await linksOf(run, as)).filter(
        ({ id, title }) => !known.has(id) && title === call.body.title,
      )
      same(made.length, 1, 'the number of created links')
    },
  },
  {
    id: 'state/link-key-simultaneously',
    title: 'an Idempotency-Key creates one link, even if requests with it arrive simultaneously',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const call = { as, headers: key(), body: { title: 'Contract suite', amount: 10_000 } }
      const responses = await Promise.all(
        Array.from({ length: ATTEMPTS }, () => run.call('createPaymentLink', call)),
      )
      // A request sent while the first is in progress may be told to retry.
      for (const { status } of responses)
        must([201, 409].includes(status), `repeating the creation answers ${status}`)
      const { link } = await run.expectSuccess('createPaymentLink', call)
      const made = responses
        .filter(({ status }) => status === 201)
        .map(({ text }) => JSON.parse(text).link.id)
      same([...new Set([...made, link.id])], [link.id], 'the ids of the created links')
    },
  },
  {
    id: 'state/replay-is-the-saved-response',
    title:
      'a repeated key returns the saved response even after the link changed; without a key, a new link is created',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const call = { as, body: { title: 'Contract suite', amount: 10_000 } }
      const repeated = { ...call, headers: key() }
      const first = await run.expectSuccess('createPaymentLink', repeated)
      const { id } = first.link
      await run.expectSuccess('updatePaymentLink', {
        as,
        path: { id },
        body: { title: 'Renamed', amount: 20_000 },
      })
      same(await run.expectSuccess('createPaymentLink', repeated), first, 'the response for the same key')
      const one = await run.expectSuccess('createPaymentLink', call)
      const two = await run.expectSuccess('createPaymentLink', call)
      must(one.link.id !== two.link.id, 'the same body without a key returns the same link')
    },
  },
  {
    id: 'state/keys-belong-to-one-merchant',
    title: 'the keys of one merchant have no effect for another',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const headers = key()
      const body = { title: 'Contract suite', amount: 10_000 }
      const own = await run.expectSuccess('createPaymentLink', {
        as: await run.actors.as('merchant'),
        headers,
        body,
      })
      const theirs = await run.expectSuccess('createPaymentLink', {
        as: await run.actors.otherMerchant(),
        headers,
        body,
      })
      must(own.link.id !== theirs.link.id, 'another merchant gets the response saved for the same key')
    },
  },
  {
    id: 'state/refund-key-refunds-once',
    title: 'an Idempotency-Key refunds once, even if requests with it arrive simultaneously',
    covers: [cell('refundTransaction', 200, 'merchant')],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const payment = await refundablePayment(run, { atLeast: ATTEMPTS })
      const call = { as, headers: key(), body: { transactionId: payment.id, amount: 1 } }
      const responses = await Promise.all(
        Array.from({ length: ATTEMPTS }, () => run.call('refundTransaction', call)),
      )
      // A request sent while the first is in progress may be told to retry.
      for (const { status } of responses)
        must([200, 409].includes(status), `repeating the refund answers ${status}`)
      await run.expectSuccess('refundTransaction', call)
      same((await reloaded(run, payment)).refundedAmount, payment.refundedAmount + 1, 'refundedAmount')
    },
  },
  {
    id: 'state/key-of-rejected-request-is-free',
    title: 'an Idempotency-Key can be used again if its request was rejected',
    covers: [cell('refundTransaction', 409, 'merchant')],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id, amount } = await refundablePayment(run)
      const call = { as, headers: key() }
      await run.expectError(
        'refundTransaction',
        { ...call, body: { transactionId: id, amount: amount + 1 } },
        409,
      )
      await run.expectSuccess('refundTransaction', { ...call, body: { transactionId: id, amount: 1 } })
    },
  },
]
