import type { Payment, Store } from '../data/store.ts'
import type { Reply } from '../http/reply.ts'
import { accountRules } from '../rules/accounts.ts'
import { linkRules } from '../rules/links.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, caughtBy, mutant, onSuccess } from './mutant.ts'

const { removeLink, saveResponse } = linkRules
const { endOnRefresh, sessionOf, samePassword, spendReset } = accountRules
const { saveRefund } = transactionRules
const MINUTE = 60_000

/** Rules that defer actions until a path is next read, which makes a race deterministic. */
const deferring = (path: string, rules: (later: (act: () => void) => void) => Partial<Rules>) => () => {
  const waiting: (() => void)[] = []
  return {
    readTarget: (target: string) => {
      if (target.includes(path)) for (const act of waiting.splice(0)) act()
      return target
    },
    ...rules((act) => waiting.push(act)),
  }
}

/** Replaces what a successful sign-in does with the failures before. */
function resettingFailures(store: Store, reset: (failures: Store['failures']) => void): void {
  store.failures = new (class extends Map<string, number[]> {
    override delete(): boolean {
      reset(this)
      return true
    }
  })()
}

export const cacheAndRaceMutants: Mutant[] = [
  mutant('statistics are cached for all callers together', 'model/adoption', () => {
    let first: Reply | undefined
    return onSuccess('getStats', (reply) => {
      first ??= reply
      return first
    })
  }),
  ...caughtBy('model/at-once', {
    'the number of failed sign-ins is written later than it is read': deferring('/auth/verify', (later) => ({
      countFailure: (store, key, at) => {
        const before = store.failures.get(key) ?? []
        later(() => store.failures.set(key, [...before, at]))
      },
    })),
    'the response for a key is saved with a delay': deferring('/payments/links', (later) => ({
      saveResponse: (store, index, response) => later(() => saveResponse(store, index, response)),
    })),
    'simultaneous deletions of a link all succeed': deferring('/auth/', (later) => ({
      removeLink: (store, link) => later(() => removeLink(store, link)),
    })),
    'two simultaneous refreshes issue a token each': deferring('/auth/verify', (later) => ({
      endOnRefresh: (store, here, replaced) => later(() => endOnRefresh(store, here, replaced)),
    })),
    'the second of several refunds at once does not see the first': () => {
      let first: Payment | undefined
      let isLater = false
      return {
        readTarget: (target) => {
          if (!target.endsWith('/refund')) isLater = false
          return target
        },
        checkRefund: (payment, amount, now) => {
          const isSecond = isLater && first === payment
          const refunds = isSecond ? payment.refunds.slice(0, -1) : payment.refunds
          first = undefined
          transactionRules.checkRefund({ ...payment, refunds }, amount, now)
        },
        saveRefund: (payment, refund) => {
          if (!isLater) first = payment
          isLater = true
          saveRefund(payment, refund)
        },
      }
    },
    'two simultaneous refunds overwrite each other': () => {
      const before = new Map<string, Payment['refunds']>()
      return deferring('/payments/transactions', (later) => ({
        saveRefund: (payment, refund) => {
          const known = before.get(payment.id) ?? payment.refunds
          before.set(payment.id, known)
          later(() => before.clear())
          payment.refunds = [...known]
          saveRefund(payment, refund)
        },
      }))()
    },
  }),
  mutant('a replay shows the current state of the link', 'model/sequences', () => {
    let kept: Store | undefined
    return {
      prepared: (store) => {
        kept = store
      },
      answered: (reply, { operation }) => {
        if (operation !== 'createPaymentLink' || !reply.headers?.['Idempotency-Replayed']) return reply
        const { link } = JSON.parse(JSON.stringify(reply.body))
        const current = kept?.links.find(({ id }) => id === link.id)
        return { ...reply, body: { link: { ...link, title: current?.title ?? link.title } } }
      },
    }
  }),
  mutant('two simultaneous password changes both succeed', 'model/at-once', () => {
    const right = new Set<string>()
    return deferring('/auth/verify', (later) => ({
      samePassword: (given, kept) => {
        if (!samePassword(given, kept)) return right.has(given)
        right.add(given)
        later(() => right.clear())
        return true
      },
    }))()
  }),
  mutant(
    'a reset token works twice at the same time',
    'security/simultaneous-resets',
    deferring('/auth/verify', (later) => ({
      spendReset: (store, account) => later(() => spendReset(store, account)),
    })),
  ),
  mutant('the second of two simultaneous registrations crashes', 'model/at-once', {
    registrationOfTaken: () => {
      throw new Error('unique constraint')
    },
  }),
  mutant('a session is extended by every use', 'model/sequences', {
    sessionOf: (store, token) => {
      const session = sessionOf(store, token)
      if (session) session.expiresAt += MINUTE
      return session
    },
  }),
  mutant('failures for one address lock all addresses', 'security/sign-in-limit', {
    limitKey: () => 'everybody',
  }),
  mutant('a success does not reset the failures', 'security/sign-in-limit', {
    prepared: (store) => resettingFailures(store, () => undefined),
  }),
  mutant('a success resets the failures of every address', 'security/sign-in-limit', {
    prepared: (store) => resettingFailures(store, (failures) => failures.clear()),
  }),
  mutant('links keep the former name of the business', 'model/given-merchant', () => {
    const names = new Map<unknown, unknown>()
    return alteringField('listPaymentLinks', 'merchantName', (value, holder) => {
      const { merchantId } = Object(holder)
      if (!names.has(merchantId)) names.set(merchantId, value)
      return names.get(merchantId)
    })
  }),
]
