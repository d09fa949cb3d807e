import { expect, test } from 'vitest'
import { ChangeSignal } from '../change-signal.ts'
import { Journal } from '../journal/journal.ts'
import { callRow } from './call-row.ts'
import { curlOf } from './curl.ts'
import { differences } from './differences.ts'
import { inspectorData } from './inspector.ts'

test('a difference names the changed fields at any depth, and omits equal ones', () => {
  const before = { id: 'txn_1', status: 'success', refunds: [], customer: { name: 'Meera' } }
  const after = { ...before, status: 'refunded', refunds: [{ id: 'rfnd_1', amount: 5 }] }
  expect(differences(before, after)).toEqual([
    { field: 'status', before: 'success', after: 'refunded' },
    { field: 'refunds.0.id', after: 'rfnd_1' },
    { field: 'refunds.0.amount', after: 5 },
  ])
})

test('an added or removed row differs in every field', () => {
  expect(differences(undefined, { id: 'a', n: 1 })).toEqual([
    { field: 'id', after: 'a' },
    { field: 'n', after: 1 },
  ])
  expect(differences({ id: 'a' }, undefined)).toEqual([{ field: 'id', before: 'a' }])
})

test('a value replaced by an object is one difference', () => {
  expect(differences({ a: { b: 1 } }, { a: 2 })).toEqual([{ field: 'a', before: { b: 1 }, after: 2 }])
})

test('a curl command escapes quotes in the body and contains the token', () => {
  const request = { headers: { 'content-type': 'application/json' }, size: 15, body: `{"title":"Asha's"}` }
  expect(curlOf({ method: 'POST', path: '/api/x?a=1&b=2', request }, 'http://localhost:4010', 'one')).toBe(
    [
      `curl -X POST 'http://localhost:4010/api/x?a=1&b=2'`,
      `  -H 'content-type: application/json'`,
      `  -H 'x-mock-session: one'`,
      `  --data-raw '{"title":"Asha'\\''s"}'`,
    ].join(' \\\n'),
  )
})

test.each([
  ['GET', 200, 'call read'],
  ['GET', 304, 'call read'],
  ['POST', 201, 'call write'],
  ['GET', 404, 'call read other'],
  ['DELETE', 503, 'call write other'],
])('the row of a %s with %i has the classes "%s"', (method, status, classes) => {
  const message = { headers: {}, size: 0 }
  const call = { seq: 1, requestId: 'req_1', at: '2026-11-21T06:30:00Z', role: 'anonymous', path: '/api/x' }
  const verdict = { request: 'valid', response: 'valid' } as const
  const observed = { verdict, due: [], changes: [], request: message, response: message }
  const row = callRow({ ...call, ...observed, method, status }, 1)
  expect(String(row)).toContain(`class="${classes}"`)
})

test('a scheduled event is listed with the id of its row, or of the part of the row that it happened to', async () => {
  const journal = new Journal()
  const due = [
    { at: 0, what: 'order-expires', id: 'order_1' },
    { at: 0, what: 'item-arrives', id: 'order_2', itemId: 'item_3' },
  ]
  const call = { requestId: 'req_1', at: 0, method: 'GET', path: '/api/x', headers: [], status: 200 }
  journal.add({ ...call, verdict: { request: 'valid', response: 'valid' }, due, changes: [] }, 0)
  const view = { key: 'one', journal, changes: [new ChangeSignal()], parts: () => ({}) }
  const page = inspectorData({ viewOf: () => view, trafficOf: () => expect.unreachable() })
  const detail = await (await page.request('/__mock/inspector/calls/1')).text()
  expect([...detail.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)).toEqual([
    'order-expires <code>order_1</code>',
    'item-arrives <code>item_3</code>',
  ])
})
