import { clock } from './clock.ts'
import type { ControlId, ControlsFor } from './context.ts'
import { coverage } from './coverage.ts'
import { faults } from './faults.ts'
import { journal } from './journal.ts'
import { outbox } from './outbox.ts'
import { payer } from './payer.ts'
import { rows } from './rows.ts'
import { scenarios } from './scenarios.ts'
import { sessions } from './sessions.ts'
import { snapshots } from './snapshots.ts'

/** All control calls. */
export const controls = {
  ...sessions,
  ...scenarios,
  ...clock,
  ...rows,
  ...outbox,
  ...payer,
  ...faults,
  ...journal,
  ...coverage,
  ...snapshots,
} satisfies ControlsFor<ControlId>
