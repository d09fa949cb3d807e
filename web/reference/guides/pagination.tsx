import { Code } from '../code-sample.tsx'
import { CallLink } from './call-link.tsx'

export function Pagination() {
  return (
    <>
      <p>
        <CallLink id="listTransactions" /> answers a page of at most 100 rows, 25 unless you say{' '}
        <code>limit</code>, and the <code>total</code> of all pages. While there is more,{' '}
        <code>nextCursor</code> stands in the answer: send it as <code>cursor</code>, with the same filters
        and sort. The other lists are answered whole.
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
        A cursor marks a row, not a page number: payments that arrive meanwhile are neither repeated nor cause
        others to be skipped. It is opaque; do not build or store one.
      </p>
    </>
  )
}
