import type { components } from '#contract'
import type { Actor } from '../../suite/call.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import { Damage, isSame } from '../../suite/verdicts.ts'
import { ownerFor, ownGateway, ownMethod } from './fixtures.ts'

type Schemas = components['schemas']
type Row = { id: string }
type Guarded<Kept extends Row> = {
  what: string
  read: () => Promise<Kept[]>
  putBack: (was: Kept) => Promise<unknown>
}

const CREDENTIALS = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }
/** Changes with every write or payment. */
const MAY_MOVE = ['updatedAt', 'successRate']

/** A gateway for no-op writes. After the check, all gateways of its merchant are compared and restored. */
export async function guardedGateway(run: ContractRun, as: Actor): Promise<Schemas['Gateway']> {
  const owner = await ownerFor(run, as)
  const write = (id: string, body: Schemas['GatewaySettings']) =>
    run.expectSuccess('updateGateway', { as: owner, path: { id }, body })
  const { id, credentials } = await ownGateway(run, as)
  // Sets credentials, so that their loss can be detected.
  if (!credentials) await write(id, { credentials: CREDENTIALS, mode: 'live' })
  await guard(run, {
    what: `the gateways of ${owner.account?.email}`,
    read: async () => (await run.expectSuccess('listGateways', { as: owner })).gateways,
    putBack: ({ id, enabled, mode, priority, credentials }) =>
      write(id, { enabled, mode, priority, ...(credentials && { credentials: CREDENTIALS }) }),
  })
  return ownGateway(run, as)
}

/** A payment method for no-op writes; all of its merchant's are compared and restored too. */
export async function guardedMethod(run: ContractRun, as: Actor): Promise<Schemas['PaymentMethod']> {
  const owner = await ownerFor(run, as)
  const write = (id: string, body: Schemas['PaymentMethodSettings']) =>
    run.expectSuccess('updatePaymentMethod', { as: owner, path: { id }, body })
  const { id, minAmount, maxAmount } = await ownMethod(run, as)
  // Uses unusual limits, so that a reset to the defaults can be detected.
  const isRound = minAmount % 100 === 0 && maxAmount % 100 === 0 && minAmount + 1 < maxAmount
  if (isRound) await write(id, { minAmount: minAmount + 1, maxAmount: maxAmount - 1 })
  await guard(run, {
    what: `the payment methods of ${owner.account?.email}`,
    read: async () => (await run.expectSuccess('listPaymentMethods', { as: owner })).methods,
    putBack: ({ id, enabled, minAmount, maxAmount, gatewayIds }) =>
      write(id, { enabled, minAmount, maxAmount, gatewayIds }),
  })
  return ownMethod(run, as)
}

/** The caller's profile for no-op writes; compared and restored after the check. */
export async function guardedProfile(run: ContractRun, as: Actor): Promise<Schemas['User']> {
  const read = async () => (await run.expectSuccess('verifySession', { as })).user
  const before = await read()
  await guard(run, {
    what: `the profile of ${before.email}`,
    read: async () => [await read()],
    putBack: async ({ name, businessName, phone = '' }) =>
      run.expectSuccess('updateProfile', {
        as,
        body: { name, phone, ...((await read()).businessName !== businessName && { businessName }) },
      }),
  })
  return before
}

async function guard<Kept extends Row>(
  run: ContractRun,
  { what, read, putBack }: Guarded<Kept>,
): Promise<void> {
  const before = await read()
  run.cleanup.defer(what, async () => {
    const after = await read()
    const damaged = before.flatMap((was) => {
      const now = after.find(({ id }) => id === was.id)
      const fields = changedFields(was, now)
      return fields.length > 0 ? [{ was, now, fields }] : []
    })
    for (const { was } of damaged)
      await putBack(was).catch(() => run.cleanup.notCleanedUp.push(`${what}: ${was.id}`))
    const [first] = damaged
    if (first) throw new Damage(`${first.was.id} was changed by the check: ${told(first)}`)
  })
}

const changedFields = (was: object, now: object | undefined) =>
  Object.keys({ ...was, ...now }).filter(
    (field) => !MAY_MOVE.includes(field) && !isSame(fieldOf(was, field), fieldOf(now, field)),
  )

const told = ({ was, now, fields }: { was: object; now: object | undefined; fields: string[] }) =>
  fields
    .map((field) => `its ${field} was ${shown(fieldOf(was, field))} and is ${shown(fieldOf(now, field))}`)
    .join('; ')

const fieldOf = (row: object | undefined, field: string): unknown => row && Reflect.get(row, field)

const shown = (value: unknown) => JSON.stringify(value) ?? 'absent'
