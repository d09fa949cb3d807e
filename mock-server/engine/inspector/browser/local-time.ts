const language = document.documentElement.lang
const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' })
const dayAndTime = new Intl.DateTimeFormat(language, {
  dateStyle: 'medium',
  timeStyle: 'long',
  hourCycle: 'h23',
})

/** `21 Nov 2026, 18:04:59 IST`: an instant in epoch milliseconds in the zone of the reader. */
export const timeAndDay = (at: number) => dayAndTime.format(at)

/** Writes the times below an element that are still empty: without day and zone in a row of the list of calls. */
export function showTimes(root: Element): void {
  for (const element of root.querySelectorAll<HTMLTimeElement>('time:empty')) {
    const at = Date.parse(element.dateTime)
    element.textContent = element.closest('.call') ? time.format(at) : timeAndDay(at)
  }
}
