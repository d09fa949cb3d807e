import type { Call } from '../../../suite/call.ts'
import type { Check, ContractRun } from '../../../suite/contract-run.ts'
import type { Operation } from '../../../suite/document.ts'
import { operations } from '../../../suite/document.ts'
import { mutants, oddities } from '../../../suite/generation/mutants.ts'
import { always } from '../../../suite/generation/property.ts'
import { cell, must } from '../../../suite/verdicts.ts'
import { changesOf } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { createLink } from '../../support/fixtures.ts'
import { withoutTrace } from '../../support/unchanged.ts'
import { validRequest } from '../../support/valid-requests.ts'
import { rawBodies } from './raw-bodies.ts'

/** Generated and hand-picked bodies that violate the schema, for each operation that takes a body. */
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
          mutants(schema, call.body),
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
          oddities(schema, call.body),
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

async function refusing(
  run: ContractRun,
  id: Operation['id'],
  act: (call: Call) => Promise<void>,
): Promise<void> {
  const call = await harmlessRequest(run, id)
  await withoutTrace(run, call.as ?? (await run.actors.freshMerchant()), () => act(call))
}

/** Sends the request as a merchant that the suite registered, in case a broken server accepts it. */
async function harmlessRequest(run: ContractRun, id: Operation['id']): Promise<Call> {
  const as = await run.actors.freshMerchant()
  // The body is rejected before the payment is looked up.
  if (id === 'refundTransaction') return { as, body: { transactionId: 'contract_suite_none', amount: 1 } }
  if (id !== 'createPaymentLink' && id !== 'updatePaymentLink') return validRequest(run, id)
  const body = { title: 'Contract suite', amount: 10_000 }
  const isCreated = id === 'createPaymentLink'
  return { as, body, ...(!isCreated && { path: { id: (await createLink(run, {}, as)).id } }) }
}

const described = (body: string | Uint8Array) =>
  typeof body === 'string' ? `the body is ${body.slice(0, 60) || 'empty'}` : 'the body is not UTF-8'
