import { eachOf } from '../../../suite/checks/each-of.ts'
import { oddTexts } from '../../../suite/generation/oddities.ts'
import { cell, must } from '../../../suite/verdicts.ts'
import type { Operation, OperationId } from '../../document.ts'
import { isValid, operationOf, operations, resolved } from '../../document.ts'
import type { Check } from '../../run.ts'
import { changesOf, LINKS } from '../../support/changes.ts'
import { validRequest } from '../../support/valid-requests.ts'

const ODD_IDS = ['\u0000', 'a b', '../..', '%', '%2e%2e', 'a'.repeat(65), 'ä', '__proto__', 'toString', "'--"]

const { parameters: filters } = operationOf('listTransactions')

export const parameters: Check[] = [
  {
    id: 'negative/invalid-filters',
    title: 'a filter that is out of bounds, malformed or repeated is rejected',
    covers: [cell('listTransactions', 400, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      await eachOf(
        filters.flatMap(invalidQueries),
        (query) => `the query is ${JSON.stringify(query)}`,
        (query) => run.expectError('listTransactions', { as, query }, 400),
      )
    },
  },
  {
    id: 'negative/broken-percent-signs',
    title: 'a query with an invalid percent sign is either rejected or taken literally',
    async verify(run) {
      const as = await run.actors.as('merchant')
      await eachOf(
        ['search=%', 'search=%zz', 'search=%ff', 'search=100%&limit=1'],
        (search) => `the query is ${search}`,
        async (search) => {
          const { status } = await run.call('listTransactions', { as, search })
          must([200, 400].includes(status), `listTransactions answers ${status}, expected 200 or 400`)
        },
      )
    },
  },
  ...operations
    .filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'path'))
    .map(({ id }) => malformedIds(id)),
  {
    id: 'negative/malformed-idempotency-keys',
    title: 'a malformed Idempotency-Key is rejected',
    covers: [cell('createPaymentLink', 400, 'merchant')],
    changes: LINKS,
    async verify(run) {
      const call = await validRequest(run, 'createPaymentLink')
      await eachOf(
        ['', 'a b', 'x'.repeat(65), 'a;b', 'a.b', 'a:b', 'a,b'],
        (key) => `the key is ${key}`,
        (key) => run.expectError('createPaymentLink', { ...call, headers: { 'idempotency-key': key } }, 400),
      )
    },
  },
]

function malformedIds(id: OperationId): Check {
  return {
    id: `negative/${id}-malformed-ids`,
    title: `${id} rejects a malformed id, with 400 or 404`,
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id)
      await eachOf(
        [...ODD_IDS, `${call.path?.id} `, ` ${call.path?.id}`],
        (odd) => `the id is ${JSON.stringify(odd)}`,
        (odd) => run.expectError(id, { ...call, path: { id: odd } }, 400, 404),
      )
    },
  }
}

const NO_DAYS = ['2026-02-29', '2026-02-31', '2026-04-31', '2026-00-10', '2026-10-00']

function invalidQueries({
  name,
  schema: reference,
  ...parameter
}: Operation['parameters'][number]): Record<string, string | string[]>[] {
  const schema = resolved(reference)
  if (parameter.in !== 'query') return []
  if (schema.type === 'array') {
    const wrong = ['', 'surprise', 'UPI', 'success,failed', ' success']
    return [
      ...wrong.map((text) => ({ [name]: text })),
      { [name]: Array.from({ length: 30 }, () => 'success') },
    ]
  }
  const numbers = [
    '1e1',
    '0x10',
    ' 1',
    '1.5',
    '+1',
    '',
    'NaN',
    '-1',
    '99999999999999999999',
    '1,000',
    '1e0',
    '1 ',
    '\u0661',
    '\uff11',
    '1\u00a0',
    '1n',
  ]
  const { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
  const candidates =
    type === 'integer'
      ? [...numbers, `${minimum - 1}`, `${maximum + 1}`]
      : [...oddTexts, ...NO_DAYS].filter((text) => !isValid(schema, text))
  // Beyond 8 KiB, a proxy may respond instead of the server.
  const wrong = candidates.filter((text) => text.length < 8000)
  return [...wrong.map((text) => ({ [name]: text })), { [name]: ['a', 'b'] }]
}
