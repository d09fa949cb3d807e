import { expect, test } from 'vitest'
import type { Mock } from '../../mock-server/client/mock.ts'
import { readContract } from '../../mock-server/engine/contract/contract.ts'
import { isNamed, optionalFieldsOf } from '../../mock-server/engine/responses/optional-fields.ts'
import { clientOf, documents, startMockServer } from './server.ts'

const contract = readContract(documents.contract)
const optionalFields = optionalFieldsOf(contract).map(({ path }) => path)
const server = startMockServer()
// Fields that a server has to send when it has a value.
const MEANINGFUL = `mode nextCursor paymentLinkId settlementId idempotencyKey user.phone customer.email
  customer.phone links.customer reference notes partial expiresAt`.split(/\s+/)

/** The paths of all fields of the lists and figures of a session. */
async function fieldsOf(mock: Mock): Promise<Set<string>> {
  const { call, signIn } = clientOf(mock, server.fetch)
  const as = await signIn()
  const paths = contract.operations.filter(({ method }) => method === 'get').map(({ path }) => path)
  const bodies = await Promise.all(paths.map(async (path) => (await call('GET', path, { as })).body))
  return new Set(bodies.flatMap((body) => pathsIn(body)))
}

function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, path))
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([name, field]) =>
      pathsIn(field, path === '' ? name : `${path}.${name}`),
    ),
  ]
}

test('a session can leave out all optional fields, except those with a meaningful absence', async () => {
  const mock = server.openMock()
  const whole = await fieldsOf(mock)
  await mock.scenario('busy-day', { omitOptionalFields: ['*'] })
  const lean = await fieldsOf(mock)
  const optional = optionalFields.filter((field) => whole.has(field))
  expect(optional.length).toBeGreaterThan(30)
  const isMeaningful = (field: string) => MEANINGFUL.some((name) => isNamed(field, name))
  // Fields inside an omitted one are omitted, too.
  const hasLeft = (field: string) =>
    optional.some((outer) => field.startsWith(`${outer}.`) && !isMeaningful(outer))
  expect(optional.filter((field) => lean.has(field))).toEqual(
    optional.filter((field) => isMeaningful(field) && !hasLeft(field)),
  )
  const isWithin = (field: string) =>
    optional.some((outer) => field === outer || field.startsWith(`${outer}.`))
  expect([...whole].filter((field) => !lean.has(field) && !isWithin(field))).toEqual([])
  expect((await mock.journal.calls()).every(({ verdict }) => verdict.response === 'valid')).toBe(true)
})

test.each(optionalFields)('%s can be left out alone', async (field) => {
  const mock = server.openMock()
  const { omitOptionalFields } = await mock.scenario('busy-day', { omitOptionalFields: [field] })
  expect(omitOptionalFields).toEqual([field])
  const fields = await fieldsOf(mock)
  expect([...fields].filter((path) => isNamed(path, field))).toEqual([])
  expect((await mock.journal.calls()).every(({ verdict }) => verdict.response === 'valid')).toBe(true)
})

test('a created resource, and its replay, leave the fields out too', async () => {
  const mock = server.openMock()
  await mock.scenario('busy-day', { omitOptionalFields: ['link.reference', 'notes'] })
  const { call, signIn } = clientOf(mock, server.fetch)
  const as = await signIn()
  const body = { title: 'Handloom saree', amount: 49_900, reference: 'PO-1', notes: { Size: 'M' } }
  const create = () => call('POST', '/payments/create', { as, body, headers: { 'idempotency-key': 'once' } })
  const created = await create()
  expect(created.body.link).toMatchObject({ title: 'Handloom saree', idempotencyKey: 'once' })
  expect(created.body.link).not.toHaveProperty('reference')
  expect(created.body.link).not.toHaveProperty('notes')
  expect((await create()).body).toEqual(created.body)
  expect(await mock.paymentLinks.get(created.body.link.id)).toMatchObject({ reference: 'PO-1' })
})

test('a name that no response has is rejected and changes nothing', async () => {
  const mock = server.openMock()
  const before = await mock.session()
  await expect(mock.scenario('new-merchant', { omitOptionalFields: ['sum'] })).rejects.toThrow(
    /No response has an optional field sum\.\s+omitOptionalFields must be \* or the end of/,
  )
  // A required field cannot be left out.
  await expect(mock.scenario('new-merchant', { omitOptionalFields: ['total'] })).rejects.toThrow('total')
  expect(await mock.session()).toEqual(before)
})

test('omitted fields are restored with a snapshot and an export', async () => {
  const [mock, other] = [server.openMock(), server.openMock()]
  await mock.scenario('busy-day', { omitOptionalFields: ['sums'] })
  await mock.snapshots.take('lean')
  const exported = await mock.snapshots.export()
  await mock.scenario('busy-day')
  expect((await mock.session()).omitOptionalFields).toEqual([])
  expect((await fieldsOf(mock)).has('sums')).toBe(true)
  await mock.snapshots.restore('lean')
  await other.snapshots.import(exported)
  for (const session of [mock, other]) expect((await fieldsOf(session)).has('sums')).toBe(false)
  const { omitOptionalFields: _left, ...older } = exported
  await other.snapshots.import(older)
  expect((await fieldsOf(other)).has('sums')).toBe(true)
})
