import { plainText } from './plain-text.ts'

/** What a column holds: `in` and `out` are amounts of one side, `side` says the side of an amount beside it. */
export type Heading = 'day' | 'valueDay' | 'in' | 'out' | 'amount' | 'side' | 'kind' | 'balance'

/**
 * The words of banks for each column. The first list that has a word of a heading names it, so `Closing Balance (Cr)` is
 * a balance and `Withdrawal Amount` money that went out. After `=`, the words are the whole heading.
 */
const WORDS: readonly [heading: Heading, words: readonly string[]][] = [
  ['balance', ['balance', 'balances', 'bal', 'शेष', 'बैलेंस', 'बकाया']],
  ['valueDay', ['value date', 'value dt', 'value dat', 'val date', 'val dt', 'value day', '=value']],
  [
    'side',
    [
      ...[
        'cr dr',
        'dr cr',
        'crdr',
        'drcr',
        'credit debit',
        'debit credit',
        'credit or debit',
        'debit or credit',
      ],
      ...['c d', 'd c', 'cd', 'dc', 'deposit withdrawal', 'withdrawal deposit', 'जमा नामे', 'नामे जमा'],
    ],
  ],
  [
    'out',
    [
      ...[
        'debit',
        'debits',
        'debited',
        'dr',
        'withdrawal',
        'withdrawals',
        'withdrawn',
        'wdl',
        'paid out',
        'money out',
      ],
      ...[
        'cash out',
        'amount out',
        'payments',
        'spent',
        'नामे',
        'निकासी',
        'आहरण',
        'डेबिट',
        '=out',
        '=paid',
        '=payment',
      ],
    ],
  ],
  [
    'in',
    [
      ...[
        'credit',
        'credits',
        'credited',
        'cr',
        'deposit',
        'deposits',
        'deposited',
        'received',
        'receipt',
        'receipts',
      ],
      ...['paid in', 'money in', 'cash in', 'lodgement', 'lodgements', 'जमा', 'क्रेडिट', '=in', '=amount in'],
    ],
  ],
  ['amount', ['amount', 'amounts', 'amt', 'राशि', 'रकम', '=inr', '=rs', '=rupees', '=sum']],
  ['kind', ['type', 'indicator', 'flag', 'sign', 'kind', 'nature']],
  [
    'day',
    [
      ...[
        'date',
        'dates',
        'dt',
        'dat',
        'day',
        'posted',
        'posting',
        'booking',
        'booked',
        'तारीख',
        'दिनांक',
        'तिथि',
      ],
      ...['=transaction', '=txn', '=tran', '=trn', '=trans', '=when'],
    ],
  ],
]

/** What the heading of a column says; null for any other column. */
export function headingOf(cell: string): Heading | null {
  const words = wordsOf(cell)
  if (words.length === 0 || words.length > MAX_WORDS) return null
  const whole = words.join(' ')
  return WORDS.find(([, phrases]) => phrases.some((phrase) => says(words, whole, phrase)))?.[0] ?? null
}

/** A heading is short; a sentence that mentions a deposit is none. */
const MAX_WORDS = 6

/** The words of a heading without their signs, so that `Cr/Dr` and `Withdrawal(INR)` are two words each. */
const wordsOf = (cell: string) =>
  plainText(cell)
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)

function says(words: readonly string[], whole: string, phrase: string): boolean {
  if (phrase.startsWith('=')) return whole === phrase.slice(1)
  const wanted = phrase.split(' ')
  return words.some((_word, at) => wanted.every((each, index) => isSpelled(words[at + index] ?? '', each)))
}

/** Equal, or a long word with one letter left out, added, changed or swapped with the next: `Withdrawl`, `Recieved`. */
function isSpelled(word: string, wanted: string): boolean {
  if (word === wanted) return true
  if (wanted.length < LONG_WORD || Math.abs(word.length - wanted.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === wanted[start]) start += 1
  const rests = (a: number, b: number) => word.slice(start + a) === wanted.slice(start + b)
  const isSwapped = word[start] === wanted[start + 1] && word[start + 1] === wanted[start] && rests(2, 2)
  return isSwapped || rests(1, 1) || rests(1, 0) || rests(0, 1)
}

const LONG_WORD = 6
