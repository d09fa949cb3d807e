import { cell, must } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import type { ActorRole, Operation } from '../../suite/document.ts'
import { operations } from '../../suite/document.ts'
import { changesOf, LINKS } from '../../support/changes.ts'
import { everyVariant } from '../../support/every-variant.ts'
import { validRequest } from '../../support/valid-requests.ts'

const MEBIBYTE = 1024 * 1024
const JSON_TYPE = 'application/json'

/** Invalid body sizes, content types and undeclared parameters. */
export const envelopes: Check[] = [
  ...operations.flatMap((operation) =>
    operation.roles.flatMap((role) => [
      unknownParameter(operation, role),
      ...(operation.body ? [tooLarge(operation, role), otherType(operation, role)] : []),
    ]),
  ),
  {
    id: 'negative/too-large-without-content-length',
    title: 'a body of more than 1 MiB is rejected, even without a Content-Length header',
    covers: [],
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

function unknownParameter({ id }: Operation, role: ActorRole): Check {
  return {
    id: `negative/${id}-unknown-parameter-as-${role}`,
    title: `${id} rejects an unknown query parameter and names it (role ${role})`,
    covers: [cell(id, 400, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      const { error } = await run.expectError(id, { ...call, query: { surprise: '1' } }, 400)
      const fields = error.errors?.map(({ field }) => field) ?? []
      must(fields.includes('surprise'), `the error does not name the parameter surprise, only [${fields}]`)
    },
  }
}

function tooLarge({ id }: Operation, role: ActorRole): Check {
  return {
    id: `negative/${id}-too-large-as-${role}`,
    title: `${id} rejects a body of more than 1 MiB (role ${role})`,
    covers: [cell(id, 413, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      // Padded with spaces, so that only the size is invalid.
      const bytes = `${JSON.stringify(call.body)}${' '.repeat(MEBIBYTE)}`
      await run.expectError(id, { ...call, raw: { bytes, type: JSON_TYPE } }, 413)
      // The content type is checked before the size.
      await run.expectError(id, { ...call, raw: { bytes, type: 'text/plain' } }, 415)
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

function otherType({ id }: Operation, role: ActorRole): Check {
  return {
    id: `negative/${id}-unsupported-type-as-${role}`,
    title: `${id} rejects a body whose Content-Type is not application/json (role ${role})`,
    covers: [cell(id, 415, role)],
    ...changesOf(id),
    async verify(run) {
      const call = await validRequest(run, id, role)
      const bytes = JSON.stringify(call.body)
      await everyVariant(
        OTHER_TYPES,
        (type) => `the content type is ${type ?? 'left out'}`,
        (type) => run.expectError(id, { ...call, raw: { bytes, ...(type !== undefined && { type }) } }, 415),
      )
      const headers = { 'content-encoding': 'gzip' }
      await run.expectError(id, { ...call, headers }, 415)
    },
  }
}
