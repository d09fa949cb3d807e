import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { contract } from '../../contract/kosha/contract.embedded.ts'

type Reply = { code: (status: number) => { send: (body: unknown) => void } }

/** Creates a link with Fastify, validating request and response against the contract's schemas. */
const [, , responsesFile = '', peers = ''] = process.argv
const { created } = JSON.parse(readFileSync(responsesFile, 'utf8'))
const { components } = contract()
const fromPeers = createRequire(`${peers}/package.json`)
const app = fromPeers('fastify').fastify({
  ajv: { customOptions: { strict: false, removeAdditional: false } },
})
// Declared but not checked; otherwise Ajv warns about each.
const formats = { date: true, 'date-time': true, int64: true }
await app.register(fromPeers('@fastify/response-validation'), { ajv: { strict: false, formats } })

app.post(
  '/create',
  { schema: { body: resolved('NewPaymentLink'), response: { 201: resolved('PaymentLinkResponse') } } },
  ({ body }: { body: object }, reply: Reply) => {
    reply.code(201).send({ link: { ...created.link, ...body } })
  },
)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))

// The contract's schemas are not recursive, so all references can be inlined.
function resolved(name: string): unknown {
  const text = JSON.stringify(components.schemas[name])
  const inlined = JSON.parse(text, (_key, value) => {
    const target = value?.$ref?.split('/').at(-1)
    return target === undefined ? value : resolved(target)
  })
  return JSON.parse(JSON.stringify(inlined), (key, value) => (key.startsWith('x-') ? undefined : value))
}
