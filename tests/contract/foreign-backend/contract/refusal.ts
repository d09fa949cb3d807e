import type { components } from '#contract'

export type Refused = components['schemas']['Error']
export type FieldProblem = { field: string; message: string }

/** A call that gets an error response of the contract. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    readonly code: Refused['code'],
    message: string,
    readonly more: { errors?: FieldProblem[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
  }
}

export const invalid = (errors: FieldProblem[], options: { cause?: unknown } = {}) =>
  new Refusal(400, 'invalid_request', 'The request is not valid.', { errors, ...options })

export const senseless = (field: string, message: string) =>
  new Refusal(422, 'unprocessable', `${field} ${message}.`, { errors: [{ field, message }] })

export const unknown = (what: string) => new Refusal(404, 'not_found', `There is no such ${what}.`)

export const unauthenticated = () =>
  new Refusal(401, 'unauthenticated', 'Please sign in.', { headers: { 'WWW-Authenticate': 'Bearer' } })
