import type { components } from '#contract'
import { createBackendApi } from '../../../scripts/start/backend-api.ts'
import { serveProduct } from '../../../scripts/start/serve.ts'
import type { ForeignBackend } from '../../contract/proof/foreign-backend/backend.ts'
import { startForeignBackend } from '../../contract/proof/foreign-backend/backend.ts'
import { foreignAccounts } from '../../contract/proof/foreign-backend/data/seed.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'

export { expect }

type Schemas = components['schemas']
type Role = Schemas['Role']

type Fixtures = {
  backend: ForeignBackend
  /** Signs in by the form, at the page that is open. */
  signInAs: (role: Role) => Promise<void>
  /** Reads from the backend without the product. */
  read: <Body>(path: string) => Promise<Body>
}

/**
 * The product on a backend that shares no code with the mock server, as `npm start -- --backend` runs it. A test fails
 * if the backend or the app violated the contract.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  backend: async ({}, use) => {
    const backend = await startForeignBackend()
    await use(backend)
    await backend.close()
  },

  baseURL: async ({ backend }, use) => {
    const api = createBackendApi({ target: backend.url, enforce: false, hosts: [] })
    const product = await serveProduct({ port: 0, api })
    await use(product.url)
    const coverage = await (await fetch(`${product.url}/__mock/coverage`)).json()
    await product.close()
    expect(coverage.violations).toEqual([])
  },

  signInAs: async ({ page }, use) => {
    await use(async (role) => {
      const { email, password } = accountOf(role)
      await fillSignIn(page, email, password)
    })
  },

  read: async ({ backend }, use) => {
    await use(async (path) => {
      const { email, password } = accountOf('merchant')
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email, password })
      const signedIn = await fetch(`${backend.url}/auth/login`, { method: 'POST', headers, body })
      const { token }: Schemas['SignedIn'] = await signedIn.json()
      const authorization = `Bearer ${token}`
      return (await fetch(`${backend.url}${path}`, { headers: { authorization } })).json()
    })
  },
})

function accountOf(role: Role) {
  const account = foreignAccounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`The backend has no ${role}`)
  return account
}
