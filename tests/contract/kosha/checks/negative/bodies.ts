import type { Actor, Call } from '../../../suite/call.ts'
import { eachOf } from '../../../suite/checks/each-of.ts'
import { rawBodies } from '../../../suite/checks/raw-bodies.ts'
import { mutants } from '../../../suite/generation/mutants.ts'
import { cell, must, same } from '../../../suite/verdicts.ts'
import type { Operation } from '../../document.ts'
import { koshaContract, operationOf, operations } from '../../document.ts'
import type { Check, ContractRun } from '../../run.ts'
import { changesOf } from '../../support/changes.ts'
import { createLink } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

type Act = (run: ContractRun, operation: Operation, call: Call) => Promise<void>

function rejecting(operation: Operation, name: string, description: string, act: Act): Check {
  const { id, roles } = operation
  return {
    id: `negative/${id}-${name}`,
    title: `${id} rejects a body ${description}`,
    covers: [cell(id, 400, roles.includes('merchant') ? 'merchant' : 'anonymous')],
    ...changesOf(id),
    async verify(run) {
      // As a merchant that the suite registered, in case a broken server accepts them.
      const as = await run.actors.freshMerchant()
      const call = await harmlessRequest(run, id, as)
      const before = await seen(run, call.as ?? as)
      await act(run, operation, call)
      same(await seen(run, call.as ?? as), before, 'the data of the merchant after rejected requests')
    },
  }
}

const generated: Act = (run, { id, body: schema = {} }, call) =>
  eachOf(
    mutants(koshaContract, schema, call.body),
    ({ description }) => description,
    async ({ value, field }) => {
      const { error } = await run.expectError(id, { ...call, body: value }, 400)
      const named = error.errors?.map((error) => error.field)
      must(
        field === undefined || named?.includes(field) === true,
        `${id} names [${named}], expected ${field}`,
      )
    },
  )

const hostile: Act = (run, { id }, call) => {
  const validJson = JSON.stringify(call.body)
  return eachOf([...rawBodies(validJson), ...withNotes(validJson)], described, (bytes) =>
    run.expectError(id, { ...call, raw: { bytes, type: 'application/json' } }, 400),
  )
}

export const bodies: Check[] = operations
  .filter(({ body }) => body !== undefined)
  .flatMap((operation) => [
    rejecting(
      operation,
      'generated-bodies',
      'with a wrong type, a missing or unknown field, or a value out of bounds',
      generated,
    ),
    rejecting(
      operation,
      'hostile-bodies',
      'that is not JSON, that parsers read differently, or that is nested too deeply',
      hostile,
    ),
  ])

async function harmlessRequest(run: ContractRun, id: Operation['id'], as: Actor): Promise<Call> {
  // The body is rejected before the payment is looked up.
  if (id === 'refundTransaction') return { as, body: { transactionId: 'contract_suite_none', amount: 1 } }
  const body = { title: 'Contract suite', amount: 10_000 }
  if (id === 'createPaymentLink') return { as, body }
  if (id === 'updatePaymentLink') return { as, body, path: { id: (await createLink(run, {}, as)).id } }
  return validRequest(run, id, operationOf(id).isPublic ? 'anonymous' : 'merchant')
}

// Elsewhere than in a link, the field itself is unknown.
const withNotes = (validJson: string) =>
  ['{"colour":"indigo","colour":"indigo"}', '{"colour":"\\ud83e"}'].map(
    (notes) => `${validJson.slice(0, -1)},"notes":${notes}}`,
  )

const described = (body: string | Uint8Array) =>
  typeof body === 'string' ? `the body is ${body.slice(0, 60) || 'empty'}` : 'the body is not UTF-8'

async function seen(run: ContractRun, as: Actor) {
  return [
    await run.expectSuccess('listPaymentLinks', { as }),
    await run.expectSuccess('listPaymentMethods', { as }),
    await run.expectSuccess('listGateways', { as }),
    await run.expectSuccess('listTransactions', { as }),
    (await run.expectSuccess('verifySession', { as })).user,
  ]
}
