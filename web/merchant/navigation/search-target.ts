import { paths, pathTo } from '../../paths.ts'
import type { Pasted } from '../format/pasted.ts'
import { pastedIn } from '../format/pasted.ts'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'

type Reference = { path: string; label: string }

/** The screen for a text pasted into the search: the resource itself for an id, a search for anything else. */
export const searchTarget = (text: string): string =>
  parseReference(text)?.path ?? searchIn(paths.transactions, text)

/** What a text leads to: an id, an RRN, a UTR, a link's address, a phone number, an email address or an amount. */
export function parseReference(text: string): Reference | null {
  if (/^https?:\/\/\S+$/.test(text))
    return { path: searchIn(paths.links, text), label: 'Find the payment link with this address' }
  const pasted = pastedIn(text)
  if (pasted === null) return null
  if (pasted.kind === 'amount') return ofAmount(pasted.paise)
  const { kind, value } = pasted
  const [path, label] = leadsTo[kind]
  return { path: path(value), label: `${label} ${value}` }
}

const find = (list: string) => (value: string) => searchIn(list, value)
const leadsTo: Record<Exclude<Pasted['kind'], 'amount'>, [(value: string) => string, string]> = {
  transaction: [pathTo.transaction, 'Open transaction'],
  link: [pathTo.link, 'Open payment link'],
  settlement: [pathTo.settlement, 'Open settlement'],
  refund: [pathTo.refund, 'Open refund'],
  utr: [find(paths.settlements), 'Find the settlement with UTR'],
  rrn: [find(paths.transactions), 'Find the payment with RRN'],
  arn: [find(paths.transactions), 'Find the refund with ARN'],
  email: [pathTo.customer, 'Payments and links of'],
  phone: [pathTo.customer, 'Payments and links of'],
}

export const searchIn = (list: string, text: string) => `${list}?${new URLSearchParams({ search: text })}`

export function ofAmount(paise: number): Reference {
  const rupees = rupeesForInput(paise)
  const query = new URLSearchParams({ minAmount: rupees, maxAmount: rupees })
  return { path: `${paths.transactions}?${query}`, label: `Payments of ${formatRupees(paise)}` }
}
