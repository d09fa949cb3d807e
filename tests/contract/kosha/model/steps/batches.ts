import type { Finder } from '../finder.ts'
import { settingsSteps } from './drawn.ts'
import type { Draw, Step } from './steps.ts'
import { by } from './steps.ts'

type Batch = { what: string; steps: Step[] }

const [merchant, fresh, second, nobody] = [
  by('merchant', 0),
  by('fresh', 0),
  by('second', 0),
  by('nobody', 0),
]
const times = (count: number, each: (index: number) => Step): Step[] =>
  Array.from({ length: count }, (_, index) => each(index))

const DRAWN = 8

/** Calls that get into each other's way if a server reads before it writes. */
export function batches(draw: Draw): Batch[] {
  const title = 'Contract suite'
  const registration = {
    name: title,
    email: `contract-${crypto.randomUUID().slice(0, 8)}@contract-suite.example`,
    password: 'a long phrase',
    businessName: title,
  }
  const key = (find: Finder) => find.key('at-once')
  const refund = (
    n: number,
    amountOf: (find: Finder) => number,
    more: (find: Finder) => object = () => ({}),
  ) =>
    merchant('refundTransaction', (find) => ({
      body: { transactionId: find.small(n).id, amount: amountOf(find) },
      ...more(find),
    }))
  const ofFirstGateway = (body: object) =>
    fresh('updateGateway', (find) => ({ path: { id: find.gateway(0).id }, body }))
  const ofFirstLink = (body: object, more: (find: Finder) => object = () => ({})) =>
    fresh('updatePaymentLink', (find) => ({ path: { id: find.ownLink(0).id }, body, ...more(find) }))
  return [
    {
      what: 'two accounts sign in',
      steps: times(4, (n) =>
        nobody('signIn', (find) => ({ body: { email: find.email(n), password: find.password(n) } })),
      ),
    },
    { what: 'a refund of a paisa', steps: [refund(0, () => 1)] },
    // The second already is too much: the first two overlap more closely than later ones.
    { what: 'refunds of the rest', steps: times(4, () => refund(0, (find) => find.share(0, 1))) },
    { what: 'a refund after all', steps: [refund(0, () => 1)] },
    { what: 'a refund of a quarter', steps: times(2, () => refund(1, (find) => find.share(1, 4), key)) },
    { what: 'refunds of a third of the rest', steps: times(12, () => refund(1, (find) => find.share(1, 3))) },
    {
      what: 'a link to work with',
      steps: [fresh('createPaymentLink', () => ({ body: { title, amount: 10_000 } }))],
    },
    {
      what: 'the fields of one profile',
      steps: [{ name: 'Somebody Else' }, { phone: '+910000012399' }, { businessName: 'Renamed at once' }].map(
        (body) => fresh('updateProfile', () => ({ body })),
      ),
    },
    {
      what: 'the fields of one gateway',
      steps: [
        { priority: 42 },
        { enabled: true },
        { credentials: { keyId: 'key_at_once', secret: 'secret_at_once' } },
      ].map(ofFirstGateway),
    },
    {
      what: 'the last gateways are disabled',
      steps: times(8, (n) =>
        fresh('updateGateway', (find) => ({
          path: { id: find.gateway(n).id },
          // A rejected one must not save the priority.
          body: { enabled: false, priority: 11 + n },
        })),
      ),
    },
    {
      what: 'the fields of one payment method',
      steps: [{ minAmount: 777 }, { maxAmount: 7777 }, { enabled: false }].map((body) =>
        fresh('updatePaymentMethod', (find) => ({ path: { id: find.method(1).id }, body })),
      ),
    },
    {
      what: 'one key',
      steps: times(6, () =>
        fresh('createPaymentLink', (find) => ({ body: { title, amount: 20_000 }, ...key(find) })),
      ),
    },
    {
      what: 'one version of a link',
      steps: times(4, (index) => ofFirstLink({ title, amount: 30_000 + index }, (find) => find.etag(0))),
    },
    {
      what: 'one link is deleted',
      steps: [
        ...times(3, () => fresh('deletePaymentLink', (find) => ({ path: { id: find.ownLink(0).id } }))),
        ofFirstLink({ title, amount: 50_000 }),
      ],
    },
    ...Array.from({ length: DRAWN }, () => ({
      what: 'drawn calls',
      // Not links: equal versions made at the same instant may have one entity tag.
      steps: times(draw.random.int(3, 6), () => draw.step(settingsSteps, ['fresh'])),
    })),
    {
      what: 'one password is changed',
      steps: times(4, (n) =>
        second('changePassword', (find) => ({
          body: { currentPassword: find.password(0), newPassword: `another long phrase ${n}` },
        })),
      ),
    },
    {
      what: 'one address is registered',
      steps: times(4, () => nobody('register', () => ({ body: registration }))),
    },
    {
      what: 'twelve guesses of a password',
      steps: times(12, () =>
        nobody('signIn', (find) => ({ body: { email: find.email(0), password: 'certainly not it' } })),
      ),
    },
    {
      what: 'twelve guesses of a current password',
      steps: times(12, () =>
        second('changePassword', () => ({
          body: { currentPassword: 'certainly not it', newPassword: 'quite another phrase' },
        })),
      ),
    },
    // At the end, since the session lasts only 30 seconds more.
    { what: 'one session is refreshed', steps: times(4, () => second('refreshToken')) },
  ]
}
