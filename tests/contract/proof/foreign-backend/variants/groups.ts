import { Random } from '../../../../../mock-server/engine/random.ts'
import { grouped } from '../../../suite/grouped.ts'
import type { Rules } from '../rules.ts'
import type { Variant } from './all.ts'
import { allVariants } from './all.ts'

type Rule = (...args: unknown[]) => unknown

/** Each variant that changes one of these changes what the one before it made. */
const CHAINED = ['answered', 'prepared', 'rewritten', 'errorBody']

/** Variants that do not hide each other, so that one run covers several. */
export const groupsOfVariants = (): Variant[][] => [...grouped(allVariants, ({ hides }) => hides).values()]

/** The rules of several variants together. Where they change the same one, each call follows any of them. */
export function rulesOf(members: Variant[]): Partial<Rules> {
  const random = new Random(1)
  const changed = members.flatMap(({ rules }) => Object.entries(rules()))
  const byName = [...grouped(changed, ([name]) => name)]
  return Object.fromEntries(
    byName.map(([name, entries]) => [
      name,
      joined(
        name,
        entries.map(([, rule]) => rule),
        random,
      ),
    ]),
  )
}

function joined(name: string, rules: unknown[], random: Random): unknown {
  const [first, ...others] = rules.filter((rule): rule is Rule => typeof rule === 'function')
  if (!first || others.length === 0) return rules[0]
  if (!CHAINED.includes(name)) return (...args: unknown[]) => random.pick([first, ...others])(...args)
  return (body: unknown, ...rest: unknown[]) =>
    [first, ...others].reduce((before, rule) => rule(before, ...rest) ?? before, body)
}
