import type { Who } from '../../suite/actors.ts'
import type { Check } from '../../suite/check.ts'
import { cell, must, needed, same } from '../../suite/check.ts'
import type { Call, Exam, Refused } from '../../suite/contract-run.ts'
import type { OperationId, Role } from '../../suite/document.ts'
import { ACCOUNTS, changesOf, LINKS } from '../../support/changes.ts'
import { createLink, firstMethod } from '../../support/fixtures.ts'

const ROLES: Role[] = ['admin', 'merchant', 'viewer']
const SETTERS = ['admin', 'merchant'] as const

/** 422: each field has the right shape, together they make no sense; the field is named. */
export const meaning: Check[] = [
  ...ROLES.flatMap((role) => [
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
  ...SETTERS.flatMap((role) => [
    senseless('updatePaymentMethod', role, 'a minimum above the maximum', 'minAmount', async (exam, as) => {
      const { id } = await firstMethod(exam, as)
      return { path: { id }, body: { minAmount: 200, maxAmount: 100 } }
    }),
    senseless('updatePaymentMethod', role, 'a gateway that nobody has', 'gatewayIds.0', async (exam, as) => {
      const { id } = await firstMethod(exam, as)
      return { path: { id }, body: { gatewayIds: ['gw_nobody_has_this'] } }
    }),
    {
      ...senseless('updateGateway', role, 'going live without credentials', 'credentials', async (exam) => {
        const { gateways } = await exam.succeed('listGateways', { as: await exam.people.newcomer() })
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
  senseless('createPaymentLink', 'merchant', 'an expiry in the past', 'expiresAt', ({ people }) => ({
    body: {
      title: 'Contract suite',
      amount: 1000,
      expiresAt: new Date(people.now() - 3_600_000).toISOString(),
    },
  })),
  {
    ...senseless(
      'updatePaymentLink',
      'merchant',
      'a minimum above the amount',
      'partial.minimum',
      async (exam) => ({
        path: { id: (await createLink(exam)).id },
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
  request: (exam: Exam, as: Who) => Promise<Call> | Call,
): Check {
  return {
    id: `negative/${id}-${what.replaceAll(' ', '-')}-as-${role}`,
    title: `${id} refuses ${what} from the role ${role}, and names the field`,
    covers: [cell(id, 422, role)],
    ...changesOf(id),
    async run(exam) {
      // A merchant's password and gateways are not to be risked: a new one has some too.
      const isRisky = role === 'merchant' && (id === 'changePassword' || id === 'updateGateway')
      const as = isRisky ? await exam.people.newcomer() : await exam.people.as(role)
      names(await exam.refuse(id, { as, ...(await request(exam, as)) }, 422), field)
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
