import { KolamChain } from '../../../ui/kolam/kolam.tsx'

export function Story() {
  return (
    <section className="wrap section grid gap-x-8 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 className="max-w-[16ch] text-3xl">It began with accounts that didn’t tally</h2>
        <KolamChain length={5} className="mt-8 h-8 text-line-strong" />
      </div>
      <div className="grid max-w-prose gap-5 text-lg text-muted">
        <p className="text-ink">
          A textile shop took two hundred UPI payments a day. Each evening the owner sat with the payment
          reports on one side and the bank statement on the other, and no line on the left was a line on the
          right.
        </p>
        <p>
          The money was all there. What was missing was the path from a payment to the credit it became: which
          refund was taken off, which fee, which tax on the fee, and why the transfer came on a Monday.
        </p>
        <p>
          So we started at that end. Kosha writes the ledger first and moves the money along it. Links, QR
          codes, payouts and the API came after, and every one of them ends in the same list, with a sum at
          the bottom that comes out.
        </p>
      </div>
    </section>
  )
}
