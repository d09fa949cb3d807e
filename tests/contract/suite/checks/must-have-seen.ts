import type { Operation } from '../document.ts'
import { NotCovered } from '../verdicts.ts'

/** @throws NotCovered if a conflict came before what was tried */
export function mustHaveSeen({ id }: Operation, { size }: Set<unknown>): void {
  if (size > 0)
    throw new NotCovered(`${id} answers 409 to ${size} of the requests, which hides what they try`)
}
