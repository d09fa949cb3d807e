/** Indian and Arabic digits as 0-9, one kind of minus and of space, nothing invisible. */
export function plainText(text: string): string {
  const plain = ASCII.test(text) ? text : simplified(text)
  return SPACES.test(plain) ? plain.replaceAll(/\s+/g, ' ').trim() : plain
}

const ASCII = /^[\t\n\r\x20-\x7e]*$/
const SPACES = /^\s|\s\s|[^\S ]|\s$/

const simplified = (text: string) =>
  text
    // Between digits, a narrow space is a mark of grouping; others part words.
    .replaceAll(/(?<=\d)[\u2007\u2009\u202f](?=\d{2,3}(?!\d))/g, '')
    .normalize('NFKC')
    .replaceAll(/[\u0966-\u0d6f]/g, (sign) =>
      /\p{Nd}/u.test(sign) ? String((sign.charCodeAt(0) & 15) - 6) : sign,
    )
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
