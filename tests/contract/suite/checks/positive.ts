import type { AnyRun } from '../any/run.ts'
import type { Check } from '../contract-run.ts'
import type { Operation } from '../document.ts'
import { bounds, least } from '../generation/bounds.ts'
import { cell, must } from '../verdicts.ts'
import { announced } from './announced.ts'
import { eachOf } from './each-of.ts'
import { mustHaveSeen } from './must-have-seen.ts'
import { isOptional, takesParameters } from './optional-parameters.ts'

const SLOW_MS = 2000
const MANY_ROWS = 500

export const positiveChecks = (operations: Operation[]): Check<AnyRun>[] =>
  operations.flatMap((operation) => [
    succeeds(operation),
    ...(operation.body ? [atBounds(operation)] : []),
    ...(operation.method === 'GET' ? [headAndOptions(operation)] : []),
    ...(operation.method === 'GET' && operation.parameters.some(isOptional)
      ? [takesParameters(operation)]
      : []),
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
    const conflicts = new Set<unknown>()
    await eachOf(
      bodies.slice(0, Math.ceil(run.options.runs / 4)).map((body) => ({ body, sent: body })),
      ({ sent }) => `the body is ${JSON.stringify(sent).slice(0, 200)}`,
      async (variant) => {
        variant.sent = run.renewed(operation, call, variant.body)
        const { status } = await run.call(operation.id, {
          ...call,
          ...(await run.repeatable(operation, call)),
          body: variant.sent,
        })
        must(status < 500, `${operation.id} answers ${status}`)
        if (status === 409) conflicts.add(variant)
      },
    )
    mustHaveSeen(operation, conflicts)
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
