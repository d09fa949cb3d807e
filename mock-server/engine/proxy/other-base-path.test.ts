import { expect, test } from 'vitest'
import { controlFiles } from '../../hosts/node/documents.ts'
import { createProxy } from './app.ts'

const contract = { openapi: '3.1.0', info: { version: '7' }, servers: [{ url: '/v1' }], paths: {} }

const proxied = (token?: string) =>
  createProxy({
    contract,
    target: 'http://backend.test',
    control: controlFiles(token),
    version: '9.9.9',
  })

test('a proxy reports its health and contract without the token, as the mock server does', async () => {
  const response = await proxied('sesame').request('/__mock/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', version: '9.9.9', contract: { version: '7' } })
})

test('the page of a proxy names the base path of the contract', async () => {
  expect(await (await proxied().request('/__mock')).text()).toContain('<code>/v1</code> are forwarded')
})
