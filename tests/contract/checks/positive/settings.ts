import type { Actor } from '../../suite/call.ts'
import { cell, must, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import { rolesOf } from '../../suite/document.ts'
import { ACCOUNTS, SETTINGS } from '../../support/changes.ts'
import { firstGateway, ownGateway, ownMethod } from '../../support/fixtures.ts'

export const settings: Check[] = [
  ...rolesOf('updateGateway').flatMap((role): Check[] => [
    {
      id: `positive/method-limits-as-${role}`,
      title: `the limits of a method are saved and returned, and nothing else changes (role ${role})`,
      covers: [cell('updatePaymentMethod', 200, role)],
      changes: SETTINGS,
      async verify(run) {
        const as = role === 'merchant' ? await run.actors.freshMerchant() : await run.actors.as(role)
        const { id, minAmount, maxAmount, ...rest } = await ownMethod(run, as)
        const before = { minAmount, maxAmount }
        run.cleanup.defer(`the limits of ${id}`, () => putMethod(run, as, id, before))
        // Stays within the old limits, since payments may arrive during the check.
        const limits = maxAmount > minAmount ? { minAmount: minAmount + 1 } : { maxAmount: maxAmount + 1 }
        const { methods: all } = await run.expectSuccess('listPaymentMethods', { as })
        const { methods } = await putMethod(run, as, id, limits)
        same(without(all, methods), [], 'the methods missing from the response')
        const expected = { id, ...rest, ...before, ...limits }
        same(
          methods.find((each) => each.id === id),
          expected,
          'the method',
        )
        const { methods: listed } = await run.expectSuccess('listPaymentMethods', { as })
        const isTheirs = ({ merchantId }: { merchantId: string }) => merchantId === rest.merchantId
        same(listed.filter(isTheirs), methods.filter(isTheirs), 'the list of methods')
      },
    },
    {
      id: `positive/gateway-priority-as-${role}`,
      title: `the priority of a gateway is saved and returned, and nothing else changes (role ${role})`,
      covers: [cell('updateGateway', 200, role)],
      changes: SETTINGS,
      async verify(run) {
        const as = role === 'merchant' ? await run.actors.freshMerchant() : await run.actors.as(role)
        const { id, priority, updatedAt: _then, ...rest } = await ownGateway(run, as)
        run.cleanup.defer(`the priority of ${id}`, () => putGateway(run, as, id, { priority }))
        const changed = priority === 99 ? 98 : priority + 1
        const { gateways: all } = await run.expectSuccess('listGateways', { as })
        const { gateways } = await putGateway(run, as, id, { priority: changed })
        same(without(all, gateways), [], 'the gateways missing from the response')
        const found = gateways.find((each) => each.id === id)
        must(found !== undefined, `${id} is not in the response`)
        const { updatedAt: _now, ...now } = found
        same(now, { id, ...rest, priority: changed }, 'the gateway')
        const { gateways: listed } = await run.expectSuccess('listGateways', { as })
        const isTheirs = ({ merchantId }: { merchantId: string }) => merchantId === rest.merchantId
        same(listed.filter(isTheirs), gateways.filter(isTheirs), 'the list of gateways')
      },
    },
  ]),
  {
    id: 'positive/gateway-credentials-are-masked',
    title:
      'gateway credentials are write-only: no response contains them, and the gateway can go live with them',
    covers: [cell('updateGateway', 200, 'merchant')],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await firstGateway(run, as)
      const credentials = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }
      const { gateways } = await putGateway(run, as, id, { credentials, mode: 'live' })
      const gateway = gateways.find((each) => each.id === id)
      same(gateway?.mode, 'live', 'the mode of the gateway')
      must(gateway?.credentials !== undefined, 'the gateway has no credentials, not even masked')
      const text = JSON.stringify([gateways, await run.expectSuccess('listGateways', { as })])
      must(!text.includes(credentials.secret), 'a response contains the secret of the credentials')
      must(!text.includes(credentials.keyId), 'a response contains the key of the credentials unmasked')
    },
  },
]

/** The ids of rows that are missing from another list. */
const without = (rows: { id: string }[], others: { id: string }[]) => {
  const known = new Set(others.map(({ id }) => id))
  return rows.map(({ id }) => id).filter((id) => !known.has(id))
}

const putMethod = (run: ContractRun, as: Actor, id: string, body: object) =>
  run.expectSuccess('updatePaymentMethod', { as, path: { id }, body })

const putGateway = (run: ContractRun, as: Actor, id: string, body: object) =>
  run.expectSuccess('updateGateway', { as, path: { id }, body })
