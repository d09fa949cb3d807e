import type { FieldProblem } from '../contract/refusal.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant, reading } from './mutant.ts'

const without = (isIgnored: (problem: FieldProblem) => boolean): Partial<Rules> => ({
  fieldProblems: (problems) => problems.filter((problem) => !isIgnored(problem)),
})
const links = 'negative/createPaymentLink-generated-bodies'
const accounts = 'negative/register-generated-bodies'

export const requestMutants: Mutant[] = [
  mutant(
    'unknown fields are ignored',
    links,
    without(({ message }) => message === 'is not known'),
  ),
  mutant(
    'unknown parameters are ignored',
    'negative/getStats-unknown-parameter-as-merchant',
    without(({ message }) => message === 'is not a known parameter'),
  ),
  mutant(
    'an unknown parameter is refused without its name',
    'negative/getStats-unknown-parameter-as-merchant',
    {
      fieldProblems: (problems) => problems.map(({ message }) => ({ field: '', message })),
    },
  ),
  mutant(
    'a filter given twice is accepted',
    'negative/odd-filters',
    without(({ message }) => message === 'is given more than once'),
  ),
  mutant(
    'a filter out of bounds is accepted',
    'negative/filter-bounds',
    without(({ field, message }) => message === 'is out of bounds' && field === 'lastHours'),
  ),
  mutant('a limit of 0 is accepted', 'negative/filter-bounds', {
    ...without(({ field, message }) => message === 'is out of bounds' && field === 'limit'),
    pageSize: (limit) => Math.min(100, Math.max(1, Number(limit ?? 25))),
  }),
  mutant('31 February is a day', 'negative/odd-filters', {
    contract: (contract) => {
      delete contract.components.schemas.Day?.format
      return contract
    },
  }),
  mutant(
    '13 months are accepted',
    'negative/odd-filters',
    reading('Day', (schema) => delete schema.format),
  ),
  mutant(
    'any status may be asked for',
    'negative/odd-filters',
    reading('TransactionStatus', (schema) => delete schema.enum),
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
]
