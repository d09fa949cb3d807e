import { needed } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { ACCOUNTS } from '../../support/changes.ts'
import { firstGateway } from '../../support/fixtures.ts'

/** Settings that must be rejected. Runs on newly registered merchants. */
export const rejectedSettings: Check[] = [
  {
    id: 'negative/updatePaymentMethod-a-minimum-above-the-saved-maximum-as-merchant',
    title:
      'a minimum above the saved maximum of a method is rejected, and so is a gateway of another merchant',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { methods } = await run.expectSuccess('listPaymentMethods', { as })
      const { id } = needed(methods[0], 'a new merchant has no payment method')
      await run.expectSuccess('updatePaymentMethod', { as, path: { id }, body: { maxAmount: 50_000 } })
      await run.expectError('updatePaymentMethod', { as, path: { id }, body: { minAmount: 50_001 } }, 422)
      const { methods: theirs } = await run.expectSuccess('listPaymentMethods', {
        as: await run.actors.otherMerchant(),
      })
      const gatewayIds = theirs.find(({ type }) => type === methods[0]?.type)?.gatewayIds.slice(0, 1)
      if (gatewayIds)
        await run.expectError('updatePaymentMethod', { as, path: { id }, body: { gatewayIds } }, 422)
    },
  },
  {
    id: 'negative/updatePaymentMethod-a-gateway-without-the-method',
    title: 'a gateway that does not support the payment method is rejected',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { methods } = await run.expectSuccess('listPaymentMethods', { as })
      const { gateways } = await run.expectSuccess('listGateways', { as })
      const pair = methods.flatMap(({ id, type }) => {
        const gateway = gateways.find((each) => !each.methods.includes(type))
        return gateway ? [{ id, gatewayIds: [gateway.id] }] : []
      })[0]
      const { id, gatewayIds } = needed(pair, 'every gateway of a new merchant supports every method')
      await run.expectError('updatePaymentMethod', { as, path: { id }, body: { gatewayIds } }, 422)
    },
  },
  {
    id: 'negative/invalid-credentials',
    title: 'credentials that are too short, too long or contain spaces are rejected',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await firstGateway(run, as)
      const good = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }
      for (const part of ['1234567', 'x'.repeat(101), 'with a blank', 'कोश-कोश-कोश', 12_345_678])
        for (const credentials of [
          { ...good, keyId: part },
          { ...good, secret: part },
        ])
          await run.expectError('updateGateway', { as, path: { id }, body: { credentials } }, 400)
    },
  },
]
