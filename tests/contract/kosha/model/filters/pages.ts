import type { Random } from '../../../../../mock-server/engine/random.ts'
import { ContractViolation } from '../../../suite/verdicts.ts'
import { Disagreement } from '../compare.ts'
import type { Session, SideBySide } from '../side-by-side.ts'
import type { Query } from './queries.ts'
import { SORTS } from './queries.ts'

const MAX_PAGES = 8

/** Reads a list with these filters, page by page; a page may be asked for with another limit. */
export async function readPages(
  sides: SideBySide,
  session: Session,
  query: Query,
  random: Random,
): Promise<number> {
  let cursor: { model: string; backend: string } | undefined
  let rows = 0
  for (let page = 0; page < MAX_PAGES; page++) {
    const limit = page % 3 === 2 ? { limit: String(random.int(1, 5)) } : {}
    const [model, backend] = [cursor?.model, cursor?.backend].map((value) => ({
      query: { ...query, ...limit, ...(value !== undefined && { cursor: value }) },
    }))
    if (!model || !backend) return rows
    const played = await sides.play('listTransactions', { model, backend }, session)
    if (played.difference) {
      const { message } = new Disagreement('listTransactions', played.difference)
      throw new ContractViolation(`${message}, with ${JSON.stringify(query)}`)
    }
    if (played.model.status !== 200) return rows
    const [modelPage, backendPage] = [JSON.parse(played.model.text), JSON.parse(played.backend.text)]
    rows += modelPage.transactions.length
    if (modelPage.nextCursor === undefined) return rows
    cursor = { model: modelPage.nextCursor, backend: backendPage.nextCursor }
  }
  return rows
}

export async function misusedCursor(sides: SideBySide, session: Session, random: Random): Promise<void> {
  const cursor = sides.cursors[random.int(0, Math.max(0, sides.cursors.length - 1))]
  if (!cursor) return
  const sort = random.pick(SORTS)
  const call = (value: string) => ({ query: { sort, limit: '3', cursor: value } })
  const both = { model: call(cursor.model), backend: call(cursor.backend) }
  const { model, backend, difference } = await sides.play('listTransactions', both, session)
  // A cursor with other filters, or from another user, may be rejected.
  const isRejected = backend.status === 400 && backend.text.includes('cursor')
  if (difference && !(model.status === 200 && isRejected))
    throw new ContractViolation(
      `listTransactions: a cursor of ${cursor.sort}, used with ${sort}: ${difference.path} is ${difference.got}, expected ${difference.expected}`,
    )
}
