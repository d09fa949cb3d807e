import { cell, same } from '../../../suite/verdicts.ts'
import type { OperationId } from '../../document.ts'
import { allRoles, operationOf, operations } from '../../document.ts'
import type { Check, ErrorResponse } from '../../run.ts'
import { changesOf } from '../../support/changes.ts'
import { tooLargeBody, withoutRequestId } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

const ownIds: OperationId[] = [
  'updatePaymentMethod',
  'updateGateway',
  'updatePaymentLink',
  'deletePaymentLink',
  'refundTransaction',
]

export const roles: Check[] = [
  ...operations
    .filter(({ isPublic }) => !isPublic)
    .flatMap(({ id, roles }) =>
      allRoles
        .filter((role) => !roles.includes(role))
        .map(
          (role): Check => ({
            id: `security/${id}-forbidden-to-${role}`,
            title: `${id} is forbidden to the role ${role}, whether or not the request is valid`,
            covers: [cell(id, 403, role)],
            ...changesOf(id),
            async verify(run) {
              const as = await run.actors.as(role)
              // A valid request of an allowed role, sent with the wrong role.
              const validCall = { ...(await validRequest(run, id)), as }
              for (const call of [
                validCall,
                { ...validCall, body: { surprise: 1 }, path: { id: 'none' } },
                { ...validCall, query: { surprise: '1' }, raw: { bytes: '{}', type: 'text/plain' } },
                ...(operationOf(id).body ? [{ ...validCall, raw: tooLargeBody }] : []),
              ]) {
                const { error } = await run.expectError(id, call, 403)
                same(error.code, 'forbidden', 'the error code')
              }
            },
          }),
        ),
    ),
  ...ownIds.map(
    (id): Check => ({
      id: `security/${id}-of-another-merchant`,
      title: `${id} answers the same for an id of another merchant as for an unknown id`,
      covers: [cell(id, 404, 'merchant')],
      ...changesOf(id),
      async verify(run) {
        const call = await validRequest(run, id)
        const as = await run.actors.otherMerchant()
        const foreignError = await run.expectError(id, { ...call, as }, 404)
        const body =
          id === 'refundTransaction' ? { transactionId: 'contract_suite_none', amount: 1 } : call.body
        const forUnknownId = await run.expectError(
          id,
          { ...call, as, path: { id: 'contract_suite_none' }, body },
          404,
        )
        same(forUnknownId.error.code, 'not_found', 'the error code')
        const named: string = call.path?.id ?? Object(call.body).transactionId
        const unnamed = (response: ErrorResponse) =>
          JSON.stringify(withoutRequestId(response)).replaceAll(named, 'contract_suite_none')
        same(unnamed(foreignError), unnamed(forUnknownId), 'the error for an id of another merchant')
      },
    }),
  ),
]
