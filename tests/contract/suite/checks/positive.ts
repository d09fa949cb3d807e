import type { AnyRun } from '../any/run.ts'
import type { Check } from '../contract-run.ts'
import type { Operation } from '../document.ts'
import { bounds, least } from '../generation/bounds.ts'
import { cell, must } from '../verdicts.ts'
import { announced } from './announced.ts'
import { eachOf } from './each-of.ts'

const SLOW_MS = 2000
const MANY_ROWS = 500
/** The attempt that has each optional parameter. */
const WITH_ALL = 2

export const positiveChecks = (operations: Operation[]): Check<AnyRun>[] =>
  operations.flatMap((operation) => [
    succeeds(operation),
    ...(operation.body ? [atBounds(operation)] : []),
    ...(operation.method === 'GET' ? [headAndOptions(operation)] : []),
  ])

const succeeds = (operation: Operation): Check<AnyRun> => ({
  id: `positive/${operation.id}`,
  title: `${operation.id} answers a valid request as declared`,
  covers: operation.roles.map((role) => cell(operation.id, operation.success, role)),
  ...announced(operation),
  async verify(run) {
    const { call, received, body } = await run.succeed(operation)
    const { ms = 0 } = run.wire.exchanges.at(-1) ?? {}
    if (ms > SLOW_MS) run.advice.add(`${operation.id} takes ${(ms / 1000).toFixed(1)} s`)
    if (operation.method !== 'GET') return
    const rows = Array.isArray(body) ? body.length : 0
    if (rows > MANY_ROWS) run.advice.add(`${operation.id} answers with ${rows} rows at once`)
    if (!received.headers.has('cache-control'))
      run.advice.add(`${operation.id} does not say whether its response may be cached: Cache-Control`)
    const again = await run.call(operation.id, call)
    must(again.status < 300, `${operation.id} answers ${again.status} to the same request again`)
    if (operation.parameters.every(({ required }) => required)) return
    const withAllParameters = { ...(await run.candidate(operation, WITH_ALL)), path: call.path ?? {} }
    const { status } = await run.call(operation.id, withAllParameters)
    must(status < 500, `${operation.id} answers ${status} with all its parameters`)
  },
})

/** A 4xx may be a rule of the business, which no document declares: only what the server breaks down on is a violation. */
const atBounds = (operation: Operation): Check<AnyRun> => ({
  id: `positive/${operation.id}-bodies`,
  title: `${operation.id} takes each optional part of its body, present, absent and at its bounds, and never fails`,
  ...announced(operation),
  async verify(run) {
    const { call } = await run.succeed(operation)
    const schema = operation.body ?? {}
    const smallest = least(run.document, schema, call.body)
    const bodies = [
      ...(run.document.judge.isValid(schema, smallest) ? [smallest] : []),
      ...bounds(run.document, schema, call.body),
    ]
    await eachOf(
      bodies.slice(0, Math.ceil(run.options.runs / 4)),
      (body) => `the body is ${JSON.stringify(body).slice(0, 200)}`,
      async (body) => {
        const { status } = await run.call(operation.id, {
          ...call,
          ...(await run.repeatable(operation, call)),
          body,
        })
        must(status < 500, `${operation.id} answers ${status}`)
      },
    )
  },
})

const headAndOptions = (operation: Operation): Check<AnyRun> => ({
  id: `positive/${operation.id}-head-and-options`,
  title: `${operation.id} is answered to HEAD as to GET without a body, or not at all, and OPTIONS never fails`,
  async verify(run) {
    const { call } = await run.succeed(operation)
    for (const method of run.options.readOnly ? ['HEAD'] : ['HEAD', 'OPTIONS']) {
      const { status, text } = await run.plain(operation, call, { method })
      must(status < 500 || status === 501, `${method} of ${operation.id} answers ${status}`)
      must(method !== 'HEAD' || text === '', `HEAD of ${operation.id} has a body`)
    }
  },
})
