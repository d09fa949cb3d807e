const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-21` as `21 Nov 2026`. */
export const docsDay = (day: string) => format.format(new Date(day))
