import { Code } from '../code-sample.tsx'
import { CallLink } from './call-link.tsx'

export function Pagination() {
  return (
    <>
      <p>
        <CallLink id="listTransactions" /> returns a page of at most 100 rows, 25 by default (
        <code>limit</code>), and the <code>total</code> of all pages. If there are more, the response has a{' '}
        <code>nextCursor</code>: send it as <code>cursor</code>, with the same filters and sort. Other lists
        are returned whole.
      </p>
      <Code title="Python">
        {`query = {"status": ["success"], "limit": 100}
while True:
    page = kosha.get(f"{API}/payments/transactions", params=query).json()
    for transaction in page["transactions"]:
        print(transaction["id"], transaction["amount"])
    if "nextCursor" not in page:
        break
    query["cursor"] = page["nextCursor"]`}
      </Code>
      <p>
        A cursor marks a row, not a page number: payments that arrive in the meantime are not repeated and
        cause no others to be skipped. It is opaque; do not construct or store one.
      </p>
    </>
  )
}
