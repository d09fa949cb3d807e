/** The oldest supported versions, keyed by MDN's browser names. Keep in sync with README.md. */
export const oldest = {
  chrome: '123',
  edge: '123',
  firefox: '128',
  safari: '17.5',
  safari_ios: '17.5',
} as const

/** The wording used in README.md. */
export const oldestInWords = `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}, also on iOS`
