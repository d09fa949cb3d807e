import type { components } from '#contract'

export type Refused = components['schemas']['ErrorBody']
export type FieldProblem = { field: string; message: string }

export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: Refused['code'],
    message: string,
    readonly details: { errors?: FieldProblem[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
  }
}

export const invalid = (errors: FieldProblem[], options: { cause?: unknown } = {}) =>
  new ApiError(400, 'invalid_request', 'The request is not valid.', { errors, ...options })

export const unprocessable = (field: string, message: string) =>
  new ApiError(422, 'unprocessable', `${field} ${message}.`, { errors: [{ field, message }] })

export const unknown = (resource: string) => new ApiError(404, 'not_found', `There is no such ${resource}.`)
