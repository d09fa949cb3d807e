const TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })

/** `18:04:59`, the time on Indian clocks at an instant in epoch milliseconds. */
export const istTime = (at: number) => TIME.format(at)

/** `18:04:59 IST, 21 Nov 2026` */
export const istTimeAndDay = (at: number) => `${istTime(at)} IST, ${DAY.format(at)}`
