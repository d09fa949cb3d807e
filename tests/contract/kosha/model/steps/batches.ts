import type { Finder } from '../finder.ts'
import type { Step } from './steps.ts'
import { by } from './steps.ts'

type Batch = { name: string; steps: Step[] }
type Extras = (find: Finder) => object

const [merchant, fresh, second, nobody] = [
  by('merchant', 0),
  by('fresh', 0),
  by('second', 0),
  by('nobody', 0),
]
const WRONG = 'certainly not it'

const repeated = (name: string, count: number, stepOf: (index: number) => Step): Batch => ({
  name,
  steps: Array.from({ length: count }, (_, index) => stepOf(index)),
})
const withEach = (name: string, bodies: object[], stepOf: (body: object) => Step): Batch => ({
  name,
  steps: bodies.map(stepOf),
})

/** Calls that get into each other's way if a server reads before it writes. */
export function batches(): Batch[] {
  const title = 'Contract suite'
  const registration = {
    name: title,
    email: `contract-${crypto.randomUUID().slice(0, 8)}@contract-suite.example`,
    password: 'a long phrase',
    businessName: title,
  }
  const key = (find: Finder) => find.key('at-once')
  const create = (amount: number, extras: Extras = () => ({})) =>
    fresh('createPaymentLink', (find) => ({ body: { title, amount }, ...extras(find) }))
  const update = (amount: number, extras: Extras = () => ({})) =>
    fresh('updatePaymentLink', (find) => ({
      path: { id: find.ownLink(0).id },
      body: { title, amount },
      ...extras(find),
    }))
  const refund = (n: number, amountOf: (find: Finder) => number, extras: Extras = () => ({})) =>
    merchant('refundTransaction', (find) => ({
      body: { transactionId: find.small(n).id, amount: amountOf(find) },
      ...extras(find),
    }))
  const gateway = (n: number, body: object) =>
    fresh('updateGateway', (find) => ({ path: { id: find.gateway(n).id }, body }))
  const profiles = [
    { name: 'Somebody Else' },
    { phone: '+910000012399' },
    { businessName: 'Renamed at once' },
  ]
  const credentials = { keyId: 'key_at_once', secret: 'secret_at_once' }
  const gateways = [{ priority: 42 }, { enabled: true }, { credentials }]
  const methods = [{ minAmount: 777 }, { maxAmount: 7777 }, { enabled: false }]
  return [
    repeated('two accounts sign in', 4, (n) =>
      nobody('signIn', (find) => ({ body: { email: find.email(n), password: find.password(n) } })),
    ),
    repeated('a refund of a paisa', 1, () => refund(0, () => 1)),
    // The second already is too much: the first two overlap more closely than later ones.
    repeated('refunds of the rest', 4, () => refund(0, (find) => find.share(0, 1))),
    repeated('a refund after all', 1, () => refund(0, () => 1)),
    repeated('a refund of a quarter', 2, () => refund(1, (find) => find.share(1, 4), key)),
    repeated('refunds of a third of the rest', 12, () => refund(1, (find) => find.share(1, 3))),
    repeated('a link to work with', 1, () => create(10_000)),
    withEach('the fields of one profile', profiles, (body) => fresh('updateProfile', () => ({ body }))),
    withEach('the fields of one gateway', gateways, (body) => gateway(0, body)),
    // A rejected one must not save the priority.
    repeated('the last gateways are disabled', 8, (n) => gateway(n, { enabled: false, priority: 11 + n })),
    withEach('the fields of one payment method', methods, (body) =>
      fresh('updatePaymentMethod', (find) => ({ path: { id: find.method(1).id }, body })),
    ),
    repeated('one key', 6, () => create(20_000, key)),
    repeated('one version of a link', 4, (n) => update(30_000 + n, (find) => find.etag(0))),
    repeated('one link is deleted', 4, (n) =>
      n < 3 ? fresh('deletePaymentLink', (find) => ({ path: { id: find.ownLink(0).id } })) : update(50_000),
    ),
    repeated('one password is changed', 4, (n) =>
      second('changePassword', (find) => ({
        body: { currentPassword: find.password(0), newPassword: `another long phrase ${n}` },
      })),
    ),
    repeated('one address is registered', 4, () => nobody('register', () => ({ body: registration }))),
    repeated('twelve guesses of a password', 12, () =>
      nobody('signIn', (find) => ({ body: { email: find.email(0), password: WRONG } })),
    ),
    repeated('twelve guesses of a current password', 12, () =>
      second('changePassword', () => ({
        body: { currentPassword: WRONG, newPassword: 'quite another phrase' },
      })),
    ),
    // At the end, since the session lasts only 30 seconds more.
    repeated('one session is refreshed', 4, () => second('refreshToken')),
  ]
}
