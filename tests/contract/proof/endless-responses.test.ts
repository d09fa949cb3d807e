import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../mock-server/hosts/node/listen.ts'
import { allChecks } from '../kosha/checks/all.ts'
import { mockRun } from '../kosha/mock-run.ts'
import { remoteBackend } from '../suite/backend.ts'
import { runChecks } from '../suite/runner.ts'

const MEBIBYTE = new Uint8Array(1024 * 1024).fill(32)

/** Runs the suite against a server that starts a response and continues it with `respond`. */
async function reasonsFor(respond: (response: ServerResponse) => void, timeoutMs: number): Promise<string[]> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    respond(response)
  })
  const { url, close } = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => close({ graceMs: 0 }))
  const run = mockRun({ seed: 1, timeoutMs }, remoteBackend(`${url}/api`))
  const checks = allChecks.filter(({ id }) => id === 'positive/listSettlements-as-merchant')
  return (await runChecks(run, checks)).map(({ result, reason = '' }) => `${result}: ${reason}`)
}

test('an endless response is aborted when it is too long, and reported', async () => {
  let sent = 0
  const reasons = await reasonsFor((response) => {
    const more = () => {
      while (!response.destroyed && response.write(MEBIBYTE)) sent++
    }
    response.on('drain', more)
    more()
  }, 60_000)
  expect(reasons).toEqual([expect.stringMatching(/^failed: POST .*its response is longer than/)])
  // Less than 100 MiB were sent, so the suite stopped reading.
  expect(sent).toBeLessThan(100)
})

test('a response that stops halfway is aborted after --timeout, and reported', async () => {
  const reasons = await reasonsFor((response) => void response.write('{"user":'), 200)
  expect(reasons).toEqual(['failed: no response: no response within 200 ms'])
})
