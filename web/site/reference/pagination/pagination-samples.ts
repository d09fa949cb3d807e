import type { Samples } from '../contract/samples.ts'

/** How a client reads all pages of a list. Each is run against the mock server. */
export const paginationSamples: Samples = {
  curl: `cursor=
while :; do
  page=$(curl -s "$KOSHA_API/payments/transactions?status=success&limit=100$cursor" \\
    -H "Authorization: Bearer $KOSHA_TOKEN")
  echo "$page"
  next=$(echo "$page" | sed -n 's/.*"nextCursor":"\\([^"]*\\)".*/\\1/p')
  [ -n "$next" ] || break
  cursor="&cursor=$next"
done`,
  typescript: `let cursor: string | undefined
do {
  const { data, error } = await kosha.GET('/payments/transactions', {
    params: { query: { status: ['success'], limit: 100, cursor } },
  })
  if (error) throw new Error(error.message)
  for (const { id, amount } of data.transactions) console.log(id, amount)
  cursor = data.nextCursor
} while (cursor)`,
}
