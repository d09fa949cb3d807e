import { AttentionCount } from './attention-count.tsx'
import { OpenLinks } from './open-links.tsx'
import { Payout } from './payout.tsx'
import { Today } from './today.tsx'
import './strip.css'

/** The four questions of a day: what came in, when it reaches the bank, what is still to be paid, what went wrong. */
export const Strip = ({ isPlatform = false }: { isPlatform?: boolean }) => (
  <div className="sheet strip">
    <Today />
    <Payout isPlatform={isPlatform} />
    <OpenLinks />
    <AttentionCount />
  </div>
)
