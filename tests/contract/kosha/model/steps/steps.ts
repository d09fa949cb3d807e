import { Random } from '../../../../../mock-server/engine/random.ts'
import type { Call } from '../../../suite/call.ts'
import { bounds, least } from '../../../suite/generation/bounds.ts'
import { mutants } from '../../../suite/generation/mutants.ts'
import type { OperationId } from '../../document.ts'
import { koshaContract, operationOf } from '../../document.ts'
import type { Finder } from '../finder.ts'

/** A call of a sequence, made of the rows that are found when its turn comes. */
export type Step = {
  who: string
  session: number
  operation: OperationId
  call: (find: Finder) => Omit<Call, 'as'>
  after?: number
}

const LATEST = -1

/** A step that an account takes; in its latest session, unless another is named. */
export const by =
  (who: string, session = LATEST) =>
  (operation: OperationId, call: Step['call'] = () => ({}), after = 0): Step => ({
    who,
    session,
    operation,
    call,
    after,
  })

const DAY_MS = 86_400_000
const LONGEST_BODY = 2000

/** How often a step is drawn, and its possible callers and operations. */
type Choice = readonly [
  weight: number,
  step: {
    who: readonly [string, ...string[]]
    operations: readonly [OperationId, ...OperationId[]]
    callOf: (draw: Draw, operation: OperationId) => Step['call']
  },
]

export type Choices = [Choice, ...Choice[]]
export const choice = (
  weight: number,
  who: Choice[1]['who'],
  operations: Choice[1]['operations'],
  callOf: Choice[1]['callOf'],
): Choice => [weight, { who, operations, callOf }]

/** Draws steps: always the same ones for a seed. */
export class Draw {
  readonly random: Random

  constructor(
    seed: number,
    /** In epoch milliseconds, of the backend. */
    readonly now: number,
  ) {
    this.random = new Random(seed)
  }

  step(choices: Choices): Step {
    const { who, operations, callOf } = this.random.weighted(choices)
    const operation = this.random.pick(operations)
    const call = callOf(this, operation)
    return { who: this.random.pick(who), session: this.random.int(0, 9), operation, call }
  }

  /** An object with some of these fields, at least one, each with one of its values. */
  some(fields: Record<string, readonly unknown[]>): Record<string, unknown> {
    const all = Object.entries(fields)
    const first = this.random.int(0, all.length - 1)
    return Object.fromEntries(
      all
        .filter((_field, index) => index === first || this.is(30))
        .map(([name, values]) => [name, values[this.random.int(0, values.length - 1)]]),
    )
  }

  /** Small numbers, so that steps often refer to the same row. */
  n = () => this.random.int(0, 3)
  is = (percent: number) => this.random.int(1, 100) <= percent

  /** A valid body, often with a value at a bound. */
  body(operation: OperationId): Record<string, unknown> {
    const { body: schema = {} } = operationOf(operation)
    const good = koshaContract.make(schema, this.random)
    const all = [good, least(koshaContract, schema, good), ...bounds(koshaContract, schema, good)] as const
    return Object(this.random.pick(all))
  }

  invalid(operation: OperationId, good: unknown): unknown {
    const { body: schema = {} } = operationOf(operation)
    const once = this.oneOf(mutants(koshaContract, schema, good)) ?? good
    const isTwice = this.is(30) && typeof once === 'object' && once !== null && !Array.isArray(once)
    const body = isTwice ? (this.oneOf(mutants(koshaContract, schema, once)) ?? once) : once
    return JSON.stringify(body).length > LONGEST_BODY ? {} : body
  }

  instant = (days: number) => new Date(this.now + days * DAY_MS).toISOString()

  private oneOf(faulty: { value: unknown }[]): unknown {
    return faulty.length === 0 ? undefined : faulty[this.random.int(0, faulty.length - 1)]?.value
  }
}

export const UNKNOWN_ID = 'nothing_has_this_id'
