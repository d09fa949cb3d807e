import type { FieldProblem } from '../contract/refusal.ts'
import { parseStrictly } from '../http/json-text.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant, reading, readingField } from './mutant.ts'

const without = (isIgnored: (problem: FieldProblem) => boolean): Partial<Rules> => ({
  fieldProblems: (problems) => problems.filter((problem) => !isIgnored(problem)),
})
const links = 'negative/createPaymentLink-generated-bodies'
const accounts = 'negative/register-generated-bodies'

/** Parses strict JSON, then coerces values as another language would. */
const readAs = (read: (value: unknown, name: string) => unknown) => ({
  parsed: (text: string) => {
    const value = parseStrictly(text)
    return JSON.parse(JSON.stringify(value), (name, each) => read(each, name))
  },
})

/** Defects in reading the fields of a body. */
export const requestFieldMutants: Mutant[] = [
  mutant(
    'unknown fields are ignored',
    links,
    without(({ message }) => message === 'is not known'),
  ),
  mutant(
    'a title may be of any length',
    links,
    reading('ShortText', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a title may be a blank',
    links,
    reading('ShortText', (schema) => delete schema.pattern),
  ),
  mutant(
    'a title may be missing',
    links,
    reading('NewPaymentLink', (schema) => (schema.required = ['amount'])),
  ),
  mutant('an amount may be a text', links, {
    ...without(({ field, message }) => field === 'amount' && message.startsWith('must be of the type')),
  }),
  mutant(
    'an amount below a rupee is accepted',
    links,
    reading('LinkAmount', (schema) => delete schema.minimum),
  ),
  mutant(
    'an amount above ten lakh is accepted',
    links,
    reading('LinkAmount', (schema) => delete schema.maximum),
  ),
  mutant(
    'parts of a paisa are accepted',
    links,
    reading('LinkAmount', (schema) => (schema.type = 'number')),
  ),
  mutant(
    'an expiry of any form is accepted',
    links,
    reading('Timestamp', (schema) => {
      delete schema.pattern
      delete schema.format
    }),
  ),
  mutant(
    '30 February is an expiry',
    links,
    reading('Timestamp', (schema) => delete schema.format),
  ),
  mutant(
    'more than 15 notes are accepted',
    links,
    reading('Notes', (schema) => delete schema.maxProperties),
  ),
  mutant(
    'the name of a note may be anything',
    links,
    reading('Notes', (schema) => delete schema.propertyNames),
  ),
  mutant(
    'a note may be a number',
    links,
    reading('Notes', (schema) => (schema.additionalProperties = true)),
  ),
  mutant(
    'a reference may be of any length',
    links,
    reading('LinkReference', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a customer needs no name',
    links,
    reading('Customer', (schema) => delete schema.required),
  ),
  mutant(
    'a phone number may be anything',
    accounts,
    reading('Phone', (schema) => delete schema.pattern),
  ),
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
  mutant(
    'null is read as absent',
    'negative/createPaymentLink-generated-bodies',
    readAs((value) => value ?? undefined),
  ),
  mutant(
    'texts are read as booleans',
    'negative/updateGateway-generated-bodies',
    readAs((value) => (value === 'true' ? true : value === 'false' ? false : value)),
  ),
  mutant(
    'true is a priority of 1',
    'negative/updateGateway-generated-bodies',
    readAs((value, name) => (name === 'priority' && value === true ? 1 : value)),
  ),
  mutant('a number of more than 32 bits is refused', 'state/refund-never-exceeds', {
    fieldProblems: (problems, given) =>
      JSON.stringify(given).match(/:\s*\d{10,}/) ? [{ field: 'amount', message: 'is too large' }] : problems,
  }),
]
