import type { components } from '#contract'
import type { Bits } from './bits.ts'
import { lastBefore, nextAfter } from './bits.ts'
import { wordsIn } from './word-index.ts'

type Transaction = components['schemas']['Transaction']

/** One more than the limit, if there are so many. */
export function pageInTime(bits: Bits, sort: string, limit: number, from: number | undefined): number[] {
  const isDescending = sort.startsWith('-')
  const step = (at: number) => (isDescending ? lastBefore(bits, at) : nextAfter(bits, at))
  const found: number[] = []
  for (let at = step(from ?? (isDescending ? bits.length * 32 : -1)); at !== -1; at = step(at)) {
    found.push(at)
    if (found.length > limit) break
  }
  return found
}

/** What a search looks through. */
export function wordsOf(row: Transaction | undefined): string[] {
  if (!row) return []
  const { id, rrn, customer, refunds } = row
  const references = refunds.flatMap((refund) => [refund.id, refund.reference.value ?? ''])
  return wordsIn([id, rrn, customer.name, customer.email, customer.phone, ...references].join(' '))
}
