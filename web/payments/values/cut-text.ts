/**
 * The first `most` characters. Counted in code points, so that no emoji is cut in half; half of one that came from
 * elsewhere becomes the replacement character, since an address cannot hold it.
 */
export const cutText = (text: string, most: number): string =>
  [...text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')].slice(0, most).join('')
