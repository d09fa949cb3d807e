import type { Account } from '../../../suite/backend.ts'
import type { Actor } from '../../../suite/call.ts'
import { must, same } from '../../../suite/verdicts.ts'
import type { Check, ContractRun } from '../../run.ts'
import { ACCOUNTS } from '../../support/changes.ts'

const TIMED = 8
/** Less than any password hash takes, and more than the usual jitter between responses. */
const NOTICEABLE_MS = 20

export const passwords: Check[] = [
  {
    id: 'security/whole-password-is-compared',
    title: 'passwords are compared in full',
    changes: ACCOUNTS,
    async verify(run) {
      const password = ` Ein  Satz über कोश, ${'lang '.repeat(14)}und noch mehr `
      const { account } = await registered(run, { password })
      const others = [
        password.trim(),
        password.toLowerCase(),
        password.slice(0, -4),
        // Too short for a new password, which a sign-in does not say.
        password.slice(0, 2),
        password.replace('  ', ' '),
        password.replace('ü', 'u'),
        password.replace('ü', '?').replaceAll(/[^ -~]/g, '?'),
      ]
      await onlyWith(run, account, others)
      const cut = 'half a phrase\u0000and the other half'
      await onlyWith(run, (await registered(run, { password: cut })).account, [
        cut.split('\u0000')[0] ?? '',
        ` ${cut}`,
        `${cut} `,
      ])
    },
  },
  {
    id: 'security/shortest-and-longest-passwords',
    title: 'passwords of 10 and of 128 characters are accepted, with any characters',
    changes: ACCOUNTS,
    async verify(run) {
      for (const password of ['ten signs!', 'x'.repeat(128), '🧵'.repeat(128)])
        await registered(run, { password })
    },
  },
  {
    id: 'security/plus-address-is-distinct',
    title: 'an email address with a plus or with dots is different from the one without',
    changes: ACCOUNTS,
    async verify(run) {
      const [name = '', domain = ''] = run.actors.registration().email.split('@')
      for (const email of [
        `${name}@${domain}`,
        `${name}+shop@${domain}`,
        `${name.replace('-', '.-').toUpperCase()}@${domain}`,
      ]) {
        const { token } = await registered(run, { email, password: `the phrase of ${email.length} letters` })
        const { user } = await run.expectSuccess('verifySession', {
          as: { role: 'merchant', ...(token && { token }) },
        })
        same(user.email.toLowerCase(), email.toLowerCase(), 'the address of the new account')
      }
    },
  },
  {
    id: 'security/sign-in-timing',
    title: 'a sign-in with an unknown address takes as long to fail as one with a wrong password',
    changes: ACCOUNTS,
    async verify(run) {
      const { account } = await run.actors.register()
      const knownTimes: number[] = []
      const unknownTimes: number[] = []
      for (let attempt = 0; attempt < TIMED; attempt++) {
        knownTimes.push(await timeOf(run, account.email))
        unknownTimes.push(await timeOf(run, run.actors.registration().email))
      }
      // Compares the minimum times, since load on the machine only ever adds to them.
      const [a, b] = [Math.min(...knownTimes), Math.min(...unknownTimes)]
      must(
        Math.abs(a - b) < Math.max(NOTICEABLE_MS, Math.max(a, b) / 2),
        `a wrong password is rejected after ${a.toFixed(0)} ms at best, an unknown address after ${b.toFixed(0)} ms`,
      )
    },
  },
]

async function registered(
  run: ContractRun,
  fields: { email?: string; password: string },
): Promise<Actor & { account: Account }> {
  const body = { ...run.actors.registration(), ...fields }
  await run.expectSuccess('register', { body })
  return run.actors.signIn({ role: 'merchant', email: body.email, password: body.password })
}

async function onlyWith(run: ContractRun, account: Account, others: string[]): Promise<void> {
  for (const other of others) await rejected(run, account.email, other)
  await run.actors.signIn(account)
}

const rejected = (run: ContractRun, email: string, password: string) =>
  run.expectError('signIn', { body: { email, password } }, 401)

async function timeOf(run: ContractRun, email: string): Promise<number> {
  await rejected(run, email, 'certainly not it')
  return run.wire.exchanges.at(-1)?.ms ?? 0
}
