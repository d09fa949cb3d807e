import { classes } from '../../ui/classes.ts'
import { formatRupees } from './rupees.ts'

/** An amount that is compared with those around it, on one line and never translated. */
export const Money = ({ paise, className }: { paise: number; className?: string }) => (
  <span className={classes('tnum whitespace-nowrap', className)} translate="no">
    {formatRupees(paise)}
  </span>
)
