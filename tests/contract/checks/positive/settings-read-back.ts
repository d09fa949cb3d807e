import type { components } from '#contract'
import type { Actor } from '../../suite/call.ts'
import { must, needed, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import { ACCOUNTS } from '../../support/changes.ts'
import { passTime } from '../../support/pass-time.ts'

type Gateway = components['schemas']['Gateway']

// Longer than one tick of a clock with a resolution of one second.
const A_MOMENT_MS = 1500

/** Writes are persisted and change nothing else. Runs on a newly registered merchant. */
export const settingsReadBack: Check[] = [
  {
    id: 'positive/method-settings-as-merchant',
    title: 'each setting of a payment method is saved and returned, and nothing else changes',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      let { methods } = await run.expectSuccess('listPaymentMethods', { as })
      const { id, gatewayIds, maxAmount } = needed(methods[0], 'a new merchant has no payment method')
      const changes = [
        { enabled: false },
        { maxAmount: maxAmount - 1 },
        { gatewayIds: gatewayIds.slice(0, 1) },
        { minAmount: 123 },
        { enabled: true },
      ]
      for (const body of changes) {
        const expected = methods.map((each) => (each.id === id ? { ...each, ...body } : each))
        const response = await run.expectSuccess('updatePaymentMethod', { as, path: { id }, body })
        same(response.methods, expected, `the methods after ${JSON.stringify(body)}`)
        methods = (await run.expectSuccess('listPaymentMethods', { as })).methods
        same(methods, expected, `the list of methods after ${JSON.stringify(body)}`)
      }
    },
  },
  {
    id: 'positive/gateway-settings-as-merchant',
    title: 'each setting of a gateway is saved and returned with a new updatedAt, and nothing else changes',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { gateways } = await run.expectSuccess('listGateways', { as })
      const { id } = needed(gateways[0], 'a new merchant has no gateway')
      const mayBeDisabled = gateways.filter(({ enabled }) => enabled).length > 1
      const credentials = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }
      await changed(run, as, id, { credentials })
      await changed(run, as, id, { mode: 'live' })
      await changed(run, as, id, { priority: 42 })
      if (mayBeDisabled) for (const enabled of [false, true]) await changed(run, as, id, { enabled })
      await changed(run, as, id, { mode: 'test' })
    },
  },
  {
    id: 'positive/gateways-follow-priority',
    title: 'a gateway that gets the largest priority number moves to the end of the list',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { gateways } = await run.expectSuccess('listGateways', { as })
      needed(gateways[1], 'a new merchant has a single gateway')
      const { id } = needed(gateways[0], 'a new merchant has no gateway')
      const response = await run.expectSuccess('updateGateway', { as, path: { id }, body: { priority: 99 } })
      const priorities = response.gateways.map(({ priority }) => priority)
      same(
        priorities,
        [...priorities].sort((a, b) => a - b),
        `the listed priorities after ${id} got the largest`,
      )
    },
  },
]

type Settings = components['schemas']['GatewaySettings']

async function changed(run: ContractRun, as: Actor, id: string, body: Settings): Promise<void> {
  const { gateways: before } = await run.expectSuccess('listGateways', { as })
  await passTime(run, A_MOMENT_MS)
  const response = await run.expectSuccess('updateGateway', { as, path: { id }, body })
  const { gateways: after } = await run.expectSuccess('listGateways', { as })
  const what = `after ${Object.keys(body)}`
  same(after, response.gateways, `the list of gateways ${what}`)
  const { credentials, ...settings } = body
  const [was, is] = [before, after].map((list) =>
    needed(
      list.find((each) => each.id === id),
      `${id} is no longer listed`,
    ),
  )
  // The contract does not define how credentials are masked.
  const shown = credentials ? is?.credentials : was?.credentials
  must(!credentials || shown !== undefined, `the gateway has no credentials, not even masked, ${what}`)
  same(
    unstamped(is),
    { ...unstamped(was), ...settings, ...(shown && { credentials: shown }) },
    `the gateway ${what}`,
  )
  same(others(after, id), others(before, id), `the other gateways ${what}`)
  must(
    Date.parse(is?.updatedAt ?? '') > Date.parse(was?.updatedAt ?? ''),
    `updatedAt is still ${is?.updatedAt} ${what}`,
  )
}

const others = (gateways: Gateway[], id: string) => gateways.filter((each) => each.id !== id)

const unstamped = (gateway: Gateway | undefined) => ({
  ...gateway,
  updatedAt: undefined,
})
