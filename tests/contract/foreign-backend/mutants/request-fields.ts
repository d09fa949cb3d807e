import type { FieldProblem } from '../contract/api-error.ts'
import { parseStrictly } from '../http/json-text.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { alteringProperty, alteringSchema, mutant } from './mutant.ts'

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
    alteringSchema('ShortText', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a blank title is accepted',
    links,
    alteringSchema('ShortText', (schema) => delete schema.pattern),
  ),
  mutant(
    'a missing title is accepted',
    links,
    alteringSchema('NewPaymentLink', (schema) => (schema.required = ['amount'])),
  ),
  mutant('an amount as a string is accepted', links, {
    ...without(({ field, message }) => field === 'amount' && message.startsWith('must be of the type')),
  }),
  mutant(
    'an amount below one rupee is accepted',
    links,
    alteringSchema('LinkAmount', (schema) => delete schema.minimum),
  ),
  mutant(
    'an amount above ten lakh rupees is accepted',
    links,
    alteringSchema('LinkAmount', (schema) => delete schema.maximum),
  ),
  mutant(
    'fractions of a paisa are accepted',
    links,
    alteringSchema('LinkAmount', (schema) => (schema.type = 'number')),
  ),
  mutant(
    'expiries in any format are accepted',
    links,
    alteringSchema('Timestamp', (schema) => {
      delete schema.pattern
      delete schema.format
    }),
  ),
  mutant(
    'an expiry on 30 February is accepted',
    links,
    alteringSchema('Timestamp', (schema) => delete schema.format),
  ),
  mutant(
    'more than 15 notes are accepted',
    links,
    alteringSchema('Notes', (schema) => delete schema.maxProperties),
  ),
  mutant(
    'any key is accepted in notes',
    links,
    alteringSchema('Notes', (schema) => delete schema.propertyNames),
  ),
  mutant(
    'a number is accepted in notes',
    links,
    alteringSchema('Notes', (schema) => (schema.additionalProperties = true)),
  ),
  mutant(
    'references of any length are accepted',
    links,
    alteringSchema('LinkReference', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a customer without a name is accepted',
    links,
    alteringSchema('Customer', (schema) => delete schema.required),
  ),
  mutant(
    'any phone number is accepted',
    accounts,
    alteringSchema('Phone', (schema) => delete schema.pattern),
  ),
  mutant(
    'any email address is accepted',
    accounts,
    alteringSchema('Email', (schema) => delete schema.pattern),
  ),
  mutant(
    'a password of one character is accepted',
    accounts,
    alteringSchema('Password', (schema) => delete schema.minLength),
  ),
  mutant(
    'passwords of any length are accepted',
    accounts,
    alteringSchema('Password', (schema) => delete schema.maxLength),
  ),
  mutant(
    'a password of 11 characters is rejected',
    'positive/shortest-and-longest-passwords',
    alteringSchema('Password', (schema) => (schema.minLength = 12)),
  ),
  mutant(
    'a password of 128 characters is rejected',
    'positive/shortest-and-longest-passwords',
    alteringSchema('Password', (schema) => (schema.maxLength = 72)),
  ),
  mutant(
    'lengths are counted in UTF-16 units',
    'positive/link-keeps-what-was-sent',
    alteringSchema('ShortText', (schema) => (schema.maxLength = 60)),
  ),
  mutant(
    'a refund of 0 is accepted',
    'negative/refundTransaction-generated-bodies',
    alteringProperty('RefundRequest', 'amount', ({ minimum: _minimum, ...rest }) => rest),
  ),
  mutant(
    'an empty profile update is accepted',
    'negative/updateProfile-generated-bodies',
    alteringSchema('ProfileUpdate', (schema) => delete schema.minProperties),
  ),
  mutant(
    'an empty settings update is accepted',
    'negative/updateGateway-generated-bodies',
    alteringSchema('GatewaySettings', (schema) => delete schema.minProperties),
  ),
  mutant(
    'any mode is accepted',
    'negative/updateGateway-generated-bodies',
    alteringSchema('GatewayMode', (schema) => delete schema.enum),
  ),
  mutant(
    'a priority of 100 is accepted',
    'negative/updateGateway-generated-bodies',
    alteringSchema('Priority', (schema) => delete schema.maximum),
  ),
  mutant(
    'credentials in any format are accepted',
    'negative/invalid-credentials',
    alteringSchema('CredentialPart', (schema) => {
      delete schema.pattern
      delete schema.minLength
    }),
  ),
  mutant(
    'a method without gateways is accepted',
    'negative/updatePaymentMethod-generated-bodies',
    alteringSchema('GatewayIds', (schema) => delete schema.minItems),
  ),
  mutant(
    'any value is accepted for rememberMe',
    'negative/signIn-generated-bodies',
    alteringProperty('Credentials', 'rememberMe', () => ({})),
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
