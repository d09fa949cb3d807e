import { expect, test } from 'vitest'
import { documents } from '../server.ts'
import { changed, listDisputes, start, withDisputes, withRisk } from './changed-contract.ts'

test('the seed of the session decides the values', async () => {
  const textFor = async (seed: number) => {
    const { call, token } = await start(withDisputes(), seed)
    return (await call('GET', '/disputes', { as: token })).text
  }
  expect(await textFor(1)).toBe(await textFor(1))
  expect(await textFor(1)).not.toBe(await textFor(2))
})

test('an example of the contract comes first, unless it does not fit its schema', async () => {
  const example = [{ id: 'dsp_0001', amount: 49_900, status: 'open', openedAt: '2026-01-01T00:00:00Z' }]
  const fitting = await start(withDisputes({ example }))
  const response = await fitting.call('GET', '/disputes', { as: fitting.token })
  expect(response.body).toEqual(example)
  expect(response.headers.get('x-mock-source')).toBe('example')

  const wrong = await start(withDisputes({ example: [{ id: 1 }] }))
  const generated = await wrong.call('GET', '/disputes', { as: wrong.token })
  expect(generated.headers.get('x-mock-source')).toBe('generated')
})

test('roles, validation, faults, journal and coverage work as for every call', async () => {
  const { call, token, mock, signIn } = await start(withDisputes())
  const viewer = await signIn('neel@tarang.example')
  expect(await call('GET', '/disputes')).toMatchObject({ status: 401 })
  expect(await call('GET', '/disputes', { as: viewer })).toMatchObject({ status: 403 })
  expect(await call('GET', '/disputes?limit=0', { as: token })).toMatchObject({ status: 400 })
  expect(await call('POST', '/disputes', { as: token })).toMatchObject({ status: 405 })
  await mock.faults.add({ operation: 'listDisputes', status: 503, times: 1 })
  expect(await call('GET', '/disputes', { as: token })).toMatchObject({ status: 503 })
  expect(await call('GET', '/disputes', { as: token })).toMatchObject({ status: 200 })
  const calls = await mock.journal.calls({ operation: 'listDisputes' })
  expect(calls.map(({ status }) => status)).toEqual([401, 403, 400, 503, 200])
  const { declared } = JSON.parse((await call('GET', '/../__mock/coverage')).text)
  expect(declared).toContainEqual({ operation: 'listDisputes', status: 200, role: 'merchant', calls: 1 })
})

test('a required field that no handler fills comes from the contract, and is reported once', async () => {
  const { call, token, warnings } = await start(withRisk())
  const { body } = await call('GET', '/payments/transactions', { as: token })
  for (const { risk } of body.transactions) expect(risk).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const again = await call('GET', '/payments/transactions', { as: token })
  expect(again.body).toEqual(body)
  expect(warnings).toEqual([
    'listTransactions does not fill transactions.risk, which the contract requires: its value comes from there.',
  ])
})

test('a response from before a changed contract is not current any more', async () => {
  const { call, token, reload } = await start(documents.contract)
  const list = (headers: Record<string, string> = {}) =>
    call('GET', '/payments/transactions', { as: token, headers })
  const etag = (await list()).headers.get('etag') ?? ''
  expect((await list({ 'if-none-match': etag })).status).toBe(304)
  reload(withRisk())
  expect((await list({ 'if-none-match': etag })).status).toBe(200)
})

test('a contract is replaced in place, and the sessions stay', async () => {
  const { call, token, reload, mock } = await start(documents.contract)
  expect(await call('GET', '/disputes', { as: token })).toMatchObject({ status: 404 })
  const { id } = await mock.paymentLinks.insert({ title: 'Before' })
  reload(withDisputes())
  expect(await call('GET', '/disputes', { as: token })).toMatchObject({ status: 200 })
  expect(await mock.paymentLinks.get(id)).toMatchObject({ title: 'Before' })
  expect(() => reload({ openapi: '3.1.0' })).toThrow('paths: is missing')
  expect(await call('GET', '/disputes', { as: token })).toMatchObject({ status: 200 })
})

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
