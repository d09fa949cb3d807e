import type { Check } from '../../suite/check.ts'
import { cell, must } from '../../suite/check.ts'
import type { Operation, Party } from '../../suite/document.ts'
import { operations } from '../../suite/document.ts'
import { changesOf } from '../../support/changes.ts'
import { acceptable } from '../../support/valid-requests.ts'

const MEBIBYTE = 1024 * 1024

/** What is wrong around the body: its size and type, and parameters that nobody declared. */
export const envelopes: Check[] = operations.flatMap((operation) =>
  operation.parties.flatMap((party) => [
    unknownParameter(operation, party),
    ...(operation.body ? [tooLarge(operation, party), otherType(operation, party)] : []),
  ]),
)

function unknownParameter({ id }: Operation, party: Party): Check {
  return {
    id: `negative/${id}-unknown-parameter-as-${party}`,
    title: `${id} refuses a query parameter that it does not have, from ${party}, and names it`,
    covers: [cell(id, 400, party)],
    ...changesOf(id),
    async run(exam) {
      const call = await acceptable(exam, id, await exam.people.of(party))
      const { error } = await exam.refuse(id, { ...call, query: { surprise: '1' } }, 400)
      const fields = error.errors?.map(({ field }) => field) ?? []
      must(fields.includes('surprise'), `the answer does not name the parameter surprise, only [${fields}]`)
    },
  }
}

function tooLarge({ id }: Operation, party: Party): Check {
  return {
    id: `negative/${id}-too-large-as-${party}`,
    title: `${id} refuses a body of more than 1 MiB, from ${party}`,
    covers: [cell(id, 413, party)],
    ...changesOf(id),
    async run(exam) {
      const call = await acceptable(exam, id, await exam.people.of(party))
      // Spaces only: it is the size that is wrong.
      const bytes = `${JSON.stringify(call.body)}${' '.repeat(MEBIBYTE)}`
      await exam.refuse(id, { ...call, raw: { bytes, type: 'application/json' } }, 413)
    },
  }
}

const OTHER_TYPES = [
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
]

function otherType({ id }: Operation, party: Party): Check {
  return {
    id: `negative/${id}-other-type-as-${party}`,
    title: `${id} refuses a body that does not call itself application/json, from ${party}`,
    covers: [cell(id, 415, party)],
    ...changesOf(id),
    async run(exam) {
      const call = await acceptable(exam, id, await exam.people.of(party))
      const bytes = JSON.stringify(call.body)
      for (const type of OTHER_TYPES) {
        await exam.refuse(id, { ...call, raw: { bytes, ...(type !== undefined && { type }) } }, 415)
      }
      const headers = { 'content-encoding': 'gzip' }
      await exam.refuse(id, { ...call, headers }, 415)
    },
  }
}
