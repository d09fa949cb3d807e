import { HttpError } from '../../engine/http-error.ts'
import { errorResponse, json } from '../../engine/responses/respond.ts'

/** The response to a rejected request. */
export function rejection(error: HttpError): Response {
  const { body, status, headers } = errorResponse(error, 'req_none')
  return json(body, status, headers)
}

/** The response if `check` rejects the request by throwing. */
export function rejectionOf(check: () => unknown): Response | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return rejection(error)
    throw error
  }
}
