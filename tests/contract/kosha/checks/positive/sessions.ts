import { cell, must, same } from '../../../suite/verdicts.ts'
import { DAY_MS } from '../../actors.ts'
import { allRoles, document } from '../../document.ts'
import type { Check } from '../../run.ts'
import { ACCOUNTS, PASSWORDS, SESSIONS } from '../../support/changes.ts'
import { isEnded } from '../security/tokens.ts'

const TOLERANCE_MS = 60_000
// Trimming, escaping, normalising or cutting it would change it.
const ODD = ` Zoe\u0301  & "O'Neil" <b> \\ `
const LONGEST_NAME = `${ODD}${'🧵'.repeat(119 - ODD.length)} `
const METHOD_TYPES = [...(document.components.schemas.MethodType?.enum ?? [])].sort()

export const sessions: Check[] = [
  ...allRoles.flatMap((role): Check[] => [
    {
      id: `positive/refresh-as-${role}`,
      title: `a refreshed token works for 30 days and ends no other session (role ${role})`,
      covers: [cell('refreshToken', 200, role)],
      changes: SESSIONS,
      async verify(run) {
        const as = await run.actors.signIn(run.actors.accountOf(role))
        const elsewhere = await run.actors.signIn(run.actors.accountOf(role))
        const before = await run.expectSuccess('verifySession', { as })
        const { token, expiresAt } = await run.expectSuccess('refreshToken', { as })
        must(token !== as.token, 'a refresh returns the token that it replaces')
        const after = await run.expectSuccess('verifySession', { as: { ...as, token } })
        same(after, { user: before.user, expiresAt }, 'the session of the new token')
        const longerMs = Date.parse(expiresAt) - Date.parse(before.expiresAt)
        must(
          Math.abs(longerMs - 29 * DAY_MS) < TOLERANCE_MS,
          `the session ends ${expiresAt}, expected 29 days after ${before.expiresAt}`,
        )
        // A lost response, and no theft.
        const repeated = await run.expectSuccess('refreshToken', { as })
        same(repeated, { token, expiresAt }, 'the response to a repeated refresh')
        const again = await run.expectSuccess('refreshToken', { as: { ...as, token } })
        await run.expectSuccess('verifySession', { as: { ...as, token: again.token } })
        await run.expectSuccess('verifySession', { as: elsewhere })
      },
    },
    {
      id: `positive/password-of-${role}`,
      title: `a password change ends all other sessions of the account only (role ${role})`,
      covers: [cell('changePassword', 200, role)],
      changes: role === 'merchant' ? ACCOUNTS : PASSWORDS,
      async verify(run) {
        const { actors } = run
        const isOwn = role === 'merchant'
        const account = isOwn ? (await actors.register()).account : actors.disposableAccountOf(role)
        const as = await actors.signIn(account)
        // A new password may differ in letter case only.
        const changed = {
          ...account,
          password: isOwn ? account.password.toUpperCase() : 'quite another long phrase',
        }
        const change = (from: string, newPassword: string) =>
          run.expectSuccess('changePassword', { as, body: { currentPassword: from, newPassword } })
        run.cleanup.defer(`the password of ${account.email}`, () =>
          change(changed.password, account.password),
        )
        const other = isOwn
          ? await actors.freshMerchant()
          : role === 'viewer' && (await actors.as('merchant'))
        const { email, password } = account
        const elsewhere = await actors.signIn(account)
        const refreshed = await run.expectSuccess('refreshToken', { as: elsewhere })
        const remembered = await run.expectSuccess('signIn', { body: { email, password, rememberMe: true } })
        await change(password, changed.password)
        for (const { token } of [elsewhere, refreshed, remembered]) await isEnded(run, token)
        for (const alive of [as, other]) if (alive) await run.expectSuccess('verifySession', { as: alive })
        actors.forgetSessions()
        await actors.signIn(changed)
        await run.expectError('signIn', { body: { email, password } }, 401)
      },
    },
  ]),
  {
    id: 'positive/registration',
    title: 'a new merchant can sign in at once and has no payments',
    covers: [cell('register', 201, 'anonymous')],
    changes: ACCOUNTS,
    async verify(run) {
      const { password, ...registration } = run.actors.registration()
      registration.name = registration.businessName = LONGEST_NAME
      const body = { ...registration, password, phone: '+910000012345' }
      await run.expectSuccess('register', { body })
      const as = await run.actors.signIn({ role: 'merchant', email: body.email, password })
      const { user } = await run.expectSuccess('verifySession', { as })
      const { name, email, businessName, phone } = user
      same(
        { name, email: email.toLowerCase(), businessName, phone },
        { ...registration, phone: body.phone },
        'the new user',
      )
      const { methods } = await run.expectSuccess('listPaymentMethods', { as })
      const { gateways } = await run.expectSuccess('listGateways', { as })
      for (const { id, mode, credentials } of gateways)
        same([mode, credentials], ['test', undefined], `the gateway ${id} of a new merchant`)
      const processes = (id: string, type: string) =>
        gateways.some((gateway) => gateway.id === id && gateway.methods.some((method) => method === type))
      for (const { id, type, gatewayIds } of methods)
        must(
          gatewayIds.every((gatewayId) => processes(gatewayId, type)),
          `a gateway of the payment method ${id} of a new merchant does not process it`,
        )
      same(
        [...new Set(methods.filter(({ enabled }) => enabled).map(({ type }) => type))].sort(),
        METHOD_TYPES,
        'the enabled payment methods of a new merchant',
      )
      const namesake = { ...run.actors.registration(), businessName }
      await run.expectSuccess('register', { body: namesake })
      const theirs = await run.expectSuccess('listGateways', {
        as: await run.actors.signIn({ role: 'merchant', ...namesake }),
      })
      must(
        theirs.gateways[0]?.merchantId !== gateways[0]?.merchantId,
        'two merchants with the same business name are one',
      )
      const { transactions, total } = await run.expectSuccess('listTransactions', { as })
      same([transactions, total], [[], 0], 'the transactions of a new merchant')
    },
  },
]
