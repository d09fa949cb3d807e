import type { Actor, Call } from '../../../suite/call.ts'
import { mutants, oddities } from '../../../suite/generation/mutants.ts'
import { always } from '../../../suite/generation/property.ts'
import { cell, must, same } from '../../../suite/verdicts.ts'
import type { Operation } from '../../document.ts'
import { operationOf, operations, own } from '../../document.ts'
import type { Check, ContractRun } from '../../run.ts'
import { changesOf } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { createLink } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

export const bodies: Check[] = operations
  .filter(({ body }) => body !== undefined)
  .flatMap((operation) => [generated(operation), raw(operation)])

function generated({ id, roles, body: schema = {} }: Operation): Check {
  return {
    id: `negative/${id}-generated-bodies`,
    title: `${id} rejects a body with a wrong type, a missing or unknown field, or a value out of bounds`,
    covers: [cell(id, 400, roles.includes('merchant') ? 'merchant' : 'anonymous')],
    ...changesOf(id),
    verify: (run) =>
      refusing(run, id, async (call) => {
        await everyVariant(
          mutants(own, schema, call.body),
          ({ what }) => what,
          async ({ value, field }) => {
            const { error } = await run.expectError(id, { ...call, body: value }, 400)
            const named = error.errors?.map((each) => each.field)
            must(
              field === undefined || named?.includes(field) === true,
              `${id} names [${named}], expected ${field}`,
            )
          },
        )
        await always(
          run,
          oddities(own, schema, call.body),
          async (body) => {
            await run.expectError(id, { ...call, body }, 400)
          },
          Math.ceil(run.options.runs / 2),
        )
      }),
  }
}

function raw({ id, roles }: Operation): Check {
  return {
    id: `negative/${id}-hostile-bodies`,
    title: `${id} rejects a body that is not JSON, that parsers read differently, or that is nested too deeply`,
    covers: [cell(id, 400, roles.includes('merchant') ? 'merchant' : 'anonymous')],
    ...changesOf(id),
    verify: (run) =>
      refusing(run, id, async (call) => {
        const good = JSON.stringify(call.body)
        await everyVariant(rawBodies(good), described, (bytes) =>
          run.expectError(id, { ...call, raw: { bytes, type: 'application/json' } }, 400),
        )
      }),
  }
}

/** Sends requests as a merchant that the suite registered, in case a broken server accepts them. */
async function refusing(
  run: ContractRun,
  id: Operation['id'],
  act: (call: Call) => Promise<void>,
): Promise<void> {
  const as = await run.actors.freshMerchant()
  const call = await harmlessRequest(run, id, as)
  const before = await seen(run, call.as ?? as)
  await act(call)
  same(await seen(run, call.as ?? as), before, 'the data of the merchant after rejected requests')
}

async function harmlessRequest(run: ContractRun, id: Operation['id'], as: Actor): Promise<Call> {
  // The body is rejected before the payment is looked up.
  if (id === 'refundTransaction') return { as, body: { transactionId: 'contract_suite_none', amount: 1 } }
  const body = { title: 'Contract suite', amount: 10_000 }
  if (id === 'createPaymentLink') return { as, body }
  if (id === 'updatePaymentLink') return { as, body, path: { id: (await createLink(run, {}, as)).id } }
  return validRequest(run, id, operationOf(id).isPublic ? 'anonymous' : 'merchant')
}

const described = (body: string | Uint8Array) =>
  typeof body === 'string' ? `the body is ${body.slice(0, 60) || 'empty'}` : 'the body is not UTF-8'

const DEEP = 20_000

function rawBodies(good: string): (string | Uint8Array)[] {
  const open = good.slice(0, -1)
  const [[name = '', value] = []] = Object.entries(JSON.parse(good))
  const firstField = JSON.stringify(name)
  const same = JSON.stringify(value)
  const escaped = `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`
  return [
    '',
    ' ',
    'null',
    '[]',
    '"text"',
    '1',
    open,
    `${good}${good}`,
    `${open},}`,
    good.replaceAll('"', "'"),
    `${good} // a comment`,
    `${open},"surprise":NaN}`,
    ...['NaN', 'Infinity', '1e999', '0x2710', '010000']
      .map((number) => good.replace(/:\d+/, `:${number}`))
      .filter((text) => text !== good),
    `${open},${firstField}:${same}}`,
    `${open},${escaped}:${same}}`,
    // Elsewhere than in a link, the field itself is unknown.
    `${open},"notes":{"colour":"indigo","colour":"indigo"}}`,
    `${open},"notes":{"colour":"\\ud83e"}}`,
    `${open},"__proto__":{"role":"admin"}}`,
    `${open},"constructor":{"prototype":{"role":"admin"}}}`,
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    notUtf8(good),
    halfLetter(good),
    utf16(good),
  ]
}

const NOT_UTF8 = [0xff, 0xc0, 0xaf]

function notUtf8(good: string): Uint8Array {
  const index = indexInText(good)
  return new Uint8Array([
    ...Buffer.from(good.slice(0, index)),
    ...NOT_UTF8,
    ...Buffer.from(good.slice(index)),
  ])
}

const halfLetter = (good: string) =>
  `${good.slice(0, indexInText(good))}\\ud83e${good.slice(indexInText(good))}`

/** The offset just inside the first string value, or inside the first key if there is no string value. */
const indexInText = (good: string) => (/:"/.exec(good)?.index ?? -1) + 2

const utf16 = (good: string) => Uint8Array.from(Buffer.from(good, 'utf16le'))

async function seen(run: ContractRun, as: Actor) {
  return [
    await run.expectSuccess('listPaymentLinks', { as }),
    await run.expectSuccess('listPaymentMethods', { as }),
    await run.expectSuccess('listGateways', { as }),
    await run.expectSuccess('listTransactions', { as }),
    (await run.expectSuccess('verifySession', { as })).user,
  ]
}
