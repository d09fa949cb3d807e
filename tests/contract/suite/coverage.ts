import type { ActorRole, Operation } from './document.ts'
import { allRoles, operations } from './document.ts'
import type { Cell } from './verdicts.ts'

/** Tracks which declared statuses each role has seen. Only valid responses count. */
export class Coverage {
  private readonly counts = new Map<string, number>()

  note(cell: Cell): void {
    this.counts.set(key(cell), this.of(cell) + 1)
  }

  of(cell: Cell): number {
    return this.counts.get(key(cell)) ?? 0
  }
}

/** Every declared status, for each role that can get it. */
export const allCells: Cell[] = operations.flatMap((operation) =>
  operation.statuses.flatMap((status) =>
    partiesOf(operation, status).map((role) => ({ operation: operation.id, status, role })),
  ),
)

function partiesOf({ isPublic, roles }: Operation, status: number): ActorRole[] {
  if (isPublic || status === 401) return ['anonymous']
  return status === 403 ? allRoles.filter((role) => !roles.includes(role)) : roles
}

const key = ({ operation, status, role }: Cell) => `${operation} ${status} ${role}`
