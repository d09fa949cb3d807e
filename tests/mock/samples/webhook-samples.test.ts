import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { realClock } from '../../../mock-server/engine/time/clock.ts'
import { signatureOf } from '../../../mock-server/engine/webhooks/signature.ts'
import { referenceOf } from '../../../web/site/reference/contract/reference.ts'
import { deliveryCommands, signatureSamples } from '../../../web/site/reference/webhooks/signature-samples.ts'
import { served, startMockServer } from '../server.ts'

const SECRET = 'sesame'
const BODY = '{"id":"evt_1","note":"₹ and \\"quotes\\" and $HOME"}'

type Delivery = { body: string; signature: string; secret: string }

const javascript = ts.transpileModule(signatureSamples.typescript, {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
}).outputText
const module: { isFromKosha: (body: string, signature: string, secret: string) => boolean } = await import(
  `data:text/javascript,${encodeURIComponent(javascript)}`
)

const has = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
const exits0 = (command: string, code: string, { body, signature, secret }: Delivery) =>
  spawnSync(command, ['-c', code], {
    env: { ...process.env, BODY: body, SIGNATURE: signature, SECRET: secret },
  }).status === 0

const verifiers: Record<string, { isMissing: boolean; verify: (delivery: Delivery) => boolean }> = {
  typescript: {
    isMissing: false,
    verify: ({ body, signature, secret }) => module.isFromKosha(body, signature, secret),
  },
  shell: {
    isMissing: !has('sh', '-c', 'openssl version'),
    verify: (delivery) => exits0('sh', signatureSamples.curl, delivery),
  },
}

for (const [language, { isMissing, verify }] of Object.entries(verifiers)) {
  describe.skipIf(isMissing)(`the sample in ${language}`, () => {
    const delivery = async (at = Date.now()) => ({
      body: BODY,
      signature: await signatureOf(BODY, { secret: SECRET, at }),
      secret: SECRET,
    })

    test('accepts the signature of the mock server', async () => {
      expect(verify(await delivery())).toBe(true)
    })

    test.each<[string, Partial<Delivery>]>([
      ['another body', { body: `${BODY} ` }],
      ['another secret', { secret: 'open' }],
      ['a signature of another form', { signature: 'v1=00' }],
      ['no signature', { signature: '' }],
    ])('rejects %s', async (_what, change) => {
      expect(verify({ ...(await delivery()), ...change })).toBe(false)
    })

    test('rejects an old event, and one from the future', async () => {
      expect(verify(await delivery(Date.now() - 310_000))).toBe(false)
      expect(verify(await delivery(Date.now() + 310_000))).toBe(false)
    })
  })
}

test('the reference has every webhook of the contract, with its events and their fields', () => {
  const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
  const { events } = referenceOf(contract).webhooks
  expect(events.map(({ id }) => id)).toEqual(Object.keys(contract.webhooks))
  for (const { types, fields, example } of events) {
    expect(types.length).toBeGreaterThan(0)
    expect(types).toContain(JSON.parse(example).type)
    expect(Object.keys(JSON.parse(example)).sort()).toEqual(fields.map(({ name }) => name).sort())
  }
})

test('the printed commands deliver an event that the sample accepts', async () => {
  const deliveries: Delivery[] = []
  const hooks = await served(async (request) => {
    const signature = request.headers.get('kosha-signature') ?? ''
    deliveries.push({ body: await request.text(), signature, secret: SECRET })
    return new Response()
  })
  const url = await served(startMockServer({ clock: realClock }).fetch)
  const commands = deliveryCommands
    .replace('http://localhost:4010', url)
    .replace('http://localhost:8080', hooks)
  const shell = spawn('sh', ['-euc', `curl() { command curl -sSf "$@"; }\n${commands}`])
  const [output] = await Promise.all([text(shell.stdout), once(shell, 'close')])
  expect(output).toContain('payment.succeeded')
  expect(deliveries).toHaveLength(1)
  expect(module.isFromKosha(deliveries[0]?.body ?? '', deliveries[0]?.signature ?? '', SECRET)).toBe(true)
})
