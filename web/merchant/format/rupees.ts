/** `12345678` paise as ₹1,23,456.78. */
export function formatRupees(paise: number): string {
  // Works on digits, since a division would round above 2^53.
  const digits = String(Math.abs(Math.trunc(paise))).padStart(3, '0')
  return `${paise < 0 ? '−' : ''}${whole.format(BigInt(digits.slice(0, -2)))}.${digits.slice(-2)}`
}

/** For one axis, rounded: every value in the unit of the largest, e.g. ₹0.6L below ₹1.2L rather than ₹60,000. */
export function formatAxisRupees(maxPaise: number): (paise: number) => string {
  const unit = units.find(({ from }) => maxPaise >= from)
  return (paise) =>
    unit && paise !== 0 ? rounded.format(paise / unit.from) + unit.name : whole.format(paise / 100)
}

/**
 * Parses typed or pasted amounts: `1,23,456.78`, `₹ 500`, `500/-`, `Rs. 99.5`. Exact, in paise;
 * null unless it is an amount with at most two decimals and 15 digits.
 */
export function parseRupees(text: string): number | null {
  const match = text.length <= 40 ? AMOUNT.exec(text.trim()) : null
  const rupees = match?.groups?.rupees?.replaceAll(/[, ]/g, '') ?? ''
  const paise = (match?.groups?.paise ?? '').padEnd(2, '0')
  if (!match || rupees + (match.groups?.paise ?? '') === '' || rupees.length > 13) return null
  return Number(rupees + paise)
}

/** For an input's initial value, readable by `parseRupees`: no sign, no grouping, no `.00`. */
export const rupeesForInput = (paise: number) => decimalRupees(paise).replace(/\.00$/, '')

/** `12500` for `₹12,500`, as amounts are searched; any other text is unchanged. */
export function plainAmount(text: string): string {
  const paise = isWrittenAmount(text) ? parseRupees(text) : null
  return paise === null ? text : rupeesForInput(paise)
}

/** Whether a text is an amount for sure: with its sign or in groups. */
export const isWrittenAmount = (text: string) =>
  /[₹,]|^rs\b|\/-/i.test(text.trim()) && parseRupees(text) !== null

/**
 * Groups typed digits the Indian way, `1234567.5` as `12,34,567.5`. Where Indian or Western groups do not explain
 * every comma, it stays as it is: `499,50` is not 49,950. `isEdited`: digits were added to or removed from groups.
 */
export function groupRupees(typed: string, isEdited = false): string {
  const match = /^([\d,]+)(\.\d*)?$/.exec(typed)
  const whole = match?.[1] ?? ''
  if (!match || !(isEdited || isGrouped(whole))) return typed
  return whole.replaceAll(',', '').replace(/(\d)(?=(\d\d)+\d$)/g, '$1,') + (match[2] ?? '')
}

/** Whether every comma of an amount separates Indian or Western digit groups. */
export const isGrouped = (amount: string) => GROUPED.test(amount)

/** Why `parseRupees` cannot read an amount: `Write 499.50.` for `499,50`. */
export function amountProblem(text: string): string {
  const amount = withDecimalComma(text)
  return amount ? `Write ${amount}.` : 'Enter an amount in rupees, such as 4,999 or 499.50.'
}

/** `499.50` for `499,50`; null for anything but an amount with a decimal comma. */
export function withDecimalComma(text: string): string | null {
  const { whole = '', paise = '' } = DECIMAL_COMMA.exec(text.trim())?.groups ?? {}
  if (whole === '' || !isGrouped(whole.replaceAll(/[ .]/g, ','))) return null
  return `${groupRupees(whole.replaceAll(/\D/g, ''))}.${paise.padEnd(2, '0')}`
}

/** Two decimals, no sign and no grouping, for files and payment apps: 49950 paise are `499.50`. */
export function decimalRupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const WHOLE = String.raw`\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}`
const GROUPED = new RegExp(String.raw`^(?:${WHOLE})?(?:\.\d*)?$`)
const AMOUNT = new RegExp(
  String.raw`^(?:₹|rs\.?|inr)?\s*(?<rupees>${WHOLE})?(?:\.(?<paise>\d{0,2}))?\s*(?:\/-)?$`,
  'iu',
)
const DECIMAL_COMMA = /^(?:₹|rs\.?|inr)?\s*(?<whole>\d[\d ,.]*?),(?<paise>\d{1,2})\s*(?:\/-)?$/i

const units = [
  { from: 1_000_000_000, name: 'Cr' },
  { from: 10_000_000, name: 'L' },
]

const rupees = (fractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: 0,
    maximumFractionDigits: fractionDigits,
  })
const whole = rupees(0)
const rounded = rupees(1)
