import { readPhone } from '../../ui/field/phone.ts'
import { isWrittenAmount, parseRupees } from './rupees.ts'

/** What a pasted text names, as the server writes it; an amount is in paise. */
export type Pasted =
  | { kind: 'transaction' | 'link' | 'settlement' | 'refund'; value: string }
  | { kind: 'rrn' | 'arn' | 'utr' | 'email' | 'phone'; value: string }
  | { kind: 'amount'; paise: number }

/** The first id, number, address or amount in a text, without its label and what a bank writes around it. */
export function pastedIn(text: string): Pasted | null {
  const id = /(?<!\w)(txn|plink|setl|rfnd)_[\w-]{1,59}(?![\w./])/.exec(text)
  if (id?.[1]) return { kind: kinds[id[1]] ?? 'transaction', value: id[0] }
  const bare = text.trim().replace(LABEL, '').trim()
  if (isWrittenAmount(bare)) return { kind: 'amount', paise: parseRupees(bare) ?? 0 }
  const phone = phoneIn(bare)
  if (phone) return { kind: 'phone', value: phone }
  const number = /^[\d\s-]+$/.test(bare) ? bare.replaceAll(/\D/g, '') : bare
  const digits = /(?<![A-Za-z0-9])(\d{12}|\d{23})(?![A-Za-z0-9])/.exec(number)?.[0]
  if (digits) return { kind: digits.length === 12 ? 'rrn' : 'arn', value: digits }
  const email = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:.]+/.exec(bare)?.[0]
  if (email) return { kind: 'email', value: email }
  const utr = /(?<![A-Za-z0-9])(?=[0-9]*[A-Za-z])(?=[A-Za-z]*\d)[A-Za-z0-9]{12,22}(?![A-Za-z0-9])/.exec(
    bare,
  )?.[0]
  return utr ? { kind: 'utr', value: utr } : null
}

const kinds: Record<string, 'transaction' | 'link' | 'settlement' | 'refund'> = {
  txn: 'transaction',
  plink: 'link',
  setl: 'settlement',
  rfnd: 'refund',
}

/** Such as `UPI Ref No. `, `RRN: ` and `UPI/`. */
const LABEL =
  /^(?:(?:upi|imps|neft|rtgs|rrn|utr|arn|cr|ref(?:erence)?|transaction|txn|payment|refund|phone|mobile|mob|tel|email|amount|no|number|id)(?![a-z])[\s.:#/-]*)+/i

/** In the contract's format, `+910000054321`: a number without a country code is Indian. */
function phoneIn(text: string): string | null {
  if (!/^\+?[\d\s().-]{10,20}$/.test(text)) return null
  const plain = readPhone(text)
  // Twelve digits in one are an RRN.
  if (/^\+\d{10,15}$/.test(plain)) return /^\d{12}$/.test(text) ? null : plain
  if (/^0?\d{10}$/.test(plain)) return `+91${plain.slice(-10)}`
  return /^91\d{10}$/.test(plain) && plain !== text ? `+${plain}` : null
}
