import type { Cell } from './check.ts'
import type { Operation, Party } from './document.ts'
import { operations } from './document.ts'

const ROLES: Party[] = ['admin', 'merchant', 'viewer']

/** Which declared statuses were seen, for whom. Only answers that hold to the contract count. */
export class Coverage {
  private readonly counts = new Map<string, number>()

  note(cell: Cell): void {
    this.counts.set(key(cell), this.of(cell) + 1)
  }

  of(cell: Cell): number {
    return this.counts.get(key(cell)) ?? 0
  }
}

/** Every status that the contract declares, for everybody who can get it. */
export const allCells: Cell[] = operations.flatMap((operation) =>
  operation.statuses.flatMap((status) =>
    partiesOf(operation, status).map((party) => ({ operation: operation.id, status, party })),
  ),
)

/** What no run can reach through the contract alone. */
export const unreachable: (Cell & { reason: string })[] = [
  {
    operation: 'resetPassword',
    status: 200,
    party: 'nobody',
    reason: 'the token of a reset comes by mail, which the suite cannot read',
  },
]

export const isUnreachable = (cell: Cell) => unreachable.some((each) => key(each) === key(cell))

function partiesOf({ isPublic, parties }: Operation, status: number): Party[] {
  if (isPublic || status === 401) return ['nobody']
  return status === 403 ? ROLES.filter((role) => !parties.includes(role)) : parties
}

const key = ({ operation, status, party }: Cell) => `${operation} ${status} ${party}`
