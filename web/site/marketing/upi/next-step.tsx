import { claims } from '../../../claims.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'

const { figure, label, qualifier } = claims.upiSettlement

export function NextStep() {
  return (
    <section className="night">
      <div className="wrap section grid items-end gap-x-8 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <div>
          <p className="text-5xl font-bold tracking-tight">{figure}</p>
          <h2 className="mt-3 text-3xl">
            {label}: {qualifier}
          </h2>
          <p className="mt-4 max-w-[56ch] text-muted">
            This is our own schedule, not a rule of UPI. The date you see takes Sundays, second and fourth
            Saturdays and bank holidays into account, and says which of them it skipped.
          </p>
        </div>
        <p className="flex flex-wrap gap-3 lg:justify-end">
          <LinkButton to={paths.register}>Get started</LinkButton>
          <LinkButton to={paths.docs} variant="secondary">
            Read the docs
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
