import { operations } from '../../../suite/document.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

/** For each operation that declares 404 for the rows of others: a backend to which every row is the caller's own. */
export const mutantsFromOwnership: Mutant[] = operations
  .filter(({ statuses }) => statuses.includes(404))
  .map(({ id }) =>
    mutant(`${id} accepts the rows of other merchants`, `security/${id}-of-another-merchant`, {
      ownsLink: () => true,
      ownsPayment: () => true,
      owns: () => true,
    }),
  )
