import type { MockServerOptions } from '../mock-server/app.ts'
import { createMockServer } from '../mock-server/app.ts'
import { DEMO_PASSWORD, demoAccounts } from '../mock-server/demo-accounts.ts'
import { controlFiles, ownContract } from '../mock-server/node/documents.ts'

export type MockOptions = Omit<MockServerOptions, 'contract' | 'control'>

/** The mock server with this repository's contract and the control API. */
export function createMockApi(options: MockOptions = {}) {
  return createMockServer({ contract: ownContract(), control: controlFiles(), ...options })
}

/** Whether the mock server handles this path; all others belong to the site. */
export const isMockPath = (path: string) => /^\/(api|__mock)(?:[/?]|$)/.test(path)

export function printWelcome(url: string) {
  const accounts = demoAccounts.map(({ email, role, business }) =>
    `    ${email.padEnd(24)}${role.padEnd(10)}${business ?? ''}`.trimEnd(),
  )
  console.log(`
  ${url}            site and merchant area
  ${url}/__mock     calls and controls of the mock server

  Sign in with the password ${DEMO_PASSWORD} as
${accounts.join('\n')}
`)
}
