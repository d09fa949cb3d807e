import { mutate } from '../../api/mutate.ts'
import { queryClient } from '../../api/query-client.ts'
import { undoables } from '../undo/undoables.ts'
import type { Configured } from './configured.ts'
import { labelOf } from './configured.ts'
import type { Gateway } from './gateways.ts'
import { updateGateway } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { updatePaymentMethod } from './payment-methods.ts'

/** The announcement about a gateway or method that is about to be switched off. */
const words = {
  begun: (row: Configured) => `Switching off ${labelOf(row)}. You have five seconds to undo.`,
  undone: (row: Configured) => `${labelOf(row)} stays on.`,
  // The toast says why.
  reasonOf: () => null,
}

const off = (row: Configured) => ({
  id: row.id,
  settings: { enabled: false },
  subject: `${labelOf(row)} is switched off`,
})

/** The gateways and the methods that are about to be switched off. */
export const gatewaysOff = undoables<Gateway>({
  ...words,
  send: (gateway, token) => mutate(queryClient(), updateGateway, { ...off(gateway), token }),
})
export const methodsOff = undoables<PaymentMethod>({
  ...words,
  send: (method, token) => mutate(queryClient(), updatePaymentMethod, { ...off(method), token }),
})
