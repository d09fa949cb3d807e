import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import { istHour, istYearAndDay } from '../time/ist.ts'

/**
 * Twelve digits, in the format of banks: last digit of the year, day of the year, hour (IST), then a serial number.
 */
export const rrnOf = (at: number, random: Random): string => `${startOfRrn(at)}${random.digits(6)}`

/** The digits of an RRN that depend on its instant alone. */
export function startOfRrn(at: number): string {
  const { year, day } = istYearAndDay(at)
  return `${year % 10}${padded(day, 3)}${padded(istHour(at), 2)}`
}

/** The first digit of an ARN. */
export const START_OF_ARN = '7'

/** The reference of a refund by its id: 23 digits (ARN) for cards, 12 (RRN) otherwise. */
export function refundReferenceOf(refundId: string, type: 'arn' | 'rrn', at: number): string {
  const random = randomOf(refundId)
  return type === 'arn' ? `${START_OF_ARN}${random.digits(22)}` : rrnOf(at, random)
}

/**
 * The bank reference of a transfer from the settlement's id and the day (IST) it is sent, such as `KOSHN26324004417`.
 */
export function utrOf(settlementId: string, at: number): string {
  const { year, day } = istYearAndDay(at)
  return `KOSHN${padded(year % 100, 2)}${padded(day, 3)}${randomOf(settlementId).digits(6)}`
}

const padded = (number: number, length: number) => String(number).padStart(length, '0')
