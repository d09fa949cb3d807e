// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/**
 * The fields of each request that has an Idempotency-Key, with their type in JavaScript; the names of optional ones end
 * in a question mark.
 */
export const requestBodies = {
  createPaymentLink: {
    title: 'string',
    amount: 'number',
    'partial?': 'object',
    'customer?': 'object',
    'reference?': 'string',
    'notes?': 'object',
    'expiresAt?': 'string',
  },
  refundTransaction: {
    transactionId: 'string',
    amount: 'number',
    'reason?': 'string',
  },
} as const
