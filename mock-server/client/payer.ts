import type { components } from '../kosha/control.d.ts'
import type { RowOf } from '../kosha/store/row-types.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

type Concluded = { transaction: RowOf['transactions']; link?: RowOf['payment-links'] }
type Paid = { transaction: RowOf['transactions']; link: RowOf['payment-links'] }

/** Pays a link: in full, in part (`amount`), or with a failing payment (`outcome: 'failed'`). */
export const payerOf = (api: ControlClient) => ({
  pay: async (id: string, payment: Partial<components['schemas']['Payment']> = {}): Promise<Paid> =>
    // The server checks both rows against the contract; types cannot know that.
    (await unwrap(
      api.POST('/payment-links/{id}/payments', { params: { path: { id } }, body: payment }),
    )) as unknown as Paid,

  /** Completes a created or pending payment: it succeeds, fails, or expires because the customer left. */
  conclude: async (
    id: string,
    outcome: components['schemas']['Conclusion']['outcome'] = 'success',
  ): Promise<Concluded> =>
    (await unwrap(
      api.POST('/transactions/{id}/outcome', { params: { path: { id } }, body: { outcome } }),
    )) as unknown as Concluded,
})

export const bankOf = (api: ControlClient) => ({
  /** The bank refuses a pending refund, by the refund's id. @returns its transaction */
  refuseRefund: async (id: string): Promise<RowOf['transactions']> =>
    (await unwrap(api.POST('/refunds/{id}/refusal', { params: { path: { id } } })))
      .transaction as unknown as RowOf['transactions'],

  /** The bank refuses the transfer of a settlement that is scheduled or processing. */
  refuseTransfer: async (settlementId: string): Promise<RowOf['settlements']> =>
    (await unwrap(api.POST('/settlements/{id}/refusal', { params: { path: { id: settlementId } } })))
      .settlement as unknown as RowOf['settlements'],
})
