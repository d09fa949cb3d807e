import type { Link } from '../data/store.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { linkStatus, savedLink, checkLink, cancelled, checkPaidLink } = linkRules
const { checkDeletion, checkLinkUpdate, linkOrder } = linkRules
const isWhollyPaid = ({ amount, amountPaid }: Link) => amountPaid >= amount

export const linkMutants: Mutant[] = [
  mutant('a cancelled link cannot be reactivated', 'model/sequences', {
    cancelled: (link, status) => link.isCancelled || cancelled(link, status),
  }),
  mutant('titles are trimmed', 'model/sequences', {
    savedLink: (body) => savedLink({ ...body, title: body.title.trim() }),
  }),
  mutant(
    'an expiry in the past is accepted',
    'negative/createPaymentLink-an-expiry-in-the-past-as-merchant',
    {
      checkLink: (body) => checkLink(body, 0),
    },
  ),
  mutant(
    'an update accepts an expiry in the past',
    'negative/updatePaymentLink-an-expiry-in-the-past-as-merchant',
    {
      checkLinkUpdate: (body) => checkLink(body, 0),
    },
  ),
  mutant('an expired link becomes active with the expiry it has', 'model/sequences', {
    checkLinkUpdate: ({ status: _status, ...body }, before, now) => checkLinkUpdate(body, before, now),
  }),
  mutant(
    'a minimum partial payment above the amount is accepted',
    'negative/createPaymentLink-a-minimum-above-the-amount-as-merchant',
    {
      checkLink: ({ partial: _partial, ...body }, now) => checkLink(body, now),
    },
  ),
  mutant('an update keeps the notes that it leaves out', 'model/sequences', {
    updatedLink: (body, { notes }) => (body.notes ? { ...body, notes: { ...notes, ...body.notes } } : body),
  }),
  mutant('links are listed by their last update', 'model/sequences', {
    linkOrder: (a, b) => b.updatedAt - a.updatedAt || linkOrder(a, b),
  }),
  mutant('an expiry with nine fractional digits is rejected', 'model/sequences', {
    fieldProblems: (problems, given) =>
      /\.\d{7,}Z"/.test(JSON.stringify(given)) ? [{ field: 'expiresAt', message: 'is no time' }] : problems,
  }),
]

/** Defects of links that expire. */
export const expiringLinkMutants: Mutant[] = [
  mutant('an expired link stays expired after its expiry is removed', 'model/sequences', () => {
    const expired = new Set<string>()
    return {
      linkStatus: (link, now) => {
        const status = linkStatus(link, now)
        if (status === 'expired') expired.add(link.id)
        return expired.has(link.id) && link.expiresAt === undefined ? 'expired' : status
      },
    }
  }),
  mutant('an expiry does not change updatedAt of a new link', 'model/sequences', {
    shownExpiry: (expiredAt) => (expiredAt > Date.parse('2026-11-22') ? 0 : expiredAt),
  }),
  mutant('a cancelled link expires', 'model/sequences', {
    linkStatus: (link, now) => {
      const isOver = link.expiresAt !== undefined && Date.parse(link.expiresAt) <= now
      return isOver && Date.parse(link.expiresAt ?? '') > Date.parse('2026-11-22') && !isWhollyPaid(link)
        ? 'expired'
        : linkStatus(link, now)
    },
  }),
]

/** Defects of links that were paid. */
export const paidLinkMutants: Mutant[] = [
  mutant('the amount of a partly paid link can be changed', 'model/sequences', {
    checkPaidLink: (link, body) =>
      checkPaidLink(link, isWhollyPaid(link) ? body : { ...body, amount: link.amount }),
  }),
  mutant('a paid link can be cancelled', 'model/sequences', {
    checkPaidLink: (link, { status: _status, ...body }) => checkPaidLink(link, body),
  }),
  mutant('a paid link keeps its customer', 'model/given-merchant', {
    updatedLink: ({ customer: _sent, ...body }, { amountPaid, customer }) =>
      amountPaid > 0 && customer ? { ...body, customer } : body,
  }),
  mutant('a link that was paid expires', 'model/given-merchant', {
    linkStatus: (link, now) =>
      isWhollyPaid(link) && Date.parse(link.expiresAt ?? '') <= now ? 'expired' : linkStatus(link, now),
  }),
  mutant('a link that expired partly paid can be cancelled', 'model/sequences', {
    checkPaidLink: (link, { status, ...body }) =>
      checkPaidLink(link, { ...body, ...(status && !link.expiresAt && { status }) }),
  }),
  mutant('a partly paid link can be deleted once it has expired', 'model/sequences', {
    checkDeletion: (link) => {
      const isOver = link.expiresAt !== undefined && !isWhollyPaid(link)
      if (!isOver) checkDeletion(link)
    },
  }),
]
