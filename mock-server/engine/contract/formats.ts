type IsValid = (text: string) => boolean

/** Whether text has this format; undefined for a format that says nothing about it, or is unknown. */
export const formatCheck = (format: string | undefined): IsValid | undefined =>
  format === undefined || !Object.hasOwn(FORMATS, format) ? undefined : FORMATS[format]

export const isKnownFormat = (format: string) => Object.hasOwn(FORMATS, format) || OPEN.includes(format)

/** An example of a format, as part of a message. */
export const formatExample = (format: string | undefined): string | undefined =>
  format !== undefined && Object.hasOwn(EXAMPLES, format) ? EXAMPLES[format] : undefined

/** Formats that say nothing about the text that can be checked here. */
const OPEN = [
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'float',
  'double',
  'decimal',
  'password',
  'binary',
  'html',
]

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt](.*)$/
const TIME =
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const DURATION = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const URI_CHARACTERS = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i
const UUID = /^(?:urn:uuid:)?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

const FORMATS: Record<string, IsValid> = {
  date: isDay,
  'date-time': (text) => {
    const [, day = '', time = ''] = DATE_TIME.exec(text) ?? []
    return isDay(day) && TIME.test(time)
  },
  time: (text) => TIME.test(text),
  duration: (text) => DURATION.test(text),
  email: (text) =>
    /^[^\s@"<>(),:;[\]\\]+@[^\s@]+$/.test(text) && isHostname(text.slice(text.lastIndexOf('@') + 1)),
  'idn-email': (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  hostname: isHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: isUri,
  url: isUri,
  iri: (text) => isUri(encodeURI(text.replaceAll('%', ''))),
  'uri-reference': (text) => URI_CHARACTERS.test(text),
  'iri-reference': (text) => !/[\s<>"{}|\\^`]/.test(text),
  'uri-template': (text) => !/[\s<>"|\\^`]/.test(text),
  uuid: (text) => UUID.test(text),
  byte: (text) => text.length % 4 === 0 && BASE64.test(text),
  base64: (text) => text.length % 4 === 0 && BASE64.test(text),
  base64url: (text) => /^[\w-]*={0,2}$/.test(text),
  regex: isExpression,
  'json-pointer': (text) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text),
  'relative-json-pointer': (text) => /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/.test(text),
  char: (text) => [...text].length === 1,
}

const EXAMPLES: Record<string, string> = {
  date: 'a day like 2026-11-21',
  'date-time': 'a time like 2026-11-21T06:00:00Z',
  time: 'a time of day like 06:00:00Z',
  duration: 'a duration like P3D',
  email: 'an email address',
  hostname: 'a host name',
  ipv4: 'an IPv4 address like 192.0.2.1',
  ipv6: 'an IPv6 address like 2001:db8::1',
  uri: 'a URI like https://api.example/',
  url: 'a URL like https://api.example/',
  uuid: 'a UUID like 3f2b8c1e-5d4a-4b6f-9e7c-1a2b3c4d5e6f',
  byte: 'base64 text',
  base64: 'base64 text',
}

/** Whether this day exists in the calendar, as `2028-02-29` does. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

function isHostname(text: string): boolean {
  return (
    text.length <= 253 &&
    text
      .replace(/\.$/, '')
      .split('.')
      .every((label) => LABEL.test(label))
  )
}

function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
}

function isIpv6(text: string): boolean {
  if (!/^[\da-f:.]+$/i.test(text)) return false
  return URL.canParse(`http://[${text}]/`)
}

function isUri(text: string): boolean {
  const [, rest] = /^[a-z][a-z\d+.-]*:(.+)$/i.exec(text) ?? []
  return rest !== undefined && URI_CHARACTERS.test(rest) && (!rest.startsWith('//') || URL.canParse(text))
}

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}
