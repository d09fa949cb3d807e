import type { ContractDocument } from './document.ts'
import { ANONYMOUS } from './document.ts'
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

type Names = Pick<ContractDocument, 'operations' | 'roles'>

const ROLE_WORDS = ['as', 'of', 'to']

/** The check of one rule, of which those of each operation and role are the lines: `negative/malformed-ids` for all operations. */
function ruleOf({ operations, roles }: Names, { id }: { id: string }): string {
  const [kind = '', ...rest] = id.split('/')
  const name = `/${rest.join('/')}`
  const operation = operations.find(({ id }) => name.startsWith(`/${id}-`) || name === `/${id}`)
  const tail = operation ? name.slice(operation.id.length + 2) : name.slice(1)
  const end = ROLE_WORDS.flatMap((word) => [ANONYMOUS, ...roles].map((role) => `-${word}-${role}`)).find(
    (ending) => `-${tail}`.endsWith(ending),
  )
  const rule = (end ? `-${tail}`.slice(1, -end.length) : tail).replace(/^other-methods-.*/, 'other-methods')
  return `${kind}/${rule === '' ? 'every-operation' : rule}`
}

export const byRule = <Check extends { id: string }>(document: Names, checks: Check[]) =>
  grouped(checks, (check) => ruleOf(document, check))

const key = ({ operation, status, role }: Cell) => `${operation} ${status} ${role}`
