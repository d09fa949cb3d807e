import { expect, test } from 'vitest'
import { changed, listDisputes, start } from './changed-contract.ts'

test('an operation may have any name, or none', async () => {
  const { operationId: _none, ...unnamed } = listDisputes()
  const { call, token, mock } = await start(
    changed(({ paths }) => {
      paths['/disputes'] = { get: { ...unnamed, operationId: 'list_disputes-v2.1' } }
      paths['/objections'] = { get: unnamed }
    }),
  )
  for (const [path, operation] of [
    ['/disputes', 'list_disputes-v2.1'],
    ['/objections', 'GET /objections'],
  ] as const) {
    await mock.faults.add({ operation: operation as 'getStats', status: 503, times: 1 })
    expect(await call('GET', path, { as: token })).toMatchObject({ status: 503 })
    expect(await call('GET', path, { as: token })).toMatchObject({ status: 200 })
    const calls = await mock.journal.calls({ operation: operation as 'getStats' })
    expect(calls.map(({ status }) => status)).toEqual([503, 200])
    const { declared } = await mock.coverage()
    expect(declared).toContainEqual({ operation, status: 200, role: 'merchant', calls: 1 })
  }
})

test('an Idempotency-Key counts for one path, and its response is replayed as the type that it is', async () => {
  const parameters = [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
  ]
  const content = { 'text/csv': { schema: { type: 'string' } } }
  const post = { operationId: 'payOrder', parameters, responses: { 201: { description: 'Paid.', content } } }
  const { fetch, mock, token } = await start(
    changed(({ paths }) => {
      paths['/orders/{id}/pay'] = { post }
    }),
  )
  async function pay(id: string) {
    const headers = {
      ...mock.headers,
      authorization: `Bearer ${token}`,
      'idempotency-key': 'one-key-for-two',
    }
    const response = await fetch(new Request(`http://mock/api/orders/${id}/pay`, { method: 'POST', headers }))
    const [type, replayed] = ['content-type', 'idempotency-replayed'].map((name) =>
      response.headers.get(name),
    )
    return { status: response.status, type, replayed, text: await response.text() }
  }
  const first = await pay('1')
  expect(first).toMatchObject({ status: 201, type: 'text/csv', replayed: null })
  expect(await pay('1')).toEqual({ ...first, replayed: 'true' })
  const other = await pay('2')
  expect(other).toMatchObject({ status: 201, type: 'text/csv', replayed: null })
  expect(other.text).not.toBe(first.text)
})
