import type { OperationId } from '../../../suite/document.ts'
import { settingsSteps } from './settings-steps.ts'
import type { Draw, Step } from './steps.ts'

type Batch = { what: string; steps: Step[] }

const step = (who: string, operation: OperationId, call: Step['call']): Step => ({
  who,
  session: 0,
  operation,
  call,
})
const times = (count: number, each: (index: number) => Step): Step[] =>
  Array.from({ length: count }, (_, index) => each(index))

const DRAWN = 8

/** Calls that get into each other's way if a server reads before it writes. */
export function batches(draw: Draw): Batch[] {
  const title = 'Contract suite'
  const key = { headers: { 'idempotency-key': `${draw.run}-at-once` } }
  const link = { id: { $: 'ownLink', n: 0 } }
  const first = { id: { $: 'gateway', n: 0 } }
  const refund = (n: number, amount: unknown, more = {}) =>
    step('merchant', 'refundTransaction', { body: { transactionId: { $: 'small', n }, amount }, ...more })
  const share = (n: number, parts: number) => ({ $: 'share', n, and: parts })
  return [
    { what: 'a refund of a paisa', steps: [refund(0, 1)] },
    { what: 'a refund of the rest', steps: times(2, () => refund(0, share(0, 1), key)) },
    { what: 'a refund after all', steps: [refund(0, 1)] },
    { what: 'refunds of a quarter', steps: times(12, () => refund(1, share(1, 4))) },
    {
      what: 'a link to work with',
      steps: [step('fresh', 'createPaymentLink', { body: { title, amount: 10_000 } })],
    },
    {
      what: 'the fields of one profile',
      steps: [
        step('fresh', 'updateProfile', { body: { name: 'Somebody Else' } }),
        step('fresh', 'updateProfile', { body: { phone: '+910000012399' } }),
        step('fresh', 'updateProfile', { body: { businessName: 'Renamed at once' } }),
      ],
    },
    {
      what: 'the fields of one gateway',
      steps: [
        step('fresh', 'updateGateway', { path: first, body: { priority: 42 } }),
        step('fresh', 'updateGateway', { path: first, body: { enabled: true } }),
        step('fresh', 'updateGateway', {
          path: first,
          body: { credentials: { keyId: 'key_at_once', secret: 'secret_at_once' } },
        }),
      ],
    },
    {
      what: 'the last gateways are disabled',
      steps: times(8, (n) =>
        step('fresh', 'updateGateway', {
          path: { id: { $: 'gateway', n } },
          // A rejected one must not save the priority.
          body: { enabled: false, priority: 11 + n },
        }),
      ),
    },
    {
      what: 'the fields of one payment method',
      steps: [
        step('fresh', 'updatePaymentMethod', {
          path: { id: { $: 'method', n: 1 } },
          body: { minAmount: 777 },
        }),
        step('fresh', 'updatePaymentMethod', {
          path: { id: { $: 'method', n: 1 } },
          body: { maxAmount: 7777 },
        }),
        step('fresh', 'updatePaymentMethod', {
          path: { id: { $: 'method', n: 1 } },
          body: { enabled: false },
        }),
      ],
    },
    {
      what: 'one key',
      steps: times(6, () => step('fresh', 'createPaymentLink', { body: { title, amount: 20_000 }, ...key })),
    },
    {
      what: 'one version of a link',
      steps: times(4, (index) =>
        step('fresh', 'updatePaymentLink', {
          path: link,
          body: { title, amount: 30_000 + index },
          headers: { 'if-match': { $: 'etag', n: 0 } },
        }),
      ),
    },
    {
      what: 'one link is deleted',
      steps: [
        ...times(3, () => step('fresh', 'deletePaymentLink', { path: link })),
        step('fresh', 'updatePaymentLink', { path: link, body: { title, amount: 50_000 } }),
      ],
    },
    ...Array.from({ length: DRAWN }, () => ({
      what: 'drawn calls',
      // Not links: equal versions made at the same instant may have one entity tag.
      steps: times(draw.random.int(3, 6), () => draw.step(settingsSteps, ['fresh'])),
    })),
    { what: 'one session is refreshed', steps: times(4, () => step('second', 'refreshToken', {})) },
    {
      what: 'twelve guesses of a password',
      steps: times(12, () =>
        step('nobody', 'signIn', { body: { email: { $: 'email', n: 0 }, password: 'certainly not it' } }),
      ),
    },
    {
      what: 'twelve guesses of a current password',
      steps: times(12, () =>
        step('second', 'changePassword', {
          body: { currentPassword: 'certainly not it', newPassword: 'quite another phrase' },
        }),
      ),
    },
  ]
}
