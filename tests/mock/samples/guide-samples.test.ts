import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { paths } from '#contract'
import { createMock } from '../../../mock-server/client/mock.ts'
import { DEMO_PASSWORD } from '../../../mock-server/kosha/demo-accounts.ts'
import { run } from '../../../scripts/tool.ts'
import { errorSamples } from '../../../web/site/reference/errors/error-samples.ts'
import { idempotencySamples } from '../../../web/site/reference/idempotency/idempotency-samples.ts'
import { paginationSamples } from '../../../web/site/reference/pagination/pagination-samples.ts'
import { NOON, served, startMockServer } from '../server.ts'

/** A server with the rows that the samples name. */
async function arrange() {
  const url = await served(startMockServer().fetch)
  const mock = createMock({ url, key: 'default' })
  await mock.scenario('new-merchant', { clock: NOON })
  await mock.transactions.insert({ id: 'txn_0000412', amount: 49_900, status: 'success' })
  const api = `${url}/api`
  const { data } = await createClient<paths>({ baseUrl: api }).POST('/auth/login', {
    body: { email: 'asha@tarang.example', password: DEMO_PASSWORD, rememberMe: true },
  })
  return { mock, api, token: String(data?.token) }
}

type Access = { api: string; token: string }
type Run = (sample: string, access: Access) => Promise<string>

async function program(command: string, code: string, { api, token }: Access) {
  const cwd = mkdtempSync(join(tmpdir(), 'kosha-sample-'))
  return (await run(command, ['-c', code], { cwd, env: { KOSHA_API: api, KOSHA_TOKEN: token } })).output
}

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor

const typescript: Run = async (sample, { api, token }) => {
  const { outputText } = ts.transpileModule(sample, { compilerOptions: { target: ts.ScriptTarget.ES2023 } })
  const lines: string[] = []
  const log = (...values: unknown[]) => lines.push(values.join(' '))
  const kosha = createClient<paths>({ baseUrl: api, headers: { Authorization: `Bearer ${token}` } })
  const wait = (act: () => void) => queueMicrotask(act)
  await new AsyncFunction('kosha', 'console', 'setTimeout', outputText)(kosha, { log, error: log }, wait)
  return lines.join('\n')
}

const has = (command: string, code: string) =>
  spawnSync(command, ['-c', code], { stdio: 'ignore' }).status === 0

const languages: { name: keyof typeof errorSamples; isMissing: boolean; sample: Run }[] = [
  {
    name: 'curl',
    isMissing: !has('sh', 'curl --version && openssl version'),
    sample: (code, access) => program('sh', code, access),
  },
  { name: 'typescript', isMissing: false, sample: typescript },
]

for (const { name, isMissing, sample: runSample } of languages) {
  describe.skipIf(isMissing)(`in ${name}`, () => {
    test('the sample of errors tells too large a refund from others', async () => {
      const { mock, ...access } = await arrange()
      expect(await runSample(errorSamples[name], access)).toContain('That is more than is left.')
      await mock.faults.next('refundTransaction', { status: 403 })
      expect(await runSample(errorSamples[name], access)).toMatch(/req_/)
    })

    test('the sample of pages reads every row once', async () => {
      const { mock, ...access } = await arrange()
      for (let row = 0; row < 120; row += 1) await mock.transactions.insert({ status: 'success' })
      const rows = await mock.transactions.all()
      const output = await runSample(paginationSamples[name], access)
      const read = output.match(/(?<="id":"|^)txn_\w+/gm) ?? []
      expect(read.sort()).toEqual(rows.map(({ id }) => id).sort())
    })

    test('the sample of keys refunds once when the first response is lost', async () => {
      const { mock, ...access } = await arrange()
      await mock.faults.next('refundTransaction', { transport: { how: 'reset' } })
      expect(await runSample(idempotencySamples[name], access)).toContain('9900')
      const { refunds } = await mock.transactions.get('txn_0000412')
      expect(refunds).toHaveLength(1)
      await mock.journal.exactly('refundTransaction', 2)
    })
  })
}
