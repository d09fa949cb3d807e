import type { Actor } from '../../suite/actors.ts'
import type { Check } from '../../suite/check.ts'
import { cell, must, needed, same } from '../../suite/check.ts'
import type { Call, ContractRun, Refused } from '../../suite/contract-run.ts'
import type { OperationId, Role } from '../../suite/document.ts'
import { allRoles, rolesOf } from '../../suite/document.ts'
import { ACCOUNTS, changesOf, LINKS } from '../../support/changes.ts'
import { createLink, firstMethod } from '../../support/fixtures.ts'

/** 422: each field has the right shape, together they make no sense; the field is named. */
export const meaning: Check[] = [
  ...allRoles.flatMap((role) => [
    senseless('listTransactions', role, 'a first day after the last', 'from', () => ({
      query: { from: '2026-02-02', to: '2026-02-01' },
    })),
    senseless('listTransactions', role, 'a smallest amount above the largest', 'minAmount', () => ({
      query: { minAmount: '200', maxAmount: '100' },
    })),
    senseless('changePassword', role, 'a wrong current password', 'currentPassword', () => ({
      body: { currentPassword: 'certainly not it', newPassword: 'quite another long phrase' },
    })),
    senseless(
      'changePassword',
      role,
      'a new password that is the old one',
      'newPassword',
      (_exam, { account }) => {
        const { password } = needed(account, 'nobody is signed in')
        return { body: { currentPassword: password, newPassword: password } }
      },
    ),
  ]),
  ...rolesOf('updateGateway').flatMap((role) => [
    senseless('updatePaymentMethod', role, 'a minimum above the maximum', 'minAmount', async (run, as) => {
      const { id } = await firstMethod(run, as)
      return { path: { id }, body: { minAmount: 200, maxAmount: 100 } }
    }),
    senseless('updatePaymentMethod', role, 'a gateway that nobody has', 'gatewayIds.0', async (run, as) => {
      const { id } = await firstMethod(run, as)
      return { path: { id }, body: { gatewayIds: ['gw_nobody_has_this'] } }
    }),
    {
      ...senseless('updateGateway', role, 'going live without credentials', 'credentials', async (run) => {
        const { gateways } = await run.succeed('listGateways', { as: await run.actors.freshMerchant() })
        const { id } = needed(
          gateways.find(({ credentials }) => !credentials),
          'a new merchant has no gateway without credentials',
        )
        return { path: { id }, body: { mode: 'live' } }
      }),
      changes: ACCOUNTS,
    },
  ]),
  senseless('createPaymentLink', 'merchant', 'a minimum above the amount', 'partial.minimum', () => ({
    body: { title: 'Contract suite', amount: 1000, partial: { minimum: 1001 } },
  })),
  senseless('createPaymentLink', 'merchant', 'an expiry in the past', 'expiresAt', ({ actors }) => ({
    body: {
      title: 'Contract suite',
      amount: 1000,
      expiresAt: new Date(actors.now() - 3_600_000).toISOString(),
    },
  })),
  {
    ...senseless(
      'updatePaymentLink',
      'merchant',
      'a minimum above the amount',
      'partial.minimum',
      async (run) => ({
        path: { id: (await createLink(run)).id },
        body: { title: 'Contract suite', amount: 1000, partial: { minimum: 1001 } },
      }),
    ),
    changes: LINKS,
  },
]

function senseless(
  id: OperationId,
  role: Role,
  what: string,
  field: string,
  request: (run: ContractRun, as: Actor) => Promise<Call> | Call,
): Check {
  return {
    id: `negative/${id}-${what.replaceAll(' ', '-')}-as-${role}`,
    title: `${id} refuses ${what} from the role ${role}, and names the field`,
    covers: [cell(id, 422, role)],
    ...changesOf(id),
    async verify(run) {
      // A merchant's password and gateways are not to be risked: a new one has some too.
      const isRisky = role === 'merchant' && (id === 'changePassword' || id === 'updateGateway')
      const as = isRisky ? await run.actors.freshMerchant() : await run.actors.as(role)
      names(await run.refuse(id, { as, ...(await request(run, as)) }, 422), field)
    },
  }
}

function names({ error: { errors = [], code } }: Refused, field: string): void {
  same(code, 'unprocessable', 'the code of the refusal')
  must(
    errors.some((each) => each.field === field),
    `the refusal does not name ${field}, only [${errors.map((each) => each.field)}]`,
  )
}
