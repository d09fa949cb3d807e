import { paths, pathTo } from '../../paths.ts'
import { formatRupees, isWrittenAmount, parseRupees, rupeesForInput } from '../format/rupees.ts'

export type Reference = { path: string; label: string }

/** The screen for a text pasted into the search: the resource itself for an id, otherwise a search. */
export const searchTarget = (text: string): string =>
  parseReference(text)?.path ?? searchIn(paths.transactions, text)

/** What a text looks like: an id, an RRN, a UTR, a link's address, a phone number, an email address or an amount. */
export function parseReference(text: string): Reference | null {
  if (/^txn_[\w-]{1,60}$/.test(text))
    return { path: pathTo.transaction(text), label: `Open transaction ${text}` }
  if (/^plink_[\w-]{1,59}$/.test(text)) return { path: pathTo.link(text), label: `Open payment link ${text}` }
  if (/^setl_[\w-]{1,60}$/.test(text))
    return { path: pathTo.settlement(text), label: `Open settlement ${text}` }
  if (/^rfnd_[\w-]{1,59}$/.test(text)) return { path: pathTo.refund(text), label: `Open refund ${text}` }
  // A UTR has letters and digits, 12 to 22 of them; an RRN is 12 digits and belongs to a transaction.
  if (/^\d{12}$/.test(text)) return payments(text, `Find the payment with RRN ${text}`)
  if (/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{12,22}$/.test(text))
    return { path: searchIn(paths.settlements, text), label: `Find the settlement with UTR ${text}` }
  if (/^https?:\/\/\S+$/.test(text))
    return { path: searchIn(paths.links, text), label: 'Find the payment link with this address' }
  if (isWrittenAmount(text)) return ofAmount(parseRupees(text) ?? 0)
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return customer(text)
  const phone = phoneIn(text)
  return phone === null ? null : customer(phone)
}

export const searchIn = (list: string, text: string) => `${list}?${new URLSearchParams({ search: text })}`

const payments = (text: string, label: string): Reference => ({
  path: searchIn(paths.transactions, text),
  label,
})

export function ofAmount(paise: number): Reference {
  const rupees = rupeesForInput(paise)
  const query = new URLSearchParams({ minAmount: rupees, maxAmount: rupees })
  return { path: `${paths.transactions}?${query}`, label: `Payments of ${formatRupees(paise)}` }
}

const customer = (contact: string): Reference => ({
  path: pathTo.customer(contact),
  label: `Payments and links of ${contact}`,
})

/** In the contract's format, `+910000054321`: a number without a country code is Indian. */
function phoneIn(text: string): string | null {
  if (!/^\+?[\d\s()-]{10,18}$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  if (text.startsWith('+')) return digits.length >= 10 && digits.length <= 15 ? `+${digits}` : null
  if (digits.length === 10) return `+91${digits}`
  return digits.length === 11 && digits.startsWith('0') ? `+91${digits.slice(1)}` : null
}
