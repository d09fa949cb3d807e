import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createReloadableServer } from '../../../mock-server/engine/app.ts'
import { responseFor } from '../../../mock-server/engine/contract/operation.ts'
import { operationFinder } from '../../../mock-server/engine/requests/paths.ts'
import { judgeOf } from './caller.ts'

type Init = { body?: BodyInit; headers?: Record<string, string> }
type Case = [call: string, status: number, init?: Init]

const json = (body: unknown, headers = {}): Init => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})
const form = (fields: Record<string, string>): Init => ({ body: new URLSearchParams(fields) })
const parts = (fields: Record<string, string | Blob>): Init => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { body }
}

const TENANT = { headers: { 'x-tenant': '3f2b8c1e-5d4a-4b6f-9e7c-1a2b3c4d5e6f' } }
const BEARER = { authorization: 'Bearer token' }
const payment = { id: 1, amount: 1.5, note: null }
const order = { total: 0.5, lines: [{ sku: 'AB', count: 1 }], payment: { kind: 'card', number: '1' } }
const cat = { name: 'Tom', owner: null }

const CASES: Record<string, Case[]> = {
  fastapi: [
    ['GET /payments/', 200],
    ['GET /payments/?limit=5&status=paid&ids=1&ids=2&more=1', 200, { headers: { 'x-trace': '7' } }],
    ['GET /payments/?limit=500', 422],
    ['GET /payments/?limit=x', 422],
    ['GET /payments/?status=lost', 422],
    ['GET /payments/?ids=1&ids=x', 422],
    ['GET /payments/', 422, { headers: { 'x-trace': 'x' } }],
    ['GET /payments/', 422, { headers: { cookie: 'ads_id=x' } }],
    ['GET /payments/', 200, { headers: { cookie: 'other=1; ads_id=3f2b8c1e-5d4a-4b6f-9e7c-1a2b3c4d5e6f' } }],
    ['PUT /payments/5', 200, json(payment)],
    ['PUT /payments/3f2b8c1e-5d4a-4b6f-9e7c-1a2b3c4d5e6f', 200, json(payment)],
    ['PUT /payments/x', 422, json(payment)],
    ['PUT /payments/5', 200, json({ ...payment, amount: '1.50', meta: { a: 'b' }, pair: [1, 'a'] })],
    ['PUT /payments/5', 422, json({ ...payment, amount: 'x' })],
    ['PUT /payments/5', 422, json({ ...payment, pair: ['a', 1] })],
    ['PUT /payments/5', 422, json({ ...payment, meta: { a: 1 } })],
    ['PUT /payments/5', 422, json({ id: 1, amount: 1 })],
  ],
  'drf-spectacular': [
    ['GET /api/albums/?genre=POP,ROCK', 200],
    ['GET /api/albums/?genre=POP,JAZZ', 400],
    ['POST /api/albums/', 201, json({ title: 'A', genre: null, note: null, price: '1.50' })],
    ['POST /api/albums/', 201, json({ title: 'A', genre: '' })],
    ['POST /api/albums/', 201, form({ title: 'A', genre: 'POP' })],
    ['POST /api/albums/', 201, parts({ title: 'A' })],
    ['POST /api/albums/', 400, json({ genre: 'POP' })],
    ['POST /api/albums/', 400, json({ title: 'A', genre: 'JAZZ' })],
    ['POST /api/albums/', 400, json({ title: 'A', price: '1.505' })],
    ['POST /api/albums/', 400, form({ genre: 'POP' })],
    ['POST /api/albums/', 400, parts({ title: 'A', price: 'x' })],
    ['POST /api/albums/', 415, { body: 'title: A', headers: { 'content-type': 'application/yaml' } }],
  ],
  springdoc: [
    ['GET /api/orders?page=0&size=20&sort=id,asc&sort=total', 200, TENANT],
    ['GET /api/orders?page=0&since=2026-11-21T11:30:00%2B05:30', 200, TENANT],
    ['GET /api/orders?page=-1', 400, TENANT],
    ['GET /api/orders?page=0&since=yesterday', 400, TENANT],
    ['GET /api/orders?page=0', 400, { headers: { 'x-tenant': 'me' } }],
    ['GET /api/orders?page=0', 400],
    ['POST /api/orders', 200, json(order)],
    ['POST /api/orders', 200, json({ ...order, payment: { kind: 'upi', vpa: 'a@b' } })],
    ['POST /api/orders', 400, json({ ...order, total: 0 })],
    ['POST /api/orders', 400, json({ ...order, lines: [] })],
    ['POST /api/orders', 400, json({ ...order, lines: [{ sku: 'ab' }] })],
    ['POST /api/orders', 400, json({ ...order, lines: [{ sku: 'AB', count: 3_000_000_000 }] })],
    ['POST /api/orders', 400, json({ ...order, payment: { kind: 'cash' } })],
    ['POST /api/orders', 400],
    ['DELETE /api/orders/1,2', 204],
    ['DELETE /api/orders/1,x', 400],
  ],
  nestjs: [
    ['GET /cats?breeds=Persian&breeds=Tabby&adopted=true&filter[age]=2.5', 200],
    ['GET /cats?breeds=Siamese', 400],
    ['GET /cats?adopted=yes', 400],
    ['GET /cats?filter[age]=-1', 400],
    ['POST /cats', 201, json({ ...cat, coat: null, born: '2026-11-21', tags: { a: 'b' } }, BEARER)],
    ['POST /cats', 201, json({ ...cat, owner: { email: 'asha@tarang.example' } }, BEARER)],
    ['POST /cats', 401, json(cat)],
    ['POST /cats', 400, json({ ...cat, owner: { email: 'asha' } }, BEARER)],
    ['POST /cats', 400, json({ ...cat, coat: 'curly' }, BEARER)],
    ['POST /cats', 400, json({ ...cat, born: '2026-02-30' }, BEARER)],
    ['POST /cats', 400, json({ ...cat, tags: { a: 1 } }, BEARER)],
    ['POST /cats/1/photo', 201, parts({ file: new Blob(['x']), rank: '1' })],
    ['POST /cats/1/photo', 400, parts({ file: new Blob(['x']), rank: 'x' })],
    ['POST /cats/1/photo', 400, parts({ rank: '1' })],
  ],
  huma: [
    ['GET /reviews?tags=a,b&limit=5', 200, { headers: { 'if-match': '"a", "b"' } }],
    ['GET /reviews?limit=51', 400],
    ['POST /reviews', 201, json({ rating: 5, author: 'Asha', data: 'YQ==', labels: { 'x-a': 1 } })],
    ['POST /reviews', 400, json({ rating: 6 })],
    ['POST /reviews', 400, json({ rating: 5, more: 1 })],
    ['POST /reviews', 400, json({ rating: 5, data: 'YQ==' })],
    ['POST /reviews', 400, json({ rating: 5, labels: { a: 1 } })],
    ['POST /reviews', 400, json({ rating: 5, labels: { 'x-a': 'b' } })],
  ],
}

describe.each(Object.entries(CASES))('a document of %s', (name, cases) => {
  const contract = parse(readFileSync(new URL(`generators/${name}.yaml`, import.meta.url), 'utf8'))
  const server = createReloadableServer({ contract })
  const { find } = operationFinder(server.contract())

  test('all of it is supported', () => {
    expect(server.contract().notices).toEqual([])
  })

  test.each(cases)('%s is answered with %i', async (call, status, init = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const response = await server.fetch(new Request(`http://mock.test${path}`, { method, ...init }))
    const text = await response.text()
    expect([response.status, text]).toEqual([status, text])
    const operation = find(method, path.split('?')[0] ?? '')
    const { content = [] } = (operation && responseFor(operation, status)) ?? {}
    if (content.length === 0) return
    const sent = response.headers.get('content-type')
    const media = content.find(({ type }) => type === sent || type === '*/*')
    expect(media, sent ?? '').toBeDefined()
    judgeOf(contract, expect.unreachable)(call, media?.schema ?? {}, JSON.parse(text))
  })
})
