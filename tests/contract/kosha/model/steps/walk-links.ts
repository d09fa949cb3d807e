import type { OperationId } from '../../../suite/document.ts'
import type { Step } from './steps.ts'
import { LATEST, UNKNOWN_ID } from './steps.ts'

type Act = (operation: OperationId, call?: Step['call'], after?: number) => Step

export const by =
  (who: string, session = LATEST): Act =>
  (operation, call = {}, after = 0) => ({ who, session, operation, call, after })

const [merchant, fresh, second] = [by('merchant'), by('fresh'), by('second')]

export const LINK = { title: 'Contract suite', amount: 10_000 }
// Combining accents and compatibility characters, which Unicode normalization would change.
export const ODD = {
  title: " Cafe\u0301,  5\u00a0\u212B, \uFB01ne & 'b' <i>👩\u200d🧵</i> ",
  amount: 100,
  notes: {
    remark: '',
    lines: ' one\n\ttwo ',
    constructor: 'kept',
    toString: 'too',
    'COLOUR ': '<b>indigo</b> 🧵',
    long: 'x'.repeat(256),
  },
  customer: { name: ' Asha  Rao ' },
  reference: ' order-7/B ',
  expiresAt: '2049-12-31T23:59:59.999Z',
}
const LONGEST = {
  title: '🧵'.repeat(120),
  amount: 100_000_000,
  partial: { minimum: 100_000_000 },
  customer: { name: '🧵'.repeat(120), email: 'asha@customer.example', phone: '+910000012345678' },
  notes: {},
  // Of another link too.
  reference: ODD.reference,
  expiresAt: '2049-06-30T12:00:00.123456789Z',
}
export const OUTDATED = { headers: { 'if-match': '"of-another-version"' } }
// Longer than two clocks differ and than a tick of one with a resolution of a second.
export const A_WHILE_MS = 6000

export const ref = ($: string, n = LATEST) => ({ $, n })
const newest = { path: { id: ref('ownLink') } }
const same = { '...': ref('content') }

const outdated = (body: object) => fresh('updatePaymentLink', { ...newest, body, ...OUTDATED })

/** What a merchant does with payment links, every step in a state that needs it. */
export function links(run: string): Step[] {
  const key = (name: string) => ({ headers: { 'idempotency-key': `${run}-${name}` } })
  const { name, email } = LONGEST.customer
  const rich = {
    ...LINK,
    notes: { colour: 'indigo', size: '6 m' },
    partial: { minimum: 10_000 },
    customer: { name, email },
  }
  const { notes, ...poor } = rich
  const { colour, size } = notes
  const long = 'k'.repeat(40)
  return [
    // Rejected, it leaves the key free; later, what is invalid comes before the key.
    fresh('createPaymentLink', { body: { ...rich, amount: 9999 }, ...key('Walk') }),
    fresh('createPaymentLink', { body: { ...LINK, expiresAt: ref('instant', -60_000) } }),
    fresh('createPaymentLink', { body: rich, ...key('Walk') }),
    fresh('createPaymentLink', {
      body: { notes: { size, colour }, ...poor, customer: { email, name } },
      ...key('Walk'),
    }),
    fresh('createPaymentLink', { body: { ...rich, amount: 1 }, ...key('Walk') }),
    ...[
      { title: 'Contract Suite' },
      { title: `${LINK.title} ` },
      { customer: { name } },
      { expiresAt: ODD.expiresAt },
    ].map((change) => fresh('createPaymentLink', { body: { ...rich, ...change }, ...key('Walk') })),
    fresh('refundTransaction', { body: { transactionId: UNKNOWN_ID, amount: 1 }, ...key('Walk') }),
    fresh('createPaymentLink', { body: poor, ...key('Walk') }),
    fresh('createPaymentLink', { body: rich, ...key('walk') }),
    second('createPaymentLink', { body: rich, ...key('Walk') }),
    fresh(
      'updatePaymentLink',
      { path: { id: ref('ownLink', 0) }, body: { ...LINK, title: 'Renamed' } },
      A_WHILE_MS,
    ),
    fresh('createPaymentLink', { body: rich, ...key('Walk') }),
    fresh('createPaymentLink', { body: ODD, ...key(`${long}1`) }),
    fresh('updatePaymentLink', { ...newest, body: { ...same, notes: {}, customer: LONGEST.customer } }),
    fresh('createPaymentLink', { body: LONGEST, ...key(`${long}2`) }),
    // Less than the minimum that it keeps.
    fresh('updatePaymentLink', { ...newest, body: { ...same, title: 'Not saved', amount: 99_999_999 } }),
    fresh('updatePaymentLink', { ...newest, body: { ...same, customer: { name } } }),
    fresh('updatePaymentLink', { ...newest, body: LINK, headers: { 'if-match': ref('etag') } }),
    fresh('updatePaymentLink', { ...newest, body: { ...LINK, partial: { minimum: 10_001 } }, ...OUTDATED }),
    fresh('updatePaymentLink', { ...newest, body: LINK, headers: { 'if-match': 'W/"1"' } }),
    fresh('updatePaymentLink', { path: { id: UNKNOWN_ID }, body: LINK, ...OUTDATED }),
    ...[
      { status: 'cancelled' },
      { title: 'Renamed', amount: 10_001 },
      { status: 'cancelled' },
      { status: 'active' },
    ].map((change) =>
      fresh('updatePaymentLink', { ...newest, body: { ...LINK, ...change }, headers: { 'if-match': '*' } }),
    ),
    fresh('updatePaymentLink', { ...newest, body: { ...same, notes: { colour: 'red' } } }),
    fresh('deletePaymentLink', newest),
    fresh('createPaymentLink', { body: LONGEST, ...key(`${long}2`) }),
  ]
}

export function expiringLinks(run: string): Step[] {
  const key = { headers: { 'idempotency-key': `${run}-Expired` } }
  return [
    // Cancelled, it does not expire.
    fresh('createPaymentLink', { body: { ...LINK, expiresAt: ref('instant', 14_000) } }),
    fresh('updatePaymentLink', { ...newest, body: { ...same, status: 'cancelled' } }, A_WHILE_MS),
    outdated({ ...LINK, status: 'active' }),
    fresh('createPaymentLink', { body: { ...LINK, expiresAt: ref('instant', 8000) }, ...key }),
    // A colleague sees it expire too.
    merchant('createPaymentLink', { body: { ...LINK, expiresAt: ref('instant', 8000) } }),
    fresh('verifySession', {}, 5000),
    // It has expired, which is read before it is changed, and a while ago.
    fresh('verifySession', {}, 9000),
    outdated(LINK),
    fresh('createPaymentLink', { body: same, ...key }),
    fresh('updatePaymentLink', { ...newest, body: { ...LINK, expiresAt: ref('instant', -60_000) } }),
    fresh('updatePaymentLink', { ...newest, body: { ...same, status: 'active' } }),
    fresh('updatePaymentLink', { ...newest, body: { ...same, title: 'Renamed', amount: 10_002 } }),
    fresh('updatePaymentLink', { ...newest, body: { ...LINK, expiresAt: ref('instant', 4000) } }),
    fresh('updatePaymentLink', { ...newest, body: LINK }),
    fresh('updatePaymentLink', { ...newest, body: LINK }, A_WHILE_MS),
    // The cancelled one, and one with a minimum that has expired.
    fresh('deletePaymentLink', { path: { id: ref('ownLink', -2) } }),
    fresh('createPaymentLink', {
      body: { ...LINK, partial: { minimum: 10_000 }, expiresAt: ref('instant', 3000) },
    }),
    fresh('deletePaymentLink', newest, 5000),
  ]
}

/** The links of a given account that were paid wholly, partly, and partly before they expired. */
export const paidLinks = (): Step[] => [
  ...[0, 1, 2].flatMap((n) => paid(n)),
  merchant('deletePaymentLink', { path: { id: ref('paidLink', 3) } }),
]

/** A paid link can be described anew, and nothing else. */
function paid(n: number): Step[] {
  const path = { id: ref('paidLink', n) }
  const content = { '...': ref('paidContent', n) }
  // A rejected update must not save the title either.
  const renamed = { ...content, title: 'Contract suite' }
  return [
    merchant('updatePaymentLink', { path, body: { ...content, ...(n < 2 && { status: 'active' }) } }),
    ...[
      { amount: 99_999_999 },
      { amount: ref('amountPaid', n) },
      { partial: { minimum: 100_000_000 } },
      { expiresAt: ref('instant', -60_000) },
      { status: 'cancelled' },
    ].map((change) => merchant('updatePaymentLink', { path, body: { ...renamed, ...change } })),
    ...(n === 0
      ? [merchant('updatePaymentLink', { path, body: { ...renamed, status: 'cancelled' }, ...OUTDATED })]
      : []),
    merchant('deletePaymentLink', { path }),
  ]
}
