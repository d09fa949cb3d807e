import type { Context } from 'hono'
import type { HandlerRequest } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { OutgoingRequest } from '../contract/operation.ts'
import { decoded } from '../contract/schema.ts'
import { parsedJson } from '../parsed-json.ts'
import { RuleViolation } from '../rule-violation.ts'
import { timestamp } from '../time/clock.ts'
import { checkEndpoint } from '../webhooks/allowed-endpoint.ts'
import type { OwnRequest } from '../webhooks/event.ts'
import { webhookRequest } from '../webhooks/outgoing.ts'
import type { Env } from './call.ts'

type Answered = {
  context: Context<Env>
  request: HandlerRequest
  response: Response
  contract: Contract
  webhookHosts: readonly string[]
}

/** Sends the callbacks of a call that succeeded, or lists why they are not sent. */
export function sendCallbacks(callbacks: readonly OutgoingRequest[], answered: Answered): void {
  const { context, contract, webhookHosts } = answered
  const { call, session } = context.var
  for (const callback of callbacks) {
    const url = urlFrom(callback.url ?? '', answered)
    const event = { type: callback.name, createdAt: timestamp(call.at) }
    let request: OwnRequest | undefined
    try {
      request = { ...webhookRequest(callback, contract, session.start.seed), url }
      checkEndpoint(url, webhookHosts)
      session.webhooks.add(event, request)
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error
      session.webhooks.add(event, request, error.message)
    }
  }
}

/** `{$request.body#/url}?id={$response.body#/id}` with the values of its expressions. */
function urlFrom(template: string, answered: Answered): string {
  const textOf = (expression: string) => String(valueFrom(expression, answered) ?? '')
  if (template.startsWith('$')) return textOf(template)
  return template.replaceAll(/\{(\$[^{}]+)\}/g, (_whole, expression: string) => textOf(expression))
}

function valueFrom(
  expression: string,
  {
    context: {
      req,
      var: { call },
    },
    request,
    response,
  }: Answered,
): unknown {
  const [, side, place, name = ''] =
    /^\$(request|response)\.(body|header|query|path)[#.]?(.*)$/.exec(expression) ?? []
  const isRequest = side === 'request'
  if (expression === '$url') return req.url
  if (expression === '$method') return req.method
  if (expression === '$statusCode') return response.status
  if (place === 'header') return isRequest ? req.header(name) : response.headers.get(name)
  if (place === 'body') return partOf(isRequest ? request.body : parsedJson(call.response), name)
  if (place === 'query') return req.query(name)
  return place === 'path' ? Object(request.path)[name] : undefined
}

/** The value at a JSON pointer. */
const partOf = (body: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map(decoded)
    .reduce<unknown>(
      (value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined),
      body,
    )
