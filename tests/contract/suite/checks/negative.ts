import type { AnyRun } from '../any/run.ts'
import { USUAL_REJECTIONS } from '../any/run.ts'
import type { Call } from '../call.ts'
import type { Check } from '../contract-run.ts'
import type { Operation } from '../document.ts'
import { mutants } from '../generation/mutants.ts'
import { includes } from '../validation.ts'
import { must, needed, parsed } from '../verdicts.ts'
import { announced } from './announced.ts'
import { eachOf } from './each-of.ts'
import { mustHaveSeen } from './must-have-seen.ts'
import { rawBodies } from './raw-bodies.ts'
import { spread } from './spread.ts'

type Fault = { description: string; change: Call }

export const negativeChecks = (operations: Operation[]): Check<AnyRun>[] =>
  operations.flatMap((operation) => [
    ...(operation.body
      ? [
          rejects(operation, 'bodies', 'a body with one fault', faultyBodies, 18),
          rejects(
            operation,
            'hostile-bodies',
            'a body that is not JSON, or of another type',
            hostileBodies,
            10,
          ),
        ]
      : []),
    ...(operation.parameters.length > 0
      ? [rejects(operation, 'parameters', 'a parameter with one fault', faultyParameters, 12)]
      : []),
  ])

const rejects = (
  operation: Operation,
  name: string,
  description: string,
  faultsOf: (run: AnyRun, operation: Operation, call: Call) => Fault[],
  /** How many of 40 runs. */
  part: number,
): Check<AnyRun> => ({
  id: `negative/${operation.id}-${name}`,
  title: `${operation.id} rejects ${description}`,
  ...announced(operation),
  async verify(run) {
    const { call } = await run.succeed(operation)
    const path = await run.repeatable(operation, call)
    const repeated = { ...call, ...path, body: run.renewed(operation, call, call.body) }
    const faults = faultsOf(run, operation, repeated)
    needed(faults[0], `the document leaves open which ${name} of ${operation.id} are wrong`)
    const conflicts = new Set<Fault>()
    await eachOf(
      chosen(faults, Math.ceil((run.options.runs * part) / 40), run.options.seed),
      (fault) => fault.description,
      async (fault) => {
        const call = { ...repeated, ...fault.change }
        const { status } = await run.call(operation.id, {
          ...call,
          body: run.renewed(operation, repeated, call.body),
        })
        const isDeclared = status >= 400 && operation.responseTo(status) !== undefined
        const isUsual = USUAL_REJECTIONS.includes(status) || status === 403 || status === 429
        must((isDeclared && status < 500) || isUsual, `${operation.id} answers ${status}, expected a 4xx`)
        if (status === 409) conflicts.add(fault)
      },
    )
    mustHaveSeen(operation, conflicts)
  },
})

/** Missing fields are always tried: servers forget to check them most often. */
function chosen(faults: Fault[], most: number, seed: number): Fault[] {
  const missing = faults.filter(({ description }) => description.endsWith(' is missing')).slice(0, most)
  const others = faults.filter((fault) => !missing.includes(fault))
  return [...missing, ...spread(others, most - missing.length, seed)]
}

/** None where the server accepts requests that are invalid by the document: it leaves open which are valid. */
const faultyBodies = (
  { document }: AnyRun,
  { type = '', body: schema = {} }: Operation,
  { body }: Call,
): Fault[] =>
  type.includes('json') && document.judge.isValid(schema, body)
    ? mutants(document, schema, body).map(({ description, value }) => ({
        description,
        change: { body: value },
      }))
    : []

function hostileBodies(
  { document }: AnyRun,
  { type = '', types, body: schema = {}, isBodyRequired }: Operation,
  { body }: Call,
): Fault[] {
  if (!type.includes('json') || !document.judge.isValid(schema, body)) return []
  const validJson = JSON.stringify(body)
  return [
    // What parsers read differently is left out.
    ...rawBodies(validJson)
      .filter((bytes) => typeof bytes === 'string' && (isBodyRequired || bytes !== ''))
      .filter((bytes) => !document.judge.isValid(schema, parsed(String(bytes))))
      .map((bytes) => ({
        description: `the body is ${String(bytes).slice(0, 60) || 'empty'}`,
        change: { raw: { bytes, type } },
      })),
    ...['text/plain', 'application/xml']
      .filter((other) => !types.some(includes(other)))
      .map((other) => ({
        description: `the type is ${other}`,
        change: { raw: { bytes: `<${validJson}`, type: other } },
      })),
  ]
}

const ODD = ['surprise', '-1', '1e400', '99999999999999999999', 'true', '2026-02-30', '%00', 'x'.repeat(5000)]

function faultyParameters({ document }: AnyRun, { parameters }: Operation, call: Call): Fault[] {
  return parameters.flatMap(({ name, in: location, schema, required }) => {
    if (location === 'cookie') return []
    const { type, enum: members } = document.resolved(schema)
    const isNumber = type === 'integer' || type === 'number'
    // As texts these could be read as anything.
    const isCertain = isNumber || type === 'boolean' || members || document.resolved(schema).pattern
    const read = (text: string) => (isNumber && /^-?\d/.test(text) ? Number(text) : text)
    const { minimum, maximum } = document.resolved(schema)
    const bounds = [minimum !== undefined && minimum - 1, maximum !== undefined && maximum + 1].filter(
      (bound) => bound !== false,
    )
    const wrong = isCertain
      ? [...ODD, ...bounds.map(String)].filter(
          (text) => (type !== 'boolean' || text !== 'true') && !document.judge.isValid(schema, read(text)),
        )
      : []
    const key = location === 'path' ? 'path' : location === 'query' ? 'query' : 'headers'
    const faults = wrong
      .filter((text) => location !== 'header' || /^[\x20-\x7e]*$/.test(text))
      .map((text) => ({
        description: `${name} is ${text.slice(0, 40)}`,
        change: { [key]: { ...call[key], [name]: text } },
      }))
    const { [name]: sentValue, ...without } = call[key] ?? {}
    // Of an object that is spread, there is no part to leave out.
    const missing =
      required && location !== 'path' && sentValue !== undefined
        ? [{ description: `${name} is missing`, change: { [key]: without } }]
        : []
    return [...missing, ...faults]
  })
}
