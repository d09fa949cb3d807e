import type { Samples } from '../contract/samples.ts'

/** How a client reads an error. Each is run against the mock server. */
export const errorSamples: Samples = {
  curl: `response=$(curl -s "$KOSHA_API/payments/refund" \\
  -H "Authorization: Bearer $KOSHA_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"transactionId":"txn_0000412","amount":9900000}')
case $response in
  *'"code":"refund_exceeds_remaining"'*) echo 'That is more than is left.' ;;
  *'"code":'*) echo "Not refunded: $response" ;;
  *) echo 'Refunded.' ;;
esac`,
  typescript: `const { error } = await kosha.POST('/payments/refund', {
  body: { transactionId: 'txn_0000412', amount: 9900000 },
})
if (!error) {
  console.log('Refunded.')
} else if (error.code === 'refund_exceeds_remaining') {
  console.log('That is more than is left.')
} else {
  console.error(error.message, error.requestId)
}`,
}
