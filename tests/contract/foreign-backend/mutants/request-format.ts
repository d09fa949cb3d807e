import { parseStrictly } from '../http/json-text.ts'
import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const lenient = new TextDecoder('utf-8')
const hostile = 'negative/createPaymentLink-hostile-bodies'

/** Accepts NaN as Python does; comparisons with it are always false, so limits do not apply. */
const withNaN = (text: string) => text.replaceAll(/:\s*(?:-?Infinity|NaN)\b/g, ':10000')

/** Defects in reading the body as a whole: JSON, encoding, content type and size. */
export const requestFormatMutants: Mutant[] = [
  mutant('duplicate keys are accepted', hostile, { parsed: (text) => JSON.parse(text) }),
  mutant('invalid UTF-8 is replaced', hostile, { decoded: (bytes) => lenient.decode(bytes) }),
  mutant('a trailing comma is accepted', hostile, {
    parsed: (text) => parseStrictly(text.replace(/,\s*}$/, '}')),
  }),
  mutant('comments are accepted', hostile, { parsed: (text) => parseStrictly(text.replace(/\/\/.*$/, '')) }),
  mutant('anything after the JSON body is ignored', hostile, {
    parsed: (text) => parseStrictly(text.replace(/^(\{[^{}]*\})\{.*$/s, '$1')),
  }),
  mutant('an empty body is treated as a valid object', hostile, {
    parsed: (text) => (text.trim() === '' ? { title: 'Untitled', amount: 10_000 } : parseStrictly(text)),
  }),
  mutant('bodies of any size are accepted', 'negative/createPaymentLink-too-large-as-merchant', {
    maxBytes: () => Number.POSITIVE_INFINITY,
  }),
  mutant('bodies of up to 2 MiB are accepted', 'negative/createPaymentLink-too-large-as-merchant', {
    maxBytes: () => 2 * 1024 * 1024,
  }),
  mutant(
    'bodies of any type are accepted as JSON',
    'negative/createPaymentLink-unsupported-type-as-merchant',
    {
      isJsonType: () => true,
    },
  ),
  mutant('text/plain is accepted as JSON', 'negative/createPaymentLink-unsupported-type-as-merchant', {
    isJsonType: (type) => wireRules.isJsonType(type) || type.startsWith('text/plain'),
  }),
  mutant(
    'a missing Content-Type is accepted as JSON',
    'negative/createPaymentLink-unsupported-type-as-merchant',
    {
      isJsonType: (type) => type === '' || wireRules.isJsonType(type),
    },
  ),
  mutant('application/jsonp is accepted as JSON', 'negative/createPaymentLink-unsupported-type-as-merchant', {
    isJsonType: (type) => type.startsWith('application/json'),
  }),
  mutant('another charset is read as UTF-8', 'negative/createPaymentLink-unsupported-type-as-merchant', {
    isJsonType: (type) => wireRules.isJsonType(type) || /^application\/json;/i.test(type),
  }),
  mutant('Content-Encoding is ignored', 'negative/createPaymentLink-unsupported-type-as-merchant', {
    isEncodingKnown: () => true,
  }),
  mutant('half a surrogate pair is accepted', 'negative/createPaymentLink-hostile-bodies', {
    parsed: (text) => parseStrictly(text.replaceAll(/\\ud[89a-f][0-9a-f]{2}/gi, '?')),
  }),
  mutant('an HTML form is accepted as JSON', 'negative/createPaymentLink-unsupported-type-as-merchant', {
    isJsonType: (type) => wireRules.isJsonType(type) || type.startsWith('application/x-www-form-urlencoded'),
  }),
  mutant('NaN is accepted as a number', 'negative/createPaymentLink-hostile-bodies', {
    parsed: (text) => parseStrictly(withNaN(text)),
  }),
  mutant('a type with a charset is rejected', 'positive/content-type-with-charset', {
    isJsonType: (type) => type === 'application/json',
  }),
  mutant('bodies without Content-Length may have any size', 'negative/too-large-without-content-length', {
    maxBytes: (headers) =>
      headers['content-length'] === undefined ? Number.POSITIVE_INFINITY : wireRules.maxBytes(headers),
  }),
  mutant('the size is checked before the type', 'negative/createPaymentLink-too-large-as-merchant', () => {
    let isTooLarge = false
    return {
      maxBytes: (headers) => {
        const max = wireRules.maxBytes(headers)
        isTooLarge = Number(headers['content-length'] ?? 0) > max
        return max
      },
      isJsonType: (type) => isTooLarge || wireRules.isJsonType(type),
    }
  }),
]
