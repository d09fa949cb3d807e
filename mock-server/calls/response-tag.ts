/** The entity tag of a response, by its text: it changes whenever the response does, for whatever reason. */
export function tagOf(text: string): string {
  // FNV-1a, twice with different starts, so that two responses are practically never the same.
  let [low, high] = [0x81_1c_9d_c5, 0x2f_0b_4c_47]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 0x01_00_01_93)
    high = Math.imul(high ^ code, 0x5b_d1_e9_95)
  }
  return `"${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}"`
}

/** Whether a client that sent `If-None-Match` has this response (RFC 9110). A proxy that compresses makes tags weak. */
export const hasTag = (ifNoneMatch: unknown, tag: string): boolean =>
  typeof ifNoneMatch === 'string' &&
  ifNoneMatch
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each.replace(/^W\//, '') === tag)
