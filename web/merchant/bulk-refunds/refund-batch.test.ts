// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fakeApi, html, json, rejection } from '../../api/fake-api.testing.ts'
import { queryClient } from '../../api/query-client.ts'
import { asha } from '../../session/asha.testing.ts'
import { storageKey } from '../outbox/attempts.ts'
import { signInForEachTest } from '../outbox/batch.testing.ts'
import { createRefundFlow, refundPurpose } from '../transactions/refund/refund-flow.ts'
import { transaction } from '../transactions/transaction.testing.ts'
import { createRefundBatch, refundBatch } from './refund-batch.ts'

signInForEachTest(refundBatch)

const pasted = (id: string, number: number) => ({
  number,
  texts: { transactionId: id, amount: '100', reason: '', customer: 'Meera', remaining: '' },
  problems: {},
  body: { transactionId: id, amount: 10_000 },
})
const rows = [pasted('txn_1', 1), pasted('txn_2', 2)]
const states = () => refundBatch.state.rows.map(({ state }) => state)
const ended = (step: string) => expect.poll(() => refundBatch.state.step).toBe(step)
const slot = (id: string) => localStorage.getItem(storageKey(asha.id, refundPurpose(id)))

/** A server that refunds by key, and loses the response of the nth call, or something in between replaces it. */
function server({ losesNth = 0, instead }: { losesNth?: number; instead?: () => Response } = {}) {
  const refunds = new Map<
    string,
    { id: string; transactionId: string; amount: number; idempotencyKey: string }
  >()
  let sent = 0
  fakeApi(({ method, headers, body, query }) => {
    const responseFor = (id: string) => ({
      transaction: {
        ...transaction,
        id,
        refunds: [...refunds.values()].filter(({ transactionId }) => transactionId === id),
      },
    })
    if (method === 'GET') {
      const id = query.get('search') ?? ''
      return json({ transactions: [responseFor(id).transaction], total: 1 })
    }
    sent += 1
    const key = headers.get('Idempotency-Key') ?? ''
    const request = body as { transactionId: string; amount: number }
    if (!refunds.has(key))
      refunds.set(key, { id: `rfnd_${refunds.size + 1}`, idempotencyKey: key, ...request })
    if (sent === losesNth && instead) return instead()
    if (sent === losesNth) throw new TypeError('fetch failed')
    return json(responseFor(request.transactionId), 201)
  })
  return { refunds, sends: () => sent }
}

test('after a lost response and a reload, resuming pays nothing twice', async () => {
  const { refunds, sends } = server({ losesNth: 1 })
  void refundBatch.start(rows)
  await ended('stopped')
  expect(states()).toEqual(['uncertain', 'waiting'])
  const afterReload = createRefundBatch()
  afterReload.restore()
  await afterReload.resume()
  expect(afterReload.state.rows.map(({ state }) => state)).toEqual(['done', 'done'])
  expect([refunds.size, sends()]).toEqual([2, 3])
  expect(afterReload.state.rows.map(({ result }) => result)).toEqual(['rfnd_1', 'rfnd_2'])
  expect(slot('txn_1')).toBeNull()
})

test.each([
  ['403 of the API to a repetition', () => rejection(403, 'forbidden')],
  ['a page with 413', () => html(413)],
  ['409 in other JSON', () => json({ message: 'Conflict' }, 409)],
])(
  'a row that is made although %s arrives is not confirmed, and never paid twice',
  async (_what, instead) => {
    const { refunds } = server({ losesNth: 1, instead })
    void refundBatch.start(rows)
    await ended('stopped')
    expect(states()).toEqual(['uncertain', 'waiting'])
    await refundBatch.resume()
    expect(states()).toEqual(['done', 'done'])
    expect(refunds.size).toBe(2)
  },
)

test('a row with an unknown outcome is unresolved in the dialog of its payment, too', async () => {
  const { refunds } = server({ losesNth: 1 })
  void refundBatch.start(rows)
  await ended('stopped')
  const flow = createRefundFlow('txn_1', queryClient())
  expect(flow.state.step).toMatchObject({ name: 'unresolved', attempt: { body: { amount: 10_000 } } })
  await flow.check()
  expect(flow.state.step).toMatchObject({ name: 'resolved', id: 'rfnd_1' })
  await refundBatch.check()
  expect(states()).toEqual(['done', 'waiting'])
  expect(refunds.size).toBe(1)
})

test('a payment with an unresolved earlier refund is left out', async () => {
  const { refunds } = server({ losesNth: 1 })
  const flow = createRefundFlow('txn_2', queryClient())
  flow.review({ transactionId: 'txn_2', amount: 500 })
  await flow.confirm()
  const unresolved = slot('txn_2')
  void refundBatch.start(rows)
  await ended('finished')
  expect(states()).toEqual(['done', 'rejected'])
  expect(refundBatch.state.rows[1]?.message).toMatch(/^We cannot tell yet whether an earlier refund/)
  expect(refunds.size).toBe(2)
  expect(slot('txn_2')).toBe(unresolved)
})
