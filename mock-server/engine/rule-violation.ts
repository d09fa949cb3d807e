import type { FieldError } from './http-error.ts'

type Details = { code: string; errors?: FieldError[] }

/**
 * A business rule rejects the request: `conflict` because of the current state, `precondition` because the version to
 * change is outdated, `unprocessable` because the given values contradict each other. `message` is for people.
 */
export class RuleViolation extends Error {
  override name = 'RuleViolation'
  readonly code: Details['code']
  readonly errors: Details['errors']

  constructor(
    readonly kind: 'conflict' | 'precondition' | 'unprocessable',
    message: string,
    { code, errors }: Details,
  ) {
    super(message)
    this.code = code
    this.errors = errors
  }
}
