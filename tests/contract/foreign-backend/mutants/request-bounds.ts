import { parseStrictly } from '../http/json-text.ts'
import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { mutant, reading, readingField } from './mutant.ts'

const lenient = new TextDecoder('utf-8')
const accounts = 'negative/register-generated-bodies'
const hostile = 'negative/createPaymentLink-hostile-bodies'

export const requestBoundMutants: Mutant[] = [
  mutant(
    'an address may be anything',
    accounts,
    reading('Email', (schema) => delete schema.pattern),
  ),
  mutant(
    'a password of one letter is accepted',
    accounts,
    reading('Password', (schema) => delete schema.minLength),
  ),
  mutant(
    'a password of any length is accepted',
    accounts,
    reading('Password', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a password of 11 characters is refused',
    'positive/shortest-and-longest-passwords',
    reading('Password', (schema) => (schema.minLength = 12)),
  ),
  mutant(
    'a password of 128 characters is refused',
    'positive/shortest-and-longest-passwords',
    reading('Password', (schema) => (schema.maxLength = 72)),
  ),
  mutant(
    'lengths are counted in UTF-16',
    'positive/link-keeps-what-was-sent',
    reading('ShortText', (schema) => (schema.maxLength = 60)),
  ),
  mutant(
    'a refund of nothing is accepted',
    'negative/refundTransaction-generated-bodies',
    readingField('RefundRequest', 'amount', ({ minimum: _minimum, ...rest }) => rest),
  ),
  mutant(
    'an empty profile is accepted',
    'negative/updateProfile-generated-bodies',
    reading('ProfileUpdate', (schema) => delete schema.minProperties),
  ),
  mutant(
    'empty settings are accepted',
    'negative/updateGateway-generated-bodies',
    reading('GatewaySettings', (schema) => delete schema.minProperties),
  ),
  mutant(
    'any mode is accepted',
    'negative/updateGateway-generated-bodies',
    reading('GatewayMode', (schema) => delete schema.enum),
  ),
  mutant(
    'a priority of 100 is accepted',
    'negative/updateGateway-generated-bodies',
    reading('Priority', (schema) => delete schema.maximum),
  ),
  mutant(
    'credentials of any form are accepted',
    'negative/odd-credentials',
    reading('CredentialPart', (schema) => {
      delete schema.pattern
      delete schema.minLength
    }),
  ),
  mutant(
    'a method may have no gateway',
    'negative/updatePaymentMethod-generated-bodies',
    reading('GatewayIds', (schema) => delete schema.minItems),
  ),
  mutant(
    'rememberMe may be anything',
    'negative/signIn-generated-bodies',
    readingField('Credentials', 'rememberMe', () => ({})),
  ),
  mutant('duplicate keys are accepted', hostile, { parsed: (text) => JSON.parse(text) }),
  mutant('what is not UTF-8 is replaced', hostile, { decoded: (bytes) => lenient.decode(bytes) }),
  mutant('a comma too many is accepted', hostile, {
    parsed: (text) => parseStrictly(text.replace(/,\s*}$/, '}')),
  }),
  mutant('comments are accepted', hostile, { parsed: (text) => parseStrictly(text.replace(/\/\/.*$/, '')) }),
  mutant('what follows the body is ignored', hostile, {
    parsed: (text) => parseStrictly(text.replace(/^(\{[^{}]*\})\{.*$/s, '$1')),
  }),
  mutant('an empty body is an empty object that passes', hostile, {
    parsed: (text) => (text.trim() === '' ? { title: 'Untitled', amount: 10_000 } : parseStrictly(text)),
  }),
  mutant('a body of any size is read', 'negative/createPaymentLink-too-large-as-merchant', {
    maxBytes: () => Number.POSITIVE_INFINITY,
  }),
  mutant('two mebibytes are read', 'negative/createPaymentLink-too-large-as-merchant', {
    maxBytes: () => 2 * 1024 * 1024,
  }),
  mutant('any type is read as JSON', 'negative/createPaymentLink-other-type-as-merchant', {
    isJsonType: () => true,
  }),
  mutant('text/plain is read as JSON', 'negative/createPaymentLink-other-type-as-merchant', {
    isJsonType: (type) => wireRules.isJsonType(type) || type.startsWith('text/plain'),
  }),
  mutant('a missing type is JSON', 'negative/createPaymentLink-other-type-as-merchant', {
    isJsonType: (type) => type === '' || wireRules.isJsonType(type),
  }),
  mutant('application/jsonp is JSON', 'negative/createPaymentLink-other-type-as-merchant', {
    isJsonType: (type) => type.startsWith('application/json'),
  }),
  mutant('a charset other than UTF-8 is read as UTF-8', 'negative/createPaymentLink-other-type-as-merchant', {
    isJsonType: (type) => wireRules.isJsonType(type) || /^application\/json;/i.test(type),
  }),
  mutant('a content encoding is ignored', 'negative/createPaymentLink-other-type-as-merchant', {
    isEncodingKnown: () => true,
  }),
  mutant('half of a letter is accepted', 'negative/createPaymentLink-hostile-bodies', {
    parsed: (text) => parseStrictly(text.replaceAll(/\\ud[89a-f][0-9a-f]{2}/gi, '?')),
  }),
  mutant('a limit may be written as 1e1', 'negative/odd-filters', {
    wholeNumber: /^(?:0|[1-9]\d*)(?:e\d)?$/,
  }),
  mutant('a limit may be written with a plus', 'negative/odd-filters', { wholeNumber: /^[ +]?\d+$/ }),
  mutant('a form is read as JSON', 'negative/createPaymentLink-other-type-as-merchant', {
    isJsonType: (type) => wireRules.isJsonType(type) || type.startsWith('application/x-www-form-urlencoded'),
  }),
]
