import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import type { components } from '#contract'
import type { PaymentLink } from '../payment-links.ts'
import { paymentLinksQuery } from '../payment-links.ts'

type Pages = InfiniteData<components['schemas']['TransactionPage']>
type Payments = { rows: components['schemas']['Transaction'][] }
type Known = { customerName: string; customerEmail: string; customerPhone: string }

/** The suggestions while a link is filled in. */
export type Offers = { titles: readonly string[]; customers: readonly Known[] }

const MOST_TITLES = 20

/** The titles of the newest links, and the customers seen so far; sends no request. */
export function offersIn(client: QueryClient): Offers {
  const links = client.getQueryData(paymentLinksQuery.queryKey)?.links ?? []
  // By their keys: the lists of payments and of customers are built on this one.
  const lists = client.getQueriesData<Pages>({ queryKey: ['transactions'] })
  const payments = [
    ...(client.getQueryData<Payments>(['customers'])?.rows ?? []),
    ...lists.flatMap(([, data]) => data?.pages.flatMap(({ transactions }) => transactions) ?? []),
  ]
  return {
    titles: [...new Set(links.map(({ title }) => title))].slice(0, MOST_TITLES),
    customers: knownAmong([...links, ...payments]),
  }
}

/** The first of each phone number or address. */
function knownAmong(rows: readonly { customer?: PaymentLink['customer'] }[]): Known[] {
  const known = new Map<string, Known>()
  for (const { customer: { name = '', email = '', phone = '' } = {} } of rows) {
    const contact = phone || email.toLowerCase()
    if (contact === '' || known.has(contact)) continue
    known.set(contact, { customerName: name, customerEmail: email, customerPhone: phone })
  }
  return [...known.values()]
}

export const customerParts = ['customerName', 'customerEmail', 'customerPhone'] as const

/** A choice for each customer that has this part; names that are alike are told apart by the rest. */
export const OfferedCustomers = ({
  id,
  part,
  customers,
}: { id: string; part: keyof Known } & Pick<Offers, 'customers'>) => (
  <datalist id={id}>
    {customers.flatMap((one) =>
      one[part] === '' ? (
        []
      ) : (
        <option key={`${one.customerPhone} ${one.customerEmail}`} value={one[part]}>
          {customerParts
            .filter((each) => each !== part && one[each] !== '')
            .map((each) => one[each])
            .join(', ')}
        </option>
      ),
    )}
  </datalist>
)

/** Fills in the empty fields, if the typed or chosen value belongs to exactly one customer. */
export function completeCustomer({ target }: ChangeEvent<HTMLFormElement>, { customers }: Offers) {
  const part = customerParts.find((each) => each === target.name)
  const own = part ? customers.filter((one) => one[part] === target.value && target.value !== '') : []
  const [only] = own
  if (own.length !== 1 || !only) return
  for (const each of customerParts) {
    const field = target.form?.elements.namedItem(each)
    if (field instanceof HTMLInputElement && field.value === '') field.value = only[each]
  }
}
