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

const key = ({ operation, status, role }: Cell) => `${operation} ${status} ${role}`
