/** The month of the settlement next to the calendar. A test checks it against the mock server's calendar. */
export const MONTH = '2025-11'

/** Bank holidays of the month in Maharashtra, by day of the month. */
const holidays: Record<number, string> = { 5: 'Guru Nanak Jayanti' }

const DAYS = 30
/** 1 November 2025 is a Saturday: with weeks starting on Monday, five columns stay empty. */
const FIRST_COLUMN = 6

/** Sundays, second and fourth Saturdays and bank holidays are closed. */
export const days = Array.from({ length: DAYS }, (_, at) => {
  const day = at + 1
  const column = ((FIRST_COLUMN - 1 + at) % 7) + 1
  const isEvenSaturday = column === 6 && [2, 4].includes(Math.ceil(day / 7))
  return { day, column, isClosed: column === 7 || isEvenSaturday || day in holidays }
})
