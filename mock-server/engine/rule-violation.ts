/** `field` is the path of the value, such as `customer.email`; empty for the body as a whole. */
export type FieldError = { field: string; message: string }

/** A field error as one line: `amount must be at least 100`. */
export const fieldErrorText = ({ field, message }: FieldError) => `${field || 'the body'} ${message}`

type Kind = 'invalid' | 'absent' | 'conflict' | 'precondition' | 'unprocessable' | 'limit'
type Details = { code: string; errors?: FieldError[] | undefined; retryAfterSeconds?: number }

/**
 * A rule or the state rejects a request: `invalid` because a value cannot be, `absent` because there is no such row for
 * this caller, `conflict` because of the current state, `precondition` because the version to change is outdated,
 * `unprocessable` because the given values contradict each other, `limit` because there were too many. `message` is for
 * people. Only calls know which HTTP status that is.
 */
export class RuleViolation extends Error {
  override name = 'RuleViolation'
  readonly code: Details['code']
  readonly errors: Details['errors']
  readonly retryAfterSeconds: Details['retryAfterSeconds']

  constructor(
    readonly kind: Kind,
    message: string,
    { code, errors, retryAfterSeconds }: Details,
  ) {
    super(message)
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function rejectInvalid(errors: FieldError[]): never {
  throw new RuleViolation('invalid', 'The request is not valid.', { code: 'invalid_request', errors })
}

export function rejectAbsent(what: string): never {
  throw new RuleViolation('absent', `There is no ${what}.`, { code: 'not_found' })
}

export function rejectConflict(code: string, message: string): never {
  throw new RuleViolation('conflict', message, { code })
}

export function rejectUnprocessable(message: string, errors: FieldError[]): never {
  throw new RuleViolation('unprocessable', message, { code: 'unprocessable', errors })
}
