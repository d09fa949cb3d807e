/** A request that is rejected for what only HTTP knows, answered as the contract's `ErrorBody`; all else is a `RuleViolation`. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers?: Record<string, string>,
  ) {
    super(message)
  }
}
