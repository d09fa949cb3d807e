import { join } from 'node:path'
import type { MockServerOptions } from '../../mock-server/engine/app.ts'
import { createMockServer, createReloadableServer } from '../../mock-server/engine/app.ts'
import type { LineOf } from '../../mock-server/engine/contract/notices.ts'
import { watchContract, withContractFile } from '../../mock-server/hosts/node/contract-file.ts'
import { controlFiles, ownContract } from '../../mock-server/hosts/node/documents.ts'
import { kosha } from '../../mock-server/kosha/backend.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../mock-server/kosha/demo-accounts.ts'
import { root } from '../tool.ts'

export type MockOptions = Omit<MockServerOptions, 'contract' | 'control'>

/** The mock server with this repository's contract and the control API. */
export function createMockApi(options: MockOptions = {}) {
  return createMockServer({
    contract: ownContract(),
    backend: kosha,
    control: controlFiles(),
    hosts: [],
    ...options,
  })
}

/** The same for development: follows changes of openapi.yaml. */
export function createFollowingApi(options: MockOptions = {}) {
  const report = (line: string) => console.error(line)
  const file = join(root, 'openapi.yaml')
  const fixed = { control: controlFiles(), hosts: [], warn: report, ...options }
  const api = withContractFile(file, (contract, _text, lineOf) =>
    createReloadableServer({ ...fixed, contract, lineOf, backend: kosha }),
  )
  const reload = (contract: unknown, _text: string, lineOf: LineOf) => api.reload(contract, lineOf)
  watchContract(file, { reload, report })
  return api
}

/** Whether the mock server handles this path, perhaps with a session in front; all others belong to the site. */
export const isMockPath = (path: string) => /^(?:\/s\/[^/]+)?\/(api|__mock)(?:[/?]|$)/.test(path)

/** @param target the server that is used instead of the mock */
export function printWelcome(url: string, target?: string) {
  const accounts = demoAccounts.map(({ email, role, business }) =>
    `    ${email.padEnd(24)}${role.padEnd(10)}${business ?? ''}`.trimEnd(),
  )
  const controls = target
    ? `calls to ${target} and their violations`
    : 'calls and controls of the mock server'
  const signIn = `
  Sign in with the password ${DEMO_PASSWORD} as
${accounts.join('\n')}
`
  console.log(`
  ${url}            site and merchant area
  ${url}/__mock     ${controls}
${target === undefined ? signIn : ''}`)
}
