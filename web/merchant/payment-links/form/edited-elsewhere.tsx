import { focusHere, Note } from '../../dialogs/form-parts.tsx'
import { formatDay } from '../../format/ist.ts'
import { formatRupees, parseRupees } from '../../format/rupees.ts'
import type { Differences, FieldName } from './merge-edits.ts'
import type { LinkInput } from './payment-link-form.ts'

type EditedElsewhereProps = { latest: LinkInput; mine: LinkInput; differences: Differences }

/** The link was changed by somebody else, or in another tab, while its form was open. */
export function EditedElsewhere({ latest, mine, differences }: EditedElsewhereProps) {
  const { elsewhere, disputed } = differences
  return (
    <div role="alert" tabIndex={-1} ref={focusHere}>
      <Note tone="warning">
        <p>This payment link was changed elsewhere while you were editing it. Please check and save again.</p>
        <ul>
          {elsewhere.map((name) => (
            <li key={name}>{`${LABELS[name]} is now ${display(name, latest)}.`}</li>
          ))}
          {disputed.map((name) => (
            <li key={name}>
              {`${LABELS[name]} is now ${display(name, latest)}. Saving changes it to ${display(name, mine)}, as you entered.`}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

const LABELS: Record<FieldName, string> = {
  title: 'Title',
  amount: 'Amount',
  minimum: 'Minimum part payment',
  customerName: 'Customer’s name',
  customerEmail: 'Customer’s email',
  customerPhone: 'Customer’s phone',
  reference: 'Your reference',
  expiresOn: 'Expiry date',
}

function display(name: FieldName, values: LinkInput): string {
  const value = values[name].trim()
  if (value === '') return 'empty'
  const paise = name === 'amount' || name === 'minimum' ? parseRupees(value) : null
  if (paise !== null) return formatRupees(paise)
  return name === 'expiresOn' ? formatDay(value) : `“${value}”`
}
