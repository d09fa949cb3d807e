import { mutants, oddities } from '../../generation/mutants.ts'
import { always } from '../../generation/property.ts'
import type { Check } from '../../suite/check.ts'
import { cell, explained } from '../../suite/check.ts'
import type { Call, ContractRun } from '../../suite/contract-run.ts'
import type { Operation } from '../../suite/document.ts'
import { operations } from '../../suite/document.ts'
import { changesOf } from '../../support/changes.ts'
import { withoutTrace } from '../../support/unchanged.ts'
import { validRequest } from '../../support/valid-requests.ts'
import { rawBodies } from './raw-bodies.ts'

/** Bodies that the schema refuses, generated and hand-picked, for each operation that takes one. */
export const bodies: Check[] = operations
  .filter(({ body }) => body !== undefined)
  .flatMap((operation) => [generated(operation), raw(operation)])

function generated({ id, roles, body: schema = {} }: Operation): Check {
  return {
    id: `negative/${id}-generated-bodies`,
    title: `${id} refuses a body with a wrong type, a missing or unknown field, or a value out of bounds`,
    covers: [cell(id, 400, roles.includes('merchant') ? 'merchant' : 'anonymous')],
    ...changesOf(id),
    verify: (run) =>
      refusing(run, id, async (call) => {
        for (const { what, value } of mutants(schema, call.body)) {
          if (run.options.signal?.aborted) return
          await run.refuse(id, { ...call, body: value }, 400).catch(explained(`when ${what}`))
        }
        await always(run, oddities(schema, call.body), async (body) => {
          await run.refuse(id, { ...call, body }, 400)
        })
      }),
  }
}

function raw({ id, roles }: Operation): Check {
  return {
    id: `negative/${id}-hostile-bodies`,
    title: `${id} refuses a body that is no JSON, that two parsers read differently, or that is nested without end`,
    covers: [cell(id, 400, roles.includes('merchant') ? 'merchant' : 'anonymous')],
    ...changesOf(id),
    verify: (run) =>
      refusing(run, id, async (call) => {
        const good = JSON.stringify(call.body)
        for (const bytes of rawBodies(good)) {
          await run.refuse(id, { ...call, raw: { bytes, type: 'application/json' } }, 400)
        }
      }),
  }
}

async function refusing(
  run: ContractRun,
  id: Operation['id'],
  act: (call: Call) => Promise<void>,
): Promise<void> {
  const call = await validRequest(run, id)
  await withoutTrace(run, () => act(call))
}
