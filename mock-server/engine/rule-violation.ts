/** `field` is the path of the value, such as `customer.email`; empty for the body as a whole. */
export type FieldError = { field: string; message: string }

/** A field error as one line: `amount must be at least 100`. */
export const fieldErrorText = ({ field, message }: FieldError) => `${field || 'the body'} ${message}`

/** Why a request is rejected, with its default error code. */
const CODES = {
  /** A value cannot be. */
  invalid: 'invalid_request',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  /** There is no such row for this caller. */
  absent: 'not_found',
  method: 'method_not_allowed',
  /** The caller accepts none of the possible responses. */
  unacceptable: 'not_acceptable',
  /** The current state does not allow it. */
  conflict: 'conflict',
  /** The version to change is outdated. */
  precondition: 'precondition_failed',
  tooLarge: 'payload_too_large',
  mediaType: 'unsupported_media_type',
  host: 'forbidden',
  /** The given values contradict each other. */
  unprocessable: 'unprocessable',
  /** There were too many. */
  limit: 'too_many_requests',
  unsupported: 'internal',
} as const

export type Kind = keyof typeof CODES

type Details = {
  code?: string
  errors?: FieldError[] | undefined
  retryAfterSeconds?: number
  /** The accepted methods, or the accepted scheme of credentials. */
  accepted?: string
}

/** A rule or the state rejects a request. `message` is for people. Only responses know which HTTP status that is. */
export class RuleViolation extends Error {
  override name = 'RuleViolation'
  readonly code: string

  constructor(
    readonly kind: Kind,
    message: string,
    readonly details: Details = {},
  ) {
    super(message)
    this.code = details.code ?? CODES[kind]
  }
}

export function rejectInvalid(errors: FieldError[]): never {
  throw new RuleViolation('invalid', 'The request is not valid.', { errors })
}

export function rejectAbsent(subject: string): never {
  throw new RuleViolation('absent', `There is no ${subject}.`)
}

export function rejectConflict(code: string, message: string): never {
  throw new RuleViolation('conflict', message, { code })
}

export function rejectUnprocessable(message: string, errors: FieldError[]): never {
  throw new RuleViolation('unprocessable', message, { errors })
}
