import { cutText } from '../format/cut-text.ts'
import { addDays } from '../format/ist.ts'
import { parseRupees } from '../format/rupees.ts'

// Read the value of a filter in the URL; undefined for invalid text, since URLs are typed and shared.

/** Those of the known values that a text names, separated by commas, in their own order. */
export const anyOf =
  <Value extends string>(values: Readonly<Record<Value, unknown>>) =>
  (text: string): Value[] | undefined => {
    const named = text.split(',')
    const matching = Object.keys(values).filter((value): value is Value => named.includes(value))
    return matching.length > 0 ? matching : undefined
  }

export const oneOf =
  <Value extends string>(values: Readonly<Record<Value, unknown>>) =>
  (text: string): Value | undefined =>
    anyOf(values)(text)?.[0]

/** A whole number from 1 to `most`. */
export const wholeNumber =
  (most: number) =>
  (text: string): number | undefined => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : 0
    return number >= 1 && number <= most ? number : undefined
  }

/** A day that exists, in the contract's format. */
export const day = (text: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
    ? text
    : undefined

/** An amount in rupees, as paise. */
export const rupees = (text: string): number | undefined => parseRupees(text) ?? undefined

export const idText = (text: string): string | undefined => (/^[\w-]{1,64}$/.test(text) ? text : undefined)

export const searchText = (text: string): string | undefined =>
  cutText(text.replaceAll(/\p{Cc}/gu, ''), 100) || undefined
