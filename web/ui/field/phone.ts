/**
 * A phone number as people write it, in the form that the API takes: no spaces, brackets or dashes of any kind, with
 * the country code. Ten digits are Indian, also with 0 or 91 in front. Anything else is left to the server to judge.
 */
export function readPhone(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replace(/^'/, '')
    .replace(/^(\s*\+\d{1,3}[\s.-]*)\(0\)/, '$1')
    .replaceAll(/[\s().\u2010-\u2015\u2212-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  const indian = /^(?:(?:\+?91)?0?)([1-9]\d{9})$/.exec(plain)
  return indian ? `+91${indian[1]}` : plain
}

/** Direction marks, joiners and other signs without a shape, which come with numbers copied from contacts and chats. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
