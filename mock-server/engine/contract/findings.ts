import type { FieldError } from '../rule-violation.ts'
import type { Schema } from './schema.ts'

const MAX_ERRORS = 100
const MAX_FIELD_LENGTH = 200

/** After this many validations of one value, verdicts on its parts are remembered: a recursive schema may ask for each often. */
const MANY_STEPS = 2000

/** The errors found in a value so far: at most 100, one for each field. */
export class Findings {
  private readonly path: (string | number)[] = []
  private readonly byField = new Map<string, FieldError>()

  private constructor(
    private readonly stopsAtFirst: boolean,
    private readonly cache: Known,
  ) {}

  static ofAll = () => new Findings(false, { steps: 0, results: new Map() })

  get errors(): FieldError[] {
    return [...this.byField.values()]
  }

  get isEmpty(): boolean {
    return this.byField.size === 0
  }

  enter(key: string | number): void {
    this.path.push(key)
  }

  leave(): void {
    this.path.pop()
  }

  /** Adds an error at the current location, or at the field `key` below it. */
  add(message: string, key?: string): void {
    if (this.stopsAtFirst) throw INVALID
    if (this.byField.size >= MAX_ERRORS) return
    const path = key === undefined ? this.path : [...this.path, key]
    const field = path.join('.').slice(0, MAX_FIELD_LENGTH)
    this.byField.set(field, { field, message })
  }

  /** Whether a value, or a part of the one that is validated, is valid. */
  isValid(value: unknown, validate: Validator): boolean {
    try {
      validate(value, new Findings(true, this.cache))
      return true
    } catch (error) {
      if (error !== INVALID) throw error
      return false
    }
  }

  /** Validates a part of a value by a schema, unless it is known how that ends. */
  validated(value: unknown, validate: Validator): unknown {
    this.cache.steps += 1
    if (this.cache.steps < MANY_STEPS || typeof value !== 'object') return validate(value, this)
    const results = this.cache.results.get(value) ?? new Map<Validator, Result>()
    this.cache.results.set(value, results)
    const cached = results.get(validate)
    if (cached && 'filled' in cached) return cached.filled
    if (cached && this.stopsAtFirst) throw INVALID
    if (cached?.isReported) return value
    const { size } = this.byField
    results.set(validate, { isReported: !this.stopsAtFirst })
    const filled = validate(value, this)
    if (this.byField.size === size) results.set(validate, { filled })
    return filled
  }
}

const INVALID = new Error('A value is not valid.')

type Result = { filled: unknown } | { isReported: boolean }
type Known = { steps: number; results: Map<unknown, Map<Validator, Result>> }

/**
 * Reports the errors of a value.
 * @returns the value with its defaults filled in, or the same value if there are none
 */
export type Validator = (value: unknown, findings: Findings) => unknown

export type Names = ReadonlySet<string>
/** Creates the validator of a schema. `optional` are required names that a request or response need not have. */
export type ValidatorOf = (schema: Schema | boolean, optional?: Names) => Validator
