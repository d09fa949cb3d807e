/**
 * The first `most` characters, counted in code points so that no emoji is cut in half. A lone surrogate in
 * the input becomes the replacement character, since a URL cannot contain it.
 */
export const cutText = (text: string, most: number): string =>
  [...text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')].slice(0, most).join('')
