import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'

export type Cell = { operation: string; status: number; role: string; calls: number }

/** The role of a caller without a session. */
export const ANONYMOUS = 'anonymous'

/** Counts the responses by operation, status and role. */
export class Coverage {
  private readonly calls = new Map<string, Cell>()

  count(operation: string, status: number, role = ANONYMOUS): void {
    const key = `${operation} ${status} ${role}`
    const cell = this.calls.get(key)
    if (cell) cell.calls++
    else this.calls.set(key, { operation, status, role, calls: 1 })
  }

  /** Every combination that the contract allows, seen or not, then undeclared ones that were seen. */
  report({ operations, roles }: Contract): { declared: Cell[]; undeclared: Cell[] } {
    const declared = operations.flatMap((operation) =>
      statusesOf(operation).flatMap((status) =>
        rolesFor(operation, status, roles).map((role) => this.cell(operation.id, status, role)),
      ),
    )
    const keys = new Set(declared.map(keyOf))
    return { declared, undeclared: [...this.calls.values()].filter((cell) => !keys.has(keyOf(cell))) }
  }

  clear(): void {
    this.calls.clear()
  }

  private cell(operation: string, status: number, role: string): Cell {
    return this.calls.get(`${operation} ${status} ${role}`) ?? { operation, status, role, calls: 0 }
  }
}

const keyOf = ({ operation, status, role }: Cell) => `${operation} ${status} ${role}`

/** The declared statuses; for `2XX` and `default` the status of the mock's response. */
const statusesOf = ({ responses, success }: Operation): number[] => [
  ...new Set([...[...responses.keys()].filter((key) => typeof key === 'number'), success]),
]

/** The roles that can get this status: only callers without a session get 401, and no permitted role gets 403. */
function rolesFor({ roles }: Operation, status: number, allRoles: readonly string[]): readonly string[] {
  if (!roles || status === 401) return [ANONYMOUS]
  return status === 403 ? allRoles.filter((role) => !roles.some((allowed) => allowed === role)) : roles
}

/** The declared statuses that no call received, one line per operation: `addPet 413, 415`. */
export function neverSeen(declared: Cell[]): string[] {
  const operations = [...new Set(declared.map(({ operation }) => operation))]
  return operations.flatMap((operation) => {
    const operationCells = declared.filter((cell) => cell.operation === operation)
    if (operationCells.every(({ calls }) => calls === 0)) return [`${operation} at all`]
    const seenStatuses = new Set(operationCells.filter(({ calls }) => calls > 0).map(({ status }) => status))
    const missing = [...new Set(operationCells.map(({ status }) => status))].filter(
      (status) => !seenStatuses.has(status),
    )
    return missing.length > 0 ? [`${operation} ${missing.join(', ')}`] : []
  })
}
