export type Exchange = {
  label: string
  /** The contract's path. */
  path: string
  idempotencyKey: string
  body: object
  status: number
  /** A header of the response that matters here. */
  header?: string
  /** A part of the response. */
  response: object
}

const newLink = {
  path: '/payments/create',
  idempotencyKey: 'order-1042',
  body: { title: 'Handloom saree, indigo', amount: 499_900 },
  status: 201,
  response: { id: 'plink_0000012', status: 'active', amountPaid: 0 },
}

/** Requests of the contract with parts of their responses; a test checks both against openapi.yaml. */
export const exchanges: Exchange[] = [
  { label: 'Create', ...newLink },
  { label: 'Repeat', ...newLink, header: 'Idempotency-Replayed: true' },
  {
    label: 'Refund too much',
    path: '/payments/refund',
    idempotencyKey: 'refund-77',
    body: { transactionId: 'txn_0000412', amount: 9_999_900 },
    status: 409,
    response: {
      message: 'Only ₹400.00 of this payment is left to refund.',
      code: 'refund_exceeds_remaining',
    },
  },
]
