import type { Rules } from '../rules.ts'
import { allVariants } from './all.ts'
import type { Variant } from './variant.ts'

/**
 * Groups variants that change different rules, so that one run covers several. Variants that remove data run
 * alone, since they would hide the effect of others.
 */
export function groupsOfVariants(): Variant[][] {
  const groups: { members: Variant[]; changed: Set<string> }[] = []
  for (const variant of allVariants) {
    const changed = Object.keys(variant.rules())
    const free = variant.removesData
      ? undefined
      : groups.find(
          (group) => !group.members[0]?.removesData && changed.every((rule) => !group.changed.has(rule)),
        )
    if (free) {
      free.members.push(variant)
      for (const rule of changed) free.changed.add(rule)
    } else groups.push({ members: [variant], changed: new Set(changed) })
  }
  return groups.map(({ members }) => members)
}

export const rulesOf = (members: Variant[]): Partial<Rules> =>
  Object.assign({}, ...members.map(({ rules }) => rules()))
