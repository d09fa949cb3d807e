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

/** Groups what is being typed the Indian way, `1234567.5` as `12,34,567.5`; anything but digits stays as it is. */
export function groupRupees(typed: string): string {
  const match = /^([\d,]+)(\.\d*)?$/.exec(typed)
  if (!match) return typed
  const digits = (match[1] ?? '').replaceAll(',', '')
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,') + (match[2] ?? '')
}

/** Two decimals, no sign and no grouping, for files and payment apps: 49950 paise are `499.50`. */
export function decimalRupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const AMOUNT =
  /^(?:₹|rs\.?|inr)?\s*(?<rupees>\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.(?<paise>\d{0,2}))?\s*(?:\/-)?$/iu

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
