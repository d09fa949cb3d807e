import type { Account } from '../../../suite/backend.ts'
import type { Actor, Call } from '../../../suite/call.ts'
import type { Check, ContractRun, ErrorResponse } from '../../../suite/contract-run.ts'
import type { OperationId, Role } from '../../../suite/document.ts'
import { allRoles, rolesOf } from '../../../suite/document.ts'
import { cell, must, needed, same } from '../../../suite/verdicts.ts'
import { ACCOUNTS, changesOf, LINKS } from '../../support/changes.ts'
import { createLink, ownMethod } from '../../support/fixtures.ts'

const HOUR_MS = 3_600_000

const senselessLinks = [
  {
    what: 'a minimum above the amount',
    field: 'partial.minimum',
    more: () => ({ partial: { minimum: 1001 } }),
  },
  {
    what: 'an expiry in the past',
    field: 'expiresAt',
    more: ({ actors }: ContractRun) => ({ expiresAt: new Date(actors.now() - HOUR_MS).toISOString() }),
  },
]

/** 422 for fields that are valid on their own but not in combination; the error names the field. */
export const semanticRules: Check[] = [
  ...allRoles.flatMap((role) => [
    unprocessable('listTransactions', role, 'a from after to', 'from', () => ({
      query: { from: '2026-02-02', to: '2026-02-01' },
    })),
    unprocessable('listTransactions', role, 'a minAmount above maxAmount', 'minAmount', () => ({
      query: { minAmount: '200', maxAmount: '100' },
    })),
    // The new password equals the current one, so an account survives a server that accepts this.
    unprocessable(
      'changePassword',
      role,
      'a wrong current password',
      'currentPassword',
      (_run, { account }) => ({
        body: { currentPassword: 'certainly not it', newPassword: passwordOf(account) },
      }),
    ),
    unprocessable('changePassword', role, 'an unchanged password', 'newPassword', (_run, { account }) => ({
      body: { currentPassword: passwordOf(account), newPassword: passwordOf(account) },
    })),
  ]),
  ...rolesOf('updateGateway').flatMap((role) => [
    unprocessable(
      'updatePaymentMethod',
      role,
      'a minimum above the maximum',
      'minAmount',
      async (run, as) => {
        const { id } = await ownMethod(run, as)
        return { path: { id }, body: { minAmount: 200, maxAmount: 100 } }
      },
    ),
    {
      ...unprocessable(
        'updateGateway',
        role,
        'going live without credentials',
        'credentials',
        async (run) => {
          const owner = await run.actors.register()
          const { gateways } = await run.expectSuccess('listGateways', { as: owner })
          const { id } = needed(
            gateways.find(({ credentials }) => !credentials),
            'a new merchant has no gateway without credentials',
          )
          return { ...(role === owner.role && { as: owner }), path: { id }, body: { mode: 'live' } }
        },
      ),
      changes: ACCOUNTS,
    },
  ]),
  ...senselessLinks.flatMap(({ what, field, more }) => [
    unprocessable('createPaymentLink', 'merchant', what, field, (run) => ({
      body: { title: 'Contract suite', amount: 1000, ...more(run) },
    })),
    {
      ...unprocessable('updatePaymentLink', 'merchant', what, field, async (run, as) => ({
        path: { id: (await createLink(run, {}, as)).id },
        body: { title: 'Contract suite', amount: 1000, ...more(run) },
      })),
      changes: LINKS,
    },
  ]),
]

function unprocessable(
  id: OperationId,
  role: Role,
  what: string,
  field: string,
  request: (run: ContractRun, as: Actor) => Promise<Call> | Call,
): Check {
  return {
    id: `negative/${id}-${what.replaceAll(' ', '-')}-as-${role}`,
    title: `${id} rejects ${what} and names the field (role ${role})`,
    covers: [cell(id, 422, role)],
    ...changesOf(id),
    async verify(run) {
      const as = await callerFor(run, id, role)
      names(await run.expectError(id, { as, ...(await request(run, as)) }, 422), field)
    },
  }
}

function names({ error: { errors = [], code } }: ErrorResponse, field: string): void {
  same(code, 'unprocessable', 'the error code')
  must(
    errors.some((each) => each.field === field),
    `the error does not name ${field}, only [${errors.map((each) => each.field)}]`,
  )
}

/** Uses a new merchant wherever a broken server might accept the request. */
const callerFor = ({ actors }: ContractRun, id: OperationId, role: Role): Promise<Actor> => {
  if (id === 'changePassword')
    return role === 'merchant' ? actors.register() : actors.signIn(actors.accountOf(role))
  return role === 'merchant' ? actors.freshMerchant() : actors.as(role)
}

const passwordOf = (account: Account | undefined) => needed(account, 'no account was given').password
