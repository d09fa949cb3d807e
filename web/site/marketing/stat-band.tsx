import type { Claim } from '../claims.ts'

/** The company's figures, each with its qualifier. */
export function StatBand({ claims }: { claims: Claim[] }) {
  return (
    <section aria-label="In figures" className="line-y bg-surface">
      <dl className="wrap grid grid-cols-2 gap-x-8 gap-y-5 py-6 lg:grid-cols-4">
        {claims.map(({ figure, label, qualifier }) => (
          <div key={label} className="grid content-start">
            <dt className="font-semibold text-sm">{label}</dt>
            <dd className="order-first font-bold text-3xl tracking-tight">{figure}</dd>
            <dd className="text-muted text-xs">{qualifier}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
