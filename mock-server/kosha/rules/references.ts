import type { Random } from '../../engine/random.ts'
import { randomOf } from '../../engine/random.ts'
import { istHour, istYearAndDay } from '../../engine/time/ist.ts'

/**
 * Twelve digits, in the format of banks: last digit of the year, day of the year, hour (IST), then a serial number.
 */
export function rrnOf(at: number, random: Random): string {
  const { year, day } = istYearAndDay(at)
  return `${year % 10}${padded(day, 3)}${padded(istHour(at), 2)}${random.digits(6)}`
}

/** The reference of a refund, derived from its id: 23 digits (ARN) for cards, otherwise 12 (RRN). */
export function refundReferenceOf(refundId: string, type: 'arn' | 'rrn', at: number): string {
  const random = randomOf(refundId)
  return type === 'arn' ? `7${random.digits(22)}` : rrnOf(at, random)
}

/**
 * The bank reference of a transfer from the settlement's id and the day (IST) it is sent, such as `KOSHN26324004417`.
 */
export function utrOf(settlementId: string, at: number): string {
  const { year, day } = istYearAndDay(at)
  return `KOSHN${padded(year % 100, 2)}${padded(day, 3)}${randomOf(settlementId).digits(6)}`
}

const padded = (number: number, length: number) => String(number).padStart(length, '0')
