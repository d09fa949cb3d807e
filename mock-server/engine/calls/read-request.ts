import type { Context } from 'hono'
import type { Caller, State } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import { hasCredentials } from '../contract/credentials.ts'
import type { Operation } from '../contract/operation.ts'
import { HttpError, invalid } from '../http-error.ts'
import { parameterReader } from '../requests/parameters.ts'
import { bodyReader } from '../requests/request-body.ts'
import type { Env } from './call.ts'

/** Reads the requests of an operation, and rejects them in the order that `mount` describes. */
export function requestReader(contract: Contract, operation: Operation) {
  const parametersOf = parameterReader(operation, contract)
  const bodyOf = bodyReader(operation, contract)
  return async (context: Context<Env>) => {
    const { call, session } = context.var
    call.caller = callerOf(context, session.state, operation)
    rejectRole(operation, call.caller)
    if (!call.caller) rejectWithoutCredentials(operation, context.req.raw)
    const body = await bodyOf(context.req.raw, (text) => {
      call.sent = text
    })
    const { url, headers } = context.req.raw
    const { parameters, errors } = parametersOf({ url, headers, path: context.req.path })
    errors.push(...body.errors)
    if (errors.length > 0) return invalid(errors)
    return { caller: call.caller, ...parameters, body: body.value }
  }
}

/**
 * The user who calls; undefined if the operation is open to all, or the backend knows no users.
 * @throws HttpError 401 without a session that is alive
 */
export function callerOf(context: Context<Env>, state: State, { roles }: Operation): Caller | undefined {
  if (!roles || !state.callerOf) return undefined
  const token = /^Bearer ([A-Za-z0-9_-]{1,64})$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const caller = token && state.callerOf(token)
  if (!caller) {
    throw new HttpError(
      401,
      'unauthenticated',
      token ? 'Your session has ended. Please sign in again.' : 'Please sign in.',
      {
        headers: { 'WWW-Authenticate': 'Bearer' },
      },
    )
  }
  return caller
}

function rejectRole({ roles }: Operation, caller: Caller | undefined): void {
  if (!caller || roles?.includes(caller.user.role)) return
  const { role } = caller.user
  throw new HttpError(403, 'forbidden', `${/^[aeiou]/.test(role) ? 'An' : 'A'} ${role} cannot do this.`)
}

/** The contract does not name the values, so any will do. */
function rejectWithoutCredentials({ credentials }: Operation, request: Request): void {
  if (!credentials || hasCredentials(credentials, request)) return
  const names = credentials.map((all) => all.map(({ name }) => name).join(' and ')).join(', or ')
  throw new HttpError(401, 'unauthenticated', `This call needs credentials in ${names}.`)
}
