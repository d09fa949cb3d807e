import type { ActorRole, Operation } from './document.ts'
import { allRoles, operations } from './document.ts'
import { grouped } from './grouped.ts'
import type { Cell } from './verdicts.ts'

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

const OPERATION = new RegExp(`/(?:${operations.map(({ id }) => id).join('|')})(?:-|$)`)
const ROLE = new RegExp(`(?:^|-)(?:as|of|to)-(?:anonymous|${allRoles.join('|')})$`)

/** The check of one rule, of which those of each operation and role are the lines: `negative/malformed-ids` for all operations. */
export function ruleOf({ id }: { id: string }): string {
  const [kind = '', ...rest] = id.replace(OPERATION, '/').split('/')
  const name = rest
    .join('/')
    .replace(ROLE, '')
    .replace(/^other-methods-.*/, 'other-methods')
  return `${kind}/${name === '' ? 'every-operation' : name}`
}

export function byRule<Item>(
  items: Item[],
  checkOf: (item: Item) => { id: string },
): [rule: string, lines: Item[]][] {
  return [...grouped(items, (item) => ruleOf(checkOf(item)))]
}

const key = ({ operation, status, role }: Cell) => `${operation} ${status} ${role}`
