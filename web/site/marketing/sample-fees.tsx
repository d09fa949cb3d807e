import { gstPercent } from '../../api/rule-numbers.ts'
import { feeBasisPoints } from '../../sample-fees.ts'
import { inRupees } from './landing/dashboard-sample.ts'

const SAMPLE_PAISE = 100_000

const methods = [
  ['UPI', feeBasisPoints.upi],
  ['Cards', feeBasisPoints.card],
  ['Net banking', feeBasisPoints.netbanking],
  ['Wallets', feeBasisPoints.wallet],
] as const

/** Figures for a visitor who compares: the rates of the demo, until the price list is written. */
export const SampleFees = () => (
  <section className="mt-16">
    <table className="panel statement tnum w-full">
      <caption className="pb-4 text-left">
        <span className="block text-lg font-semibold">A sample: what the demo charges</span>
        <span className="text-muted">Per successful payment. Your own rates are in your quote.</span>
      </caption>
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col">Paid by</th>
          <th scope="col">Fee</th>
          <th scope="col">With GST</th>
          <th scope="col">{`You get of ${inRupees(SAMPLE_PAISE)}`}</th>
        </tr>
      </thead>
      <tbody>
        {methods.map(([name, basisPoints]) => {
          const fee = basisPoints / 100
          const withGst = fee * (1 + gstPercent / 100)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{`${fee.toFixed(1)}%`}</td>
              <td>{`${withGst.toFixed(3)}%`}</td>
              <td>{inRupees(SAMPLE_PAISE * (1 - withGst / 100))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </section>
)
