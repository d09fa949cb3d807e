import type { Samples } from '../contract/samples.ts'

/** How a client repeats a refund after a lost response. Each is run against the mock server. */
export const idempotencySamples: Samples = {
  curl: `key=$(openssl rand -hex 16)   # one for this refund and its retries
curl -s --retry 4 --retry-all-errors "$KOSHA_API/payments/refund" \\
  -H "Authorization: Bearer $KOSHA_TOKEN" \\
  -H "Idempotency-Key: $key" \\
  -H 'Content-Type: application/json' \\
  -d '{"transactionId":"txn_0000412","amount":9900}'`,
  typescript: `/** Refunds once, however often it has to retry. */
async function refund(transactionId: string, amount: number) {
  const header = { 'Idempotency-Key': crypto.randomUUID() }
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { data, error } = await kosha
      .POST('/payments/refund', { params: { header }, body: { transactionId, amount } })
      .catch(() => ({ data: undefined, error: undefined }))
    if (data) return data.transaction
    if (error && error.code !== 'internal') throw new Error(error.message)
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt))
  }
  throw new Error('The outcome is unknown: retry later, with the same key.')
}

const transaction = await refund('txn_0000412', 9900)
console.log(transaction.refundedAmount)`,
}
