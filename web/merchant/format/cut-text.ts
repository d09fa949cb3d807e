import { wellFormed } from './url-text.ts'

/**
 * The first `most` characters, counted in code points so that no emoji is cut in half.
 */
export const cutText = (text: string, most: number): string => [...wellFormed(text)].slice(0, most).join('')
