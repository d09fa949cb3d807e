import type { Call } from '../../../suite/call.ts'
import { eachOf } from '../../../suite/checks/each-of.ts'
import { cell, must } from '../../../suite/verdicts.ts'
import type { Operation } from '../../document.ts'
import { operations, resolved } from '../../document.ts'
import type { Check } from '../../run.ts'
import { changesOf, LINKS } from '../../support/changes.ts'
import { MEBIBYTE } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

const JSON_TYPE = 'application/json'
// What a server may take for a parameter that it knows, or leave to its framework.
const UNKNOWN_NAMES = ['surprise', 'Limit', 'status[]', '_', 'utm_source', 'debug', 'format', 'token']
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'text/json',
  'application/merge-patch+json',
  'application/json; charset=iso-8859-1',
  'application/json; charset=us-ascii',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
]
const ENCODINGS = ['gzip', 'br', 'deflate', 'zstd']

export const envelopes: Check[] = [
  ...operations
    .flatMap((operation) => operation.roles.map((role) => ({ operation, role })))
    .flatMap(({ operation, role }, turn) => [
      unknownParameter(operation, role, UNKNOWN_NAMES[turn % UNKNOWN_NAMES.length] ?? 'surprise'),
      ...(operation.body ? [tooLarge(operation, role), otherType(operation, role, turn)] : []),
    ]),
  {
    id: 'negative/too-large-without-content-length',
    title: 'a body of more than 1 MiB is rejected, even without a Content-Length header',
    changes: LINKS,
    async verify(run) {
      const { body, ...call } = await validRequest(run, 'createPaymentLink')
      const bytes = `${JSON.stringify(body)}${' '.repeat(MEBIBYTE)}`
      await run.expectError(
        'createPaymentLink',
        { ...call, raw: { bytes, type: JSON_TYPE, isStreamed: true } },
        413,
      )
    },
  },
]

function unknownParameter({ id, body }: Operation, role: string, name: string): Check {
  return {
    id: `negative/${id}-unknown-parameter-as-${role}`,
    title: `${id} rejects an unknown query parameter and names all invalid fields (role ${role})`,
    covers: [cell(id, 400, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      const namedIn = async (change: Call) => {
        const { error } = await run.expectError(id, { ...call, ...change }, 400)
        return error.errors?.map(({ field }) => field.toLowerCase()) ?? []
      }
      const mustName = (fields: string[], wanted: string[]) => {
        for (const field of wanted)
          must(fields.includes(field.toLowerCase()), `the error does not name ${field}, only [${fields}]`)
      }
      const query = { [name]: name === 'debug' ? '' : '1' }
      mustName(await namedIn({ query }), [name])
      if (!body) return
      // An id is looked up only for a request that is valid.
      const path = call.path ? { path: { id: 'contract_suite_none' } } : {}
      const { required = [], properties = {} } = resolved(body)
      const [field = ''] = Object.keys(properties)
      const everything = await namedIn({ query, body: { oddity: 1, [field]: [] }, ...path })
      mustName(everything, [name, 'oddity', field, ...required])
    },
  }
}

function tooLarge({ id }: Operation, role: string): Check {
  return {
    id: `negative/${id}-too-large-as-${role}`,
    title: `${id} rejects a body of more than 1 MiB (role ${role})`,
    covers: [cell(id, 413, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      // Padded with spaces, so that only the size is invalid, by one byte.
      const bytes = JSON.stringify(call.body).padEnd(MEBIBYTE + 1)
      await run.expectError(id, { ...call, raw: { bytes, type: JSON_TYPE } }, 413)
      // The content type is checked before the size, and both before everything else.
      const others = { query: { surprise: '1' }, ...(call.path && { path: { id: 'none' } }) }
      await run.expectError(id, { ...call, ...others, raw: { bytes, type: 'text/plain' } }, 415)
    },
  }
}

function otherType({ id }: Operation, role: string, turn: number): Check {
  return {
    id: `negative/${id}-unsupported-type-as-${role}`,
    title: `${id} rejects a body with another Content-Type than application/json (role ${role})`,
    covers: [cell(id, 415, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      const bytes = JSON.stringify(call.body)
      // One operation gets them all, and the others some of them each.
      const some = OTHER_TYPES.filter((_type, index) => id === 'createPaymentLink' || index % 3 === turn % 3)
      await eachOf(
        [undefined, ...some],
        (type) => `the content type is ${type ?? 'left out'}`,
        (type) => run.expectError(id, { ...call, raw: { bytes, ...(type !== undefined && { type }) } }, 415),
      )
      const headers = { 'content-encoding': ENCODINGS[turn % ENCODINGS.length] ?? 'gzip' }
      await run.expectError(id, { ...call, headers }, 415)
    },
  }
}
