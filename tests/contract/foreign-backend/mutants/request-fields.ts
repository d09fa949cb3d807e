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
    'titles of any length are accepted',
    links,
    reading('ShortText', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a blank title is accepted',
    links,
    reading('ShortText', (schema) => delete schema.pattern),
  ),
  mutant(
    'a missing title is accepted',
    links,
    reading('NewPaymentLink', (schema) => (schema.required = ['amount'])),
  ),
  mutant('an amount as a string is accepted', links, {
    ...without(({ field, message }) => field === 'amount' && message.startsWith('must be of the type')),
  }),
  mutant(
    'an amount below one rupee is accepted',
    links,
    reading('LinkAmount', (schema) => delete schema.minimum),
  ),
  mutant(
    'an amount above ten lakh rupees is accepted',
    links,
    reading('LinkAmount', (schema) => delete schema.maximum),
  ),
  mutant(
    'fractions of a paisa are accepted',
    links,
    reading('LinkAmount', (schema) => (schema.type = 'number')),
  ),
  mutant(
    'expiries in any format are accepted',
    links,
    reading('Timestamp', (schema) => {
      delete schema.pattern
      delete schema.format
    }),
  ),
  mutant(
    'an expiry on 30 February is accepted',
    links,
    reading('Timestamp', (schema) => delete schema.format),
  ),
  mutant(
    'more than 15 notes are accepted',
    links,
    reading('Notes', (schema) => delete schema.maxProperties),
  ),
  mutant(
    'any key is accepted in notes',
    links,
    reading('Notes', (schema) => delete schema.propertyNames),
  ),
  mutant(
    'a number is accepted in notes',
    links,
    reading('Notes', (schema) => (schema.additionalProperties = true)),
  ),
  mutant(
    'references of any length are accepted',
    links,
    reading('LinkReference', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a customer without a name is accepted',
    links,
    reading('Customer', (schema) => delete schema.required),
  ),
  mutant(
    'any phone number is accepted',
    accounts,
    reading('Phone', (schema) => delete schema.pattern),
  ),
  mutant(
    'any email address is accepted',
    accounts,
    reading('Email', (schema) => delete schema.pattern),
  ),
  mutant(
    'a password of one character is accepted',
    accounts,
    reading('Password', (schema) => delete schema.minLength),
  ),
  mutant(
    'passwords of any length are accepted',
    accounts,
    reading('Password', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a password of 11 characters is rejected',
    'positive/shortest-and-longest-passwords',
    reading('Password', (schema) => (schema.minLength = 12)),
  ),
  mutant(
    'a password of 128 characters is rejected',
    'positive/shortest-and-longest-passwords',
    reading('Password', (schema) => (schema.maxLength = 72)),
  ),
  mutant(
    'lengths are counted in UTF-16 units',
    'positive/link-keeps-what-was-sent',
    reading('ShortText', (schema) => (schema.maxLength = 60)),
  ),
  mutant(
    'a refund of 0 is accepted',
    'negative/refundTransaction-generated-bodies',
    readingField('RefundRequest', 'amount', ({ minimum: _minimum, ...rest }) => rest),
  ),
  mutant(
    'an empty profile update is accepted',
    'negative/updateProfile-generated-bodies',
    reading('ProfileUpdate', (schema) => delete schema.minProperties),
  ),
  mutant(
    'an empty settings update is accepted',
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
    'credentials in any format are accepted',
    'negative/invalid-credentials',
    reading('CredentialPart', (schema) => {
      delete schema.pattern
      delete schema.minLength
    }),
  ),
  mutant(
    'a method without gateways is accepted',
    'negative/updatePaymentMethod-generated-bodies',
    reading('GatewayIds', (schema) => delete schema.minItems),
  ),
  mutant(
    'any value is accepted for rememberMe',
    'negative/signIn-generated-bodies',
    readingField('Credentials', 'rememberMe', () => ({})),
  ),
  mutant(
    'null is treated as absent',
    'negative/createPaymentLink-generated-bodies',
    readAs((value) => value ?? undefined),
  ),
  mutant(
    'strings are converted to booleans',
    'negative/updateGateway-generated-bodies',
    readAs((value) => (value === 'true' ? true : value === 'false' ? false : value)),
  ),
  mutant(
    'true is converted to a priority of 1',
    'negative/updateGateway-generated-bodies',
    readAs((value, name) => (name === 'priority' && value === true ? 1 : value)),
  ),
  mutant('a number of more than 32 bits is rejected', 'state/refund-never-exceeds', {
    fieldProblems: (problems, given) =>
      JSON.stringify(given).match(/:\s*\d{10,}/) ? [{ field: 'amount', message: 'is too large' }] : problems,
  }),
]
