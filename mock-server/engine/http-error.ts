/** `field` is the path of the value, such as `customer.email`; empty for the body as a whole. */
export type FieldError = { field: string; message: string }

/** A field error as one line: `amount must be at least 100`. */
export const fieldErrorText = ({ field, message }: FieldError) => `${field || 'the body'} ${message}`

/** A request that is understood and rejected. Thrown anywhere, answered as the contract's `ErrorBody`. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 501,
    readonly code: string,
    message: string,
    readonly details: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}

export function notFound(what: string): never {
  throw new HttpError(404, 'not_found', `There is no ${what}.`)
}

/** 409: the current state does not allow it. */
export function conflict(code: string, message: string): never {
  throw new HttpError(409, code, message)
}

/** 422: the fields are valid, but contradict each other. */
export function unprocessable(message: string, errors: FieldError[]): never {
  throw new HttpError(422, 'unprocessable', message, { errors })
}

/** 400: the request does not conform to the contract. */
export function invalid(errors: FieldError[], message = 'The request is not valid.'): never {
  throw new HttpError(400, 'invalid_request', message, { errors })
}
