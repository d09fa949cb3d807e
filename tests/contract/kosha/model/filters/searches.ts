import type { components } from '#contract'

type Transaction = components['schemas']['Transaction']

// Characters with a special meaning in SQL or regular expressions.
const SIGNS = ['zzzznobodyzzzz', '🧵', 'a%', '.*', '[a-z]', '\\\\', "''"]

/** The words of some rows, one of them in another letter case, and words that no row has. */
export function searchesFor(rows: Transaction[]): string[] {
  const refunded = rows.filter(({ refunds }) => refunds.some(({ reference }) => reference.value))
  const several = refunded.find(
    ({ refunds }) => refunds.filter(({ reference }) => reference.value).length > 1,
  )
  const threeNames = rows.find(({ customer }) => /^\S+ \S+ \S/.test(customer.name))
  const words = [rows.at(-1), refunded.at(-1), several, threeNames].flatMap((row) =>
    row ? searchable(row) : [],
  )
  const cased = words.map((word, index) => (index % 2 === 0 ? word : word.toUpperCase()))
  return [...new Set([...cased, ...inOtherScripts(rows), ...almost(rows), ...SIGNS])].filter(
    (text) => text !== '',
  )
}

/** Words beyond ASCII in both cases, unless these are not each other's. */
function inOtherScripts(rows: Transaction[]): string[] {
  const words = rows.flatMap(({ customer }) => customer.name.split(/\s+/))
  const cases = (word: string) => [word.toUpperCase(), word.toLowerCase()] as const
  const isCased = (word: string) => {
    const [upper, lower] = cases(word)
    return (
      /[^ -~]/.test(word) && upper !== lower && upper.toLowerCase() === lower && lower.toUpperCase() === upper
    )
  }
  return words.filter(isCased).slice(0, 1).flatMap(cases)
}

/** What a row has, but does not begin with, or not in this form; and several words of one row. */
function almost(rows: Transaction[]): string[] {
  const row = rows.findLast(({ rrn, vpa, customer }) => rrn && vpa && / /.test(customer.name))
  if (!row) return []
  const { id, rrn = '', vpa = '', customer, gatewayId, merchantName, amount, method, status } = row
  const { name, email = '', phone = '' } = customer
  const [first = ''] = name.split(' ')
  const reason = rows.flatMap(({ refunds }) => refunds).find((refund) => refund.reason)?.reason
  const parts = [phone.slice(1), phone.slice(3), email.split('@')[1], vpa, rrn.slice(1), rrn.slice(0, 5)]
  return [
    ...parts.map((part = '') => part),
    // Fields that are not searched.
    ...[gatewayId, merchantName, `${amount}`, `${amount / 100}`, method, status, row.settlementId ?? ''],
    `${name}🧵`,
    reason?.split(/\s/)[0] ?? '',
    rows.find(({ paymentLinkId }) => paymentLinkId)?.paymentLinkId ?? '',
    id.slice(id.lastIndexOf('_') + 1),
    // Wildcards and letters that some databases take for others.
    `${id.slice(0, 1)}_${id.slice(2)}`,
    first.replace(/[aeiou]/i, '$&\u0301'),
    name.slice(1, -1),
    name.split(' ').reverse().join('  '),
    `${name} ${id} nobody`,
    `${first} ${id}`,
    `${first} ${first.slice(0, 3)}`,
    ` ${first}`,
    first.slice(0, 1),
  ]
}

export function searchable({ id, rrn, customer, refunds }: Transaction): string[] {
  const { name, email, phone } = customer
  const references = refunds.flatMap((refund) => [refund.id, refund.reference.value])
  return [id, rrn, email, phone, ...name.split(/\s+/), ...references].filter(
    (text) => text !== undefined && text !== '',
  ) as string[]
}
