import { readPhone } from '../../../ui/field/phone.ts'
import { addDays, dayOf, endOf } from '../../format/ist.ts'
import { amountProblem, groupRupees, parseRupees, rupeesForInput } from '../../format/rupees.ts'
import { knownName } from '../../records/contact.ts'
import { notesText, readNotes } from '../notes.ts'
import type { NewPaymentLink, PaymentLink } from '../payment-links.ts'

/** The values of the form's fields, by name. */
export type LinkInput = typeof emptyInput

type ReadLink = { link: NewPaymentLink } | { unreadable: ReadonlyMap<string, string> }

/**
 * Converts the form's values into a request. Only values that cannot be put into a request are rejected here (an
 * amount that is not a number), together with those that the server would reject; the rules are the server's.
 */
export function readLink(input: LinkInput): ReadLink {
  const amount = parseRupees(input.amount)
  const minimum = input.minimum.trim() === '' ? undefined : parseRupees(input.minimum)
  const hasDay = input.expiresOn === '' || DAY.test(input.expiresOn)
  const readResult = readNotes(input.notes)
  if (amount === null || minimum === null || !hasDay || 'problem' in readResult) {
    const problems: [string, string][] = []
    if (!hasDay) problems.push(['expiresAt', 'Enter a day such as 21 Nov 2026.'])
    if (amount === null) problems.push(['amount', amountProblem(input.amount)])
    if (minimum === null) problems.push(['partial.minimum', amountProblem(input.minimum)])
    if ('problem' in readResult) problems.push(['notes', readResult.problem])
    return { unreadable: new Map([...problems, ...alsoRejected(input)]) }
  }
  const customer = customerOf(input)
  const reference = input.reference.trim()
  return {
    link: {
      title: input.title.trim(),
      amount,
      ...(minimum !== undefined && { partial: { minimum } }),
      ...(customer && { customer }),
      ...(reference && { reference }),
      ...(Object.keys(readResult.notes).length > 0 && { notes: readResult.notes }),
      ...(input.expiresOn && { expiresAt: endOf(input.expiresOn) }),
    },
  }
}

/** Errors that the server would certainly report, so that the first try shows them all. */
export function alsoRejected({ title, customerEmail, customerPhone }: LinkInput): [string, string][] {
  const [email, phone] = [customerEmail.trim(), readPhone(customerPhone)]
  const checks: [string, string, boolean][] = [
    ['title', 'must not be empty', title.trim() === ''],
    ['customer.email', 'must be an email address', email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)],
    [
      'customer.phone',
      'must be a phone number with country code',
      phone !== '' && !/^\+\d{8,15}$/.test(phone),
    ],
  ]
  return checks.flatMap(([field, message, isBroken]) => (isBroken ? [[field, message]] : []))
}

/** The last day of a link, unless another is entered. */
export const usualExpiry = (now: number) => addDays(dayOf(now), 14)

/** The initial form values for a link. */
export function inputOf(link?: PaymentLink, now = Date.now()): LinkInput {
  if (!link) return { ...emptyInput, expiresOn: usualExpiry(now) }
  return {
    title: link.title,
    amount: groupRupees(rupeesForInput(link.amount)),
    minimum: link.partial ? groupRupees(rupeesForInput(link.partial.minimum)) : '',
    customerName: knownName(link.customer) ?? '',
    customerEmail: link.customer?.email ?? '',
    customerPhone: link.customer?.phone ?? '',
    reference: link.reference ?? '',
    expiresOn: link.expiresAt ? dayOf(link.expiresAt) : '',
    notes: notesText(link.notes),
  }
}

/** A day has no time: if it is unchanged, the link keeps the exact time at which it expires. */
export function keepingExpiry(link: NewPaymentLink, { expiresAt }: PaymentLink): NewPaymentLink {
  const isSameDay = link.expiresAt && expiresAt && dayOf(link.expiresAt) === dayOf(expiresAt)
  return isSameDay ? { ...link, expiresAt } : link
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
export const emptyInput = {
  title: '',
  amount: '',
  minimum: '',
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  reference: '',
  expiresOn: '',
  notes: '',
}

/** What could be paid of such a link, in paise; undefined while the amount cannot be read. */
export function amountsIn({ amount, minimum }: LinkInput): { least: number; most: number } | undefined {
  const most = parseRupees(amount)
  if (most === null) return undefined
  return { least: Math.min(parseRupees(minimum) ?? most, most), most }
}

function customerOf({ customerName, customerEmail, customerPhone }: LinkInput): NewPaymentLink['customer'] {
  const [name, email, phone] = [customerName.trim(), customerEmail.trim(), readPhone(customerPhone)]
  if (!(name || email || phone)) return undefined
  return { name: name || phone || email, ...(email && { email }), ...(phone && { phone }) }
}
