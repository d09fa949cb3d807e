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
  <section className="mt-16 line-t pt-10">
    <h2 className="text-xl">A sample: what the demo charges</h2>
    <p className="pt-2 text-muted">Per successful payment. Your own rates are in your quote.</p>
    <dl className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {methods.map(([name, basisPoints]) => {
        const fee = basisPoints / 100
        const withGst = fee * (1 + gstPercent / 100)
        return (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="tnum text-3xl font-bold tracking-tight">{`${fee.toFixed(1)}%`}</dd>
            <dd className="text-sm text-muted">
              {`${withGst.toFixed(3)}% with GST: of ${inRupees(SAMPLE_PAISE)} you get ${inRupees(SAMPLE_PAISE * (1 - withGst / 100))}`}
            </dd>
          </div>
        )
      })}
    </dl>
  </section>
)
