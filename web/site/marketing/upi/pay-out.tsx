const batch = [
  ['Anand Dairy', 'IMPS', '₹42,300.00', 'paid'],
  ['Ravi Kumar', 'UPI', '₹18,500.00', 'paid'],
  ['Sunita Devi', 'UPI', '₹9,250.00', 'on its way'],
]

const points = [
  ['One or many', 'Instant UPI payouts one by one, or bulk payout processing.'],
  ['UPI or IMPS', 'To a UPI ID, or to an account number with its IFSC.'],
  ['Know when it is sent, and when it lands', 'Real-time status tracking tells the two apart.'],
]

export function PayOut() {
  return (
    <section className="line-t bg-sunk">
      <div className="wrap section grid items-center gap-x-8 gap-y-10 lg:grid-cols-2">
        <table className="panel statement tnum w-full max-lg:order-2">
          <caption className="pb-3 text-left text-sm text-muted">Sample payouts</caption>
          <tbody>
            {batch.map(([payee, rail, amount, status]) => (
              <tr key={payee}>
                <th scope="row">
                  <span className="block font-medium">{payee}</span>
                  <span className="text-sm text-muted">{`${rail ?? ''}, ${status ?? ''}`}</span>
                </th>
                <td className="text-right">{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="text-lg">
            <tr>
              <th scope="row">Total</th>
              <td className="text-right">
                <span className="marked">₹70,050.00</span>
              </td>
            </tr>
          </tfoot>
        </table>
        <div className="lg:pl-12">
          <h2 className="max-w-[22ch] text-3xl">Pay-out: to any UPI ID, and you see it arrive</h2>
          <dl className="mt-6">
            {points.map(([name, text]) => (
              <div key={name} className="line-t py-4">
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="line-t pt-4 text-sm text-muted">
            Payouts are set up with our team: neither the dashboard nor the API offers them yet.
          </p>
        </div>
      </div>
    </section>
  )
}
