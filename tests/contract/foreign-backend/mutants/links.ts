import { unknown } from '../contract/api-error.ts'
import type { Link } from '../data/store.ts'
import { accessRules } from '../rules/access.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { linkStatus, savedLink, stamps, checkLink, cancelled, checkPaidLink } = linkRules
const { removeLink, checkDeletion, linkOrder } = linkRules
const isWhollyPaid = ({ amount, amountPaid }: Link) => amountPaid >= amount

export const linkMutants: Mutant[] = [
  mutant('an update resets what was paid', 'model/sequences', {
    stamps: (before, now) => ({ ...stamps(before, now), amountPaid: 0 }),
  }),
  mutant('the amount of a partly paid link can be changed', 'model/sequences', {
    checkPaidLink: (link, body) =>
      checkPaidLink(link, isWhollyPaid(link) ? body : { ...body, amount: link.amount }),
  }),
  mutant('a paid link can be cancelled', 'model/sequences', {
    checkPaidLink: (link, { status: _status, ...body }) => checkPaidLink(link, body),
  }),
  mutant('a paid link cannot be updated at all', 'model/sequences', {
    checkPaidLink: (link, body) => checkPaidLink(link, link.amountPaid > 0 ? { ...body, amount: 0 } : body),
  }),
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
  mutant('a minimum partial payment equal to the amount is rejected', 'model/sequences', {
    checkLink: (body, now) => checkLink(body.partial ? { ...body, amount: body.amount - 1 } : body, now),
  }),
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
  mutant('links are listed by their last update', 'model/sequences', {
    linkOrder: (a, b) => b.updatedAt - a.updatedAt || linkOrder(a, b),
  }),
  mutant('a deleted link can still be changed', 'model/at-once', () => {
    const deleted = new WeakSet<Link>()
    return {
      removeLink: (_store, link) => {
        deleted.add(link)
      },
      checkDeletion: (link) => {
        if (deleted.has(link)) throw unknown('payment link')
        checkDeletion(link)
      },
      seesLink: (account, link) => !deleted.has(link) && accessRules.seesLink(account, link),
    }
  }),
  mutant('a deletion also removes the next link', 'model/sequences', {
    removeLink: (store, link) => {
      removeLink(store, link)
      const neighbour = store.links.find(({ business }) => business === link.business)
      if (neighbour) removeLink(store, neighbour)
    },
  }),
  mutant('an expiry with nine fractional digits is rejected', 'model/sequences', {
    fieldProblems: (problems, given) =>
      /\.\d{7,}Z"/.test(JSON.stringify(given)) ? [{ field: 'expiresAt', message: 'is no time' }] : problems,
  }),
  mutant('a partly paid link can be deleted once it has expired', 'model/sequences', {
    checkDeletion: (link) => {
      const isOver = link.expiresAt !== undefined && !isWhollyPaid(link)
      if (!isOver) checkDeletion(link)
    },
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
  mutant('an update of a link that changes nothing keeps updatedAt', 'model/sequences', () => {
    let sent = ''
    let before = ''
    return {
      updatedLink: (body, link) => {
        const { title, amount, notes, expiresAt } = link
        before = JSON.stringify([title, amount, notes, expiresAt])
        sent = JSON.stringify([body.title, body.amount, body.notes, body.expiresAt])
        return body
      },
      stamps: (link, now) => (sent === before ? { updatedAt: link.updatedAt } : stamps(link, now)),
    }
  }),
]
