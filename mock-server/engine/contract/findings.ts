import type { FieldError } from '../http-error.ts'
import type { Schema } from './schema.ts'

const MAX_ERRORS = 100
const MAX_FIELD_LENGTH = 200

/** The errors found in a value so far: at most 100, one for each field. */
export class Findings {
  private readonly path: (string | number)[] = []
  private readonly byField = new Map<string, FieldError>()

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
    if (this.byField.size >= MAX_ERRORS) return
    const path = key === undefined ? this.path : [...this.path, key]
    const field = path.join('.').slice(0, MAX_FIELD_LENGTH)
    this.byField.set(field, { field, message })
  }
}

/**
 * Reports the errors of a value.
 * @returns the value with its defaults filled in, or the same value if there are none
 */
export type Validator = (value: unknown, findings: Findings) => unknown

export type Names = ReadonlySet<string>
/** Creates the validator of a schema. `optional` are required names that a request or response need not have. */
export type ValidatorOf = (schema: Schema | boolean, optional?: Names) => Validator

export function isValid(value: unknown, validate: Validator): boolean {
  const findings = new Findings()
  validate(value, findings)
  return findings.isEmpty
}
