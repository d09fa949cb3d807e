import type { Check, ErrorResponse } from '../../../suite/contract-run.ts'
import type { OperationId } from '../../../suite/document.ts'
import { cell, same } from '../../../suite/verdicts.ts'
import { changesOf } from '../../support/changes.ts'
import { validRequest } from '../../support/valid-requests.ts'

const ownIds: OperationId[] = [
  'updatePaymentMethod',
  'updateGateway',
  'updatePaymentLink',
  'deletePaymentLink',
  'refundTransaction',
]

/** Merchants can neither read nor change resources of others, which look the same as missing ones. */
export const tenants: Check[] = [
  ...ownIds.map(
    (id): Check => ({
      id: `security/${id}-of-another-merchant`,
      title: `${id} answers the same for an id of another merchant as for an unknown id`,
      covers: [cell(id, 404, 'merchant')],
      ...changesOf(id),
      async verify(run) {
        const call = await validRequest(run, id)
        const as = await run.actors.otherMerchant()
        const theirs = await run.expectError(id, { ...call, as }, 404)
        const body =
          id === 'refundTransaction' ? { transactionId: 'contract_suite_none', amount: 1 } : call.body
        const forUnknownId = await run.expectError(
          id,
          { ...call, as, path: { id: 'contract_suite_none' }, body },
          404,
        )
        same(theirs.error.code, forUnknownId.error.code, 'the error code for an id of another merchant')
        const ids = [call.path?.id ?? '', textOf(call.body, 'transactionId')].filter((each) => each !== '')
        const unnamed = ({ error: { requestId, ...error } }: ErrorResponse) =>
          ids.reduce(
            (rest, each) => rest.replaceAll(each, 'contract_suite_none'),
            JSON.stringify(error).replaceAll(requestId, ''),
          )
        same(unnamed(theirs), unnamed(forUnknownId), 'the error for an id of another merchant')
      },
    }),
  ),
]

const textOf = (body: unknown, field: string): string =>
  typeof body === 'object' && body !== null ? (Reflect.get(body, field) ?? '') : ''
