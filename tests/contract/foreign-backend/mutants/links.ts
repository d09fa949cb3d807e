import { HOUR } from '../data/calendar.ts'
import type { Link } from '../data/store.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { linkStatus, savedLink, stamps, checkLink, checkLinkUpdate, cancelled, checkPaidLink } = linkRules
const isWhollyPaid = ({ amount, amountPaid }: Link) => amountPaid >= amount

export const linkMutants: Mutant[] = [
  mutant('an update does not change updatedAt', 'positive/link-update-changes-updated-at', {
    stamps: ({ updatedAt }) => ({ updatedAt }),
  }),
  mutant('an update changes createdAt', 'positive/link-update-changes-updated-at', {
    stamps: (_before, now) => ({ createdAt: now, updatedAt: now }),
  }),
  mutant('an update gives the link a new id', 'positive/link-update-replaces', {
    stamps: (before, now) => ({ ...stamps(before, now), id: `${before.id}x` }),
  }),
  mutant('an update resets what was paid', 'positive/paid-link-keeps-amount-paid', {
    stamps: (before, now) => ({ ...stamps(before, now), amountPaid: 0 }),
  }),
  mutant('the amount of a paid link can be changed', 'negative/paid-link-is-fixed', {
    checkPaidLink: (link, body) => checkPaidLink(link, { ...body, amount: link.amount }),
  }),
  mutant('the amount of a partly paid link can be changed', 'negative/partially_paid-link-is-fixed', {
    checkPaidLink: (link, body) =>
      checkPaidLink(link, isWhollyPaid(link) ? body : { ...body, amount: link.amount }),
  }),
  mutant('a paid link can be cancelled', 'negative/paid-link-is-fixed', {
    checkPaidLink: (link, { status: _status, ...body }) => checkPaidLink(link, body),
  }),
  mutant('a paid link can be deleted', 'negative/paid-link-is-fixed', { checkDeletion: () => undefined }),
  mutant('a partly paid link can be deleted', 'negative/partially_paid-link-is-fixed', {
    checkDeletion: (link) => {
      if (isWhollyPaid(link)) linkRules.checkDeletion(link)
    },
  }),
  mutant('a paid link cannot be updated at all', 'positive/paid-link-keeps-amount-paid', {
    checkPaidLink: (link, body) => checkPaidLink(link, link.amountPaid > 0 ? { ...body, amount: 0 } : body),
  }),
  mutant('an expired link is still active', 'state/expired-links', {
    linkStatus: (link, now) => linkStatus({ ...link, expiresAt: '2999-01-01T00:00:00Z' }, now),
  }),
  mutant('a link expires an hour early', 'state/expired-links', {
    linkStatus: (link, now) => linkStatus(link, now + 400 * 24 * HOUR),
  }),
  mutant('an expired link stays expired after a new expiry', 'state/expired-links', () => {
    const ever = new Set<string>()
    return {
      linkStatus: (link, now) => {
        const status = linkStatus(link, now)
        if (status === 'expired') ever.add(link.id)
        return ever.has(link.id) ? 'expired' : status
      },
    }
  }),
  mutant('an update reactivates a cancelled link', 'positive/link-cancelled-and-reactivated', {
    cancelled: (_link, status) => status === 'cancelled',
  }),
  mutant('a cancelled link cannot be reactivated', 'positive/link-cancelled-and-reactivated', {
    cancelled: (link, status) => link.isCancelled || cancelled(link, status),
  }),
  mutant('a link cannot be cancelled', 'positive/link-cancelled-and-reactivated', { cancelled: () => false }),
  mutant('titles are trimmed', 'positive/link-keeps-what-was-sent', {
    savedLink: (body) => savedLink({ ...body, title: body.title.trim() }),
  }),
  mutant('titles are trimmed when a link is updated', 'positive/link-update-replaces', {
    updatedLink: (body) => ({ ...body, title: body.title.trim() }),
  }),
  mutant('titles are escaped for HTML', 'positive/link-keeps-what-was-sent', {
    savedLink: (body) => ({ ...body, title: body.title.replaceAll('<', '&lt;') }),
  }),
  mutant('titles lose their emoji', 'positive/link-keeps-what-was-sent', {
    savedLink: (body) => ({ ...body, title: body.title.replaceAll(/\p{Extended_Pictographic}/gu, '?') }),
  }),
  mutant('titles are truncated to 100 characters', 'positive/link-keeps-what-was-sent', {
    savedLink: (body) => ({ ...body, title: [...body.title].slice(0, 100).join('') }),
  }),
  mutant('notes are not saved', 'positive/link-keeps-what-was-sent', {
    savedLink: ({ notes: _notes, ...body }) => body,
  }),
  mutant('the reference is not saved', 'positive/link-keeps-what-was-sent', {
    savedLink: ({ reference: _reference, ...body }) => body,
  }),
  mutant('the expiry is not saved', 'positive/link-keeps-what-was-sent', {
    savedLink: ({ expiresAt: _expiresAt, ...body }) => body,
  }),
  mutant('the minimum of a partial payment is not saved', 'positive/link-keeps-what-was-sent', {
    savedLink: ({ partial: _partial, ...body }) => body,
  }),
  mutant("the customer's phone is not saved", 'positive/link-keeps-what-was-sent', {
    savedLink: (body) => {
      const { phone: _phone, ...customer } = body.customer ?? { name: '' }
      return body.customer ? { ...body, customer } : body
    },
  }),
  mutant('amounts are rounded to rupees', 'positive/link-keeps-what-was-sent', {
    savedLink: (body) => ({ ...body, amount: Math.round(body.amount / 100) * 100 }),
  }),
  mutant('an update keeps omitted fields', 'positive/link-update-replaces', {
    updatedLink: (body, before) => {
      const { partial, customer, reference, notes, expiresAt } = before
      const kept = Object.entries({ partial, customer, reference, notes, expiresAt }).filter(
        ([, value]) => value !== undefined,
      )
      return { ...Object.fromEntries(kept), ...body }
    },
  }),
  mutant('an update keeps the old notes', 'positive/link-update-replaces', {
    updatedLink: (body, { notes }) => ({ ...body, ...(notes && { notes }) }),
  }),
  mutant('an update is returned but not saved', 'positive/link-update-replaces', {
    updatedLink: (_body, { title, amount }) => ({ title, amount }),
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
  mutant(
    'an update accepts a minimum partial payment above the amount',
    'negative/updatePaymentLink-a-minimum-above-the-amount-as-merchant',
    {
      checkLinkUpdate: ({ partial: _partial, ...body }, before, now) => checkLinkUpdate(body, before, now),
    },
  ),
  mutant('a minimum partial payment equal to the amount is rejected', 'positive/link-keeps-what-was-sent', {
    checkLink: (body, now) => checkLink(body.partial ? { ...body, amount: body.amount - 1 } : body, now),
  }),
  mutant('an expired link stays expired after its expiry is removed', 'state/expired-links', () => {
    const expired = new Set<string>()
    return {
      linkStatus: (link, now) => {
        const status = linkStatus(link, now)
        if (status === 'expired') expired.add(link.id)
        return expired.has(link.id) && link.expiresAt === undefined ? 'expired' : status
      },
    }
  }),
  mutant('an expired link cannot be renamed', 'state/expired-links', {
    checkLinkUpdate: (body, before, now) => checkLinkUpdate(body, { ...before, expiresAt: 'none' }, now),
  }),
]
