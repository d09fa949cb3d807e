import { expect, onTestFinished, test } from 'vitest'
import { allChecks, checksLike } from '../../kosha/checks/all.ts'
import type { Check } from '../../kosha/run.ts'
import { REFUNDS } from '../../kosha/support/changes.ts'
import type { RunOptions } from '../../suite/call.ts'
import { runChecks } from '../../suite/runner.ts'
import type { ForeignBackend } from './backend.ts'
import { startForeignBackend } from './backend.ts'
import type { Store } from './data/store.ts'
import { accountRules } from './rules/accounts.ts'
import type { Rules } from './rules.ts'
import { brokenIn, runOn, START } from './run-suite.ts'

// Verifies what README.md promises about changes to the given accounts.

async function started(rules: Partial<Rules> = {}): Promise<ForeignBackend> {
  const foreign = await startForeignBackend({ rules, start: START })
  onTestFinished(() => foreign.close())
  return foreign
}

async function ran(foreign: ForeignBackend, options: Partial<RunOptions>, checks: Check[]) {
  const run = runOn(foreign, { disposable: false, ...options })
  const outcomes = await runChecks(run, checks)
  expect(brokenIn(outcomes)).toEqual([])
  return { run, outcomes }
}

const isOwn = ({ email }: { email: string }) => email.endsWith('@contract-suite.example')

/** The given accounts and their businesses, without the fields that README.md allows to change. */
function givenIn({ accounts, gateways, methods, links, payments }: Store) {
  const given = accounts.filter((account) => !isOwn(account))
  const businesses = new Set(given.map(({ business }) => business.id))
  const isTheirs = ({ business }: { business: { id: string } }) => businesses.has(business.id)
  return structuredClone({
    accounts: given,
    gateways: gateways.filter(isTheirs),
    methods: methods.filter(isTheirs),
    links: links.filter(isTheirs).map((link) => ({ ...link, updatedAt: 0 })),
    payments: payments.map((payment) => ({ ...payment, refunds: [] })),
  })
}

const refundsIn = ({ payments }: Store) =>
  payments.map(({ id, amount, refunds }) => ({ id, amount, refunds: refunds.map((refund) => refund.amount) }))

test('a full run passes, and changes only what it announces of the given accounts', async () => {
  const foreign = await started()
  const { store } = foreign
  const before = givenIn(store)
  const links = store.links.length
  const refunds = refundsIn(store)
  const { run, outcomes } = await ran(foreign, {}, allChecks)
  expect(givenIn(store)).toEqual(before)
  // Links of the merchants that the suite registered are deleted too.
  expect(store.links.length).toBe(links)
  expect(run.cleanup.notCleanedUp).toEqual([])
  const registered = store.accounts.slice(before.accounts.length)
  expect(registered.length).toBeGreaterThan(10)
  expect(registered.filter((account) => !isOwn(account))).toEqual([])
  expectAnnouncedRefunds(refunds, refundsIn(store))

  // The others need --disposable; none is skipped for lack of data.
  const notPassed = outcomes.filter(({ result }) => result !== 'passed').map(({ check }) => check.id)
  const others = allChecks.filter(({ id }) => notPassed.includes(id))
  const disposed = await ran(foreign, { disposable: true }, others)
  expect(disposed.outcomes.filter(({ result }) => result !== 'passed')).toEqual([])
})

test('with --disposable, passwords are changed and changed back', async () => {
  let changes = 0
  const foreign = await started({
    keptPassword: (password) => {
      changes++
      return accountRules.keptPassword(password)
    },
  })
  const hashes = () => foreign.store.accounts.map(({ email, password }) => `${email} ${password}`).sort()
  const before = hashes()
  changes = 0
  await ran(foreign, { disposable: true }, checksLike(/^positive\/password-of-(?:admin|viewer)/))
  expect([changes, hashes()]).toEqual([4, before])
})

test('with --reset-token, only the password of its account is set', async () => {
  const foreign = await started()
  const { accounts, resets } = foreign.store
  const [account, ...others] = accounts
  if (!account) throw new Error('there is no account')
  const before = others.map(({ password }) => password)
  const password = account.password
  resets.set(account.id, { token: 'rst_that_was_mailed', sentAt: START })
  await ran(foreign, { resetToken: 'rst_that_was_mailed' }, checksLike(/^security\/reset-token-works-once/))
  expect(account.password).not.toBe(password)
  expect(others.map(({ password }) => password)).toEqual(before)
})

test('with --read-only, nothing changes at all', async () => {
  const foreign = await started()
  // A sign-in starts a session, so sessions are excluded.
  const bytes = () =>
    JSON.stringify({
      ...foreign.store,
      resets: [...foreign.store.resets],
      responses: [...foreign.store.responses],
    })
  const before = bytes()
  await ran(foreign, { readOnly: true }, checksLike(/^(?!model\/filters)/))
  expect(bytes()).toBe(before)
})

type Refunded = ReturnType<typeof refundsIn>

/** Two refunds that cover one payment, up to four parts of another, and the announced single paise. */
function expectAnnouncedRefunds(before: Refunded, after: Refunded): void {
  const refunded = after
    .map(({ id, amount, refunds }) => {
      const earlier = before.find((payment) => payment.id === id)?.refunds ?? []
      return { amount, earlier, refunds: refunds.slice(earlier.length) }
    })
    .filter(({ refunds }) => refunds.length > 0)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const larger = refunded.filter(({ refunds }) => refunds.some((refund) => refund !== 1))
  const inFull = larger.filter(
    ({ amount, earlier, refunds }) => refunds[0] === 1 && sum([...earlier, ...refunds]) === amount,
  )
  const inParts = larger.filter((payment) => !inFull.includes(payment))
  const isPaisa = (amount: number) => amount === 1
  const paise = refunded
    .filter((payment) => !inFull.includes(payment))
    .flatMap(({ refunds }) => refunds.filter(isPaisa))
  expect(inFull.map(({ refunds }) => refunds.length)).toEqual([2])
  expect(inParts.map(({ refunds }) => refunds.filter((refund) => !isPaisa(refund)).length <= 4)).toEqual([
    true,
  ])
  const [, most] = /at most (\d+) times a single paisa/.exec(REFUNDS) ?? []
  expect(paise.length).toBeGreaterThan(0)
  expect(paise.length).toBeLessThanOrEqual(Number(most))
}
