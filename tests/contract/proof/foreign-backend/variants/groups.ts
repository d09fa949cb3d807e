import type { Rules } from '../rules.ts'
import { allVariants } from './all.ts'
import type { Variant } from './variant.ts'

/** Several variants may change these: each changes what those before it made of a response, or of the data. */
const CHAINED = ['answered', 'prepared']

/** Groups variants that change different rules, so that one run covers several. Those that would hide others are apart. */
export function groupsOfVariants(): Variant[][] {
  const groups: { members: Variant[]; changed: Set<string> }[] = []
  for (const variant of allVariants) {
    const changed = Object.keys(variant.rules()).filter((rule) => !CHAINED.includes(rule))
    const free = groups.find(
      (group) =>
        group.members[0]?.hides === variant.hides && changed.every((rule) => !group.changed.has(rule)),
    )
    if (free) {
      free.members.push(variant)
      for (const rule of changed) free.changed.add(rule)
    } else groups.push({ members: [variant], changed: new Set(changed) })
  }
  return groups.map(({ members }) => members)
}

export const rulesOf = (members: Variant[]): Partial<Rules> =>
  members.map(({ rules }) => rules()).reduce(joined, {})

function joined(before: Partial<Rules>, added: Partial<Rules>): Partial<Rules> {
  const { answered = (reply) => reply, prepared = (store) => store } = before
  const { answered: answeredThen = (reply) => reply, prepared: preparedThen = (store) => store } = added
  return {
    ...before,
    ...added,
    answered: (reply, asked) => answeredThen(answered(reply, asked), asked),
    prepared: (store) => preparedThen(prepared(store)),
  }
}
