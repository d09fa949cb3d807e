/** What is written: `amount` in paise, negative if the money went out. Its `tag` stands in its narration. */
export type Written = { tag: string; day: string; amount: number; balance: number; words: string[] }

/** How a bank writes a month; the first movement is the oldest. */
export type Layout = {
  name: string
  separator: string
  /** Above and below the rows. */
  above?: string[]
  below?: string[]
  /** With a bar between its cells. */
  heading?: string
  cells: (movement: Written, format: Format) => string[]
  /** Whether a cell with a separator or a line break is put into quotes. */
  isQuoted?: boolean
  newestFirst?: boolean
  /** Without it, the oldest line may be open: nothing tells its side. */
  tellsSides: boolean
  hasBalance: boolean
  day?: (day: string) => string
}
export type Format = { day: string; narration: string }

export const decimal = (paise: number) => (Math.abs(paise) / 100).toFixed(2)
export const grouped = (paise: number) => {
  const [whole = '', rest = ''] = decimal(paise).split('.')
  return `${whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}.${rest}`
}
export const signed = (paise: number) => (paise < 0 ? `-${grouped(paise)}` : grouped(paise))
export const out = ({ amount }: Written, empty: string, write = grouped) =>
  amount < 0 ? write(amount) : empty
export const income = ({ amount }: Written, empty: string, write = grouped) =>
  amount > 0 ? write(amount) : empty
export const crDr = (paise: number) => (paise < 0 ? 'Dr' : 'Cr')
export const devanagari = (text: string) =>
  text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
export const parts = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date, name: MONTHS[Number(month) - 1] ?? '' }
}

export const dayForms: ((day: string) => string)[] = [
  (day) => day,
  (day) => `${parts(day).date}/${parts(day).month}/${parts(day).year}`,
  (day) => `${parts(day).date}-${parts(day).month}-${parts(day).year.slice(2)}`,
  (day) => `${parts(day).date}.${parts(day).month}.${parts(day).year}`,
  (day) => `${parts(day).date} ${parts(day).name} ${parts(day).year}`,
  (day) => `${parts(day).date}-${parts(day).name}-${parts(day).year.slice(2)}`,
  (day) => `${parts(day).name} ${parts(day).date}, ${parts(day).year}`,
  (day) => day.replaceAll('-', ''),
  (day) => `${day.replaceAll('-', '/')} 10:20:30`,
]
export const monthFirst = (day: string) => `${parts(day).month}/${parts(day).date}/${parts(day).year}`
export const serial = (day: string) => String(Date.parse(day) / 86_400_000 + 25_569)
export const formula = (cells: string[]) => cells.map((cell) => `="${cell}"`)
