import { cell, must, needed, same } from '../../../suite/verdicts.ts'
import { allRoles, rolesOf } from '../../document.ts'
import type { Check } from '../../run.ts'
import { ACCOUNTS, changesOf } from '../../support/changes.ts'

// A sequence of calls would make too many guesses at the password of a given account.
const unprocessable: Check[] = allRoles.map((role) => ({
  id: `negative/changePassword-unprocessable-as-${role}`,
  title: `changePassword rejects a wrong current password and an unchanged one, and names the field (role ${role})`,
  covers: [cell('changePassword', 422, role)],
  ...changesOf('changePassword'),
  async verify(run) {
    const { actors } = run
    const as = role === 'merchant' ? await actors.register() : await actors.signIn(actors.accountOf(role))
    // The new password equals the current one, so an account survives a server that accepts this.
    const { password: newPassword } = as.account
    for (const { field, currentPassword } of [
      { field: 'currentPassword', currentPassword: 'certainly not it' },
      { field: 'newPassword', currentPassword: newPassword },
    ]) {
      const body = { currentPassword, newPassword }
      const { error } = await run.expectError('changePassword', { as, body }, 422)
      const named = error.errors?.map((error) => error.field)
      must(named?.includes(field) === true, `the error does not name ${field}, only [${named}]`)
    }
  },
}))

const conflicts: Check[] = rolesOf('updateGateway').map((role) => ({
  id: `negative/last-gateway-as-${role}`,
  title: `the last enabled gateway of a merchant cannot be disabled (role ${role})`,
  covers: [cell('updateGateway', 409, role)],
  changes: ACCOUNTS,
  async verify(run) {
    const owner = await run.actors.register()
    const as = role === 'admin' ? await run.actors.as('admin') : owner
    const { gateways } = await run.expectSuccess('listGateways', { as: owner })
    const [last, ...others] = gateways.filter(({ enabled }) => enabled)
    const path = { id: needed(last, 'a new merchant has no enabled gateway').id }
    for (const { id } of others)
      await run.expectSuccess('updateGateway', { as: owner, path: { id }, body: { enabled: false } })
    const before = await run.expectSuccess('listGateways', { as: owner })
    const credentials = { keyId: 'key_not_saved', secret: 'secret_not_saved' }
    const call = { as, path, body: { enabled: false, priority: 98, credentials } }
    const { error } = await run.expectError('updateGateway', call, 409)
    same(error.code, 'last_gateway', 'the error code')
    same(await run.expectSuccess('listGateways', { as: owner }), before, 'the gateways afterwards')
  },
}))

export const semanticRules = [...unprocessable, ...conflicts]
