import type { Actor } from '../../../suite/call.ts'
import type { Check, ContractRun } from '../../../suite/contract-run.ts'
import type { OperationId } from '../../../suite/document.ts'
import { operations, rolesOf } from '../../../suite/document.ts'
import { cell, needed, same } from '../../../suite/verdicts.ts'
import { ACCOUNTS, changesOf } from '../../support/changes.ts'

const bodies: Partial<Record<OperationId, object>> = {
  updatePaymentMethod: { enabled: true },
  updateGateway: { enabled: true },
  updatePaymentLink: { title: 'Contract suite', amount: 1000 },
  refundTransaction: { transactionId: 'contract_suite_none', amount: 1 },
}
const unknown = operations
  .filter(({ statuses }) => statuses.includes(404))
  .flatMap(({ id }) => rolesOf(id).map((role) => ({ id, role, body: bodies[id] })))

/** 404 for missing resources, 409 for conflicts with the current state. */
export const conflicts: Check[] = [
  ...unknown.map(
    ({ id, role, body }): Check => ({
      id: `negative/${id}-unknown-id-as-${role}`,
      title: `${id} answers 404 for an unknown id (role ${role})`,
      covers: [cell(id, 404, role)],
      ...changesOf(id),
      async verify(run) {
        const as = await run.actors.as(role)
        const path = { id: 'contract_suite_none' }
        const { error } = await run.expectError(id, { as, path, ...(body && { body }) }, 404)
        same(error.code, 'not_found', 'the error code')
      },
    }),
  ),
  ...rolesOf('updateGateway').map(
    (role): Check => ({
      id: `negative/last-gateway-as-${role}`,
      title: `the last enabled gateway of a merchant cannot be disabled (role ${role})`,
      covers: [cell('updateGateway', 409, role)],
      changes: ACCOUNTS,
      async verify(run) {
        const owner = await run.actors.register()
        const as = role === 'admin' ? await run.actors.as('admin') : owner
        const last = await disableAllButOne(run, owner)
        const before = await run.expectSuccess('listGateways', { as: owner })
        const credentials = { keyId: 'key_not_saved', secret: 'secret_not_saved' }
        const call = { as, path: { id: last }, body: { enabled: false, priority: 98, credentials } }
        const { error } = await run.expectError('updateGateway', call, 409)
        same(error.code, 'last_gateway', 'the error code')
        same(await run.expectSuccess('listGateways', { as: owner }), before, 'the gateways afterwards')
      },
    }),
  ),
  {
    id: 'negative/unknown-reset-token',
    title: 'an unknown reset token is a conflict',
    covers: [cell('resetPassword', 409, 'anonymous')],
    ...changesOf('resetPassword'),
    async verify(run) {
      const body = { token: 'rst_nobody_has_this', password: 'a long phrase 1' }
      const { error } = await run.expectError('resetPassword', { body }, 409)
      same(error.code, 'reset_token_invalid', 'the error code')
    },
  },
]

/** @returns the id of the gateway that stays enabled */
async function disableAllButOne(run: ContractRun, as: Actor): Promise<string> {
  const { gateways } = await run.expectSuccess('listGateways', { as })
  const [last, ...others] = gateways.filter(({ enabled }) => enabled)
  const { id } = needed(last, 'a new merchant has no enabled gateway')
  for (const other of others) {
    await run.expectSuccess('updateGateway', { as, path: { id: other.id }, body: { enabled: false } })
  }
  return id
}
