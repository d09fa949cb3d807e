import { paths, pathTo } from '../../paths.ts'
import { pastedIn } from '../format/pasted.ts'
import { formatRupees, rupeesForInput } from '../format/rupees.ts'

type Reference = { path: string; label: string }

/** The screen for a text pasted into the search: the resource itself for an id, otherwise a search. */
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
  switch (kind) {
    case 'transaction':
      return { path: pathTo.transaction(value), label: `Open transaction ${value}` }
    case 'link':
      return { path: pathTo.link(value), label: `Open payment link ${value}` }
    case 'settlement':
      return { path: pathTo.settlement(value), label: `Open settlement ${value}` }
    case 'refund':
      return { path: pathTo.refund(value), label: `Open refund ${value}` }
    case 'utr':
      return { path: searchIn(paths.settlements, value), label: `Find the settlement with UTR ${value}` }
    case 'rrn':
      return { path: searchIn(paths.transactions, value), label: `Find the payment with RRN ${value}` }
    case 'arn':
      return { path: searchIn(paths.transactions, value), label: `Find the refund with ARN ${value}` }
    default:
      return { path: pathTo.customer(value), label: `Payments and links of ${value}` }
  }
}

export const searchIn = (list: string, text: string) => `${list}?${new URLSearchParams({ search: text })}`

export function ofAmount(paise: number): Reference {
  const rupees = rupeesForInput(paise)
  const query = new URLSearchParams({ minAmount: rupees, maxAmount: rupees })
  return { path: `${paths.transactions}?${query}`, label: `Payments of ${formatRupees(paise)}` }
}
