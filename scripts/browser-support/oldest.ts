/** The oldest versions that are supported, by their names in MDN's data. README.md states the same. */
export const oldest = {
  chrome: '123',
  edge: '123',
  firefox: '128',
  safari: '17.5',
  safari_ios: '17.5',
} as const

/** As README.md says it. */
export const oldestInWords = `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}, also on iOS`
