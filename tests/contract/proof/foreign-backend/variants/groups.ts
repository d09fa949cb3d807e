import { grouped } from '../../../suite/grouped.ts'
import type { Rules } from '../rules.ts'
import type { Variant } from './all.ts'
import { allVariants } from './all.ts'

type Rule = (first: unknown, ...rest: unknown[]) => unknown

/** Variants that do not hide each other, so that one run covers several. */
export const groupsOfVariants = (): Variant[][] => [...grouped(allVariants, ({ hides }) => hides).values()]

/** The rules of several variants together. Where they change the same one, each gets what the one before returns. */
export function rulesOf(members: Variant[]): Partial<Rules> {
  const rules: Record<string, unknown> = {}
  for (const [name, rule] of members.flatMap(({ rules }) => Object.entries(rules()))) {
    const before = rules[name]
    rules[name] = isRule(before) && isRule(rule) ? chained(before, rule) : rule
  }
  return rules
}

const isRule = (rule: unknown): rule is Rule => typeof rule === 'function'

const chained =
  (earlier: Rule, later: Rule): Rule =>
  (first, ...rest) =>
    later(earlier(first, ...rest) ?? first, ...rest)
