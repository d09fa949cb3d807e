import { errorResponse, json } from '../../engine/responses/respond.ts'
import { RuleViolation } from '../../engine/rule-violation.ts'

/** The response to a rejected request. */
export function rejection(error: RuleViolation): Response {
  const { body, status, headers } = errorResponse(error, 'req_none')
  return json(body, status, headers)
}

/** The response if `check` rejects the request by throwing. */
export function rejectionOf(check: () => unknown): Response | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof RuleViolation) return rejection(error)
    throw error
  }
}
