import type { Success } from '../any/identities.ts'
import { onlyListIn } from '../any/identities.ts'
import type { AnyRun } from '../any/run.ts'
import type { Check } from '../contract-run.ts'
import type { Operation } from '../document.ts'
import { must, NotCovered, parsed } from '../verdicts.ts'
import type { Received } from '../wire.ts'
import { eachOf } from './each-of.ts'

type Parameter = Operation['parameters'][number]

export const isOptional = ({ in: place, required }: Parameter) => place === 'query' && !required

/** The attempt that has each optional parameter. */
const WITH_ALL = 2

/** A 4xx to a valid value may be a rule that no document declares: then nothing was observed. */
export const takesParameters = (operation: Operation): Check<AnyRun> => ({
  id: `positive/${operation.id}-parameters`,
  title: `${operation.id} takes each optional parameter that the document bounds, keeps a limit, and never fails`,
  async verify(run) {
    const success = await run.succeed(operation)
    const { call } = success
    const optional = operation.parameters.filter(isOptional)
    const required = Object.fromEntries(
      Object.entries(call.query ?? {}).filter(([sent]) => optional.every(({ name }) => name !== sent)),
    )
    const unseen: string[] = []
    const isTaken = ({ status, text }: Received, ...names: string[]) => {
      must(status < 500, `${operation.id} answers ${status}`)
      const help = names.map((name) => `--with '${name}=…'`).join(' ')
      if (status >= 400)
        unseen.push(
          `${operation.id} answers ${status} to ${names.join(', ')}: ${text.slice(0, 200)}; try ${help}`,
        )
      return status < 400
    }
    const bounded = optional
      .filter((parameter) => sizeOf(run, parameter) !== undefined || isBounded(run, parameter))
      .slice(0, Math.ceil(run.options.runs / 4))
    await eachOf(
      bounded,
      ({ name }) => `${name} is the only optional parameter`,
      async (parameter) => {
        const { name } = parameter
        const size = sizeOf(run, parameter)
        const rows = size === undefined ? 0 : await enoughRows(run, operation, success, size)
        const query = size === undefined ? run.textsFor(parameter) : { [name]: `${size}` }
        const received = await run.call(operation.id, { ...call, query: { ...required, ...query } })
        if (!isTaken(received, name) || size === undefined) return
        const { length } = onlyListIn(parsed(received.text)) ?? []
        must(length <= size, `${operation.id} answers with ${length} rows, and ${name} is ${size}`)
        if (rows <= size) unseen.push(`${operation.id} has too few rows to show whether it keeps ${name}`)
      },
    )
    const withAll = { ...(await run.candidate(operation, WITH_ALL)), path: call.path ?? {} }
    const isAllTaken = isTaken(await run.call(operation.id, withAll), ...optional.map(({ name }) => name))
    // Of values that are merely made up, a server may know none.
    if (!isAllTaken && bounded.length > 0) unseen.pop()
    const [first] = unseen
    if (first !== undefined) throw new NotCovered(first)
  },
})

function isBounded({ document, given }: AnyRun, { name, schema, example }: Parameter): boolean {
  const { type, enum: members, minimum, maximum } = document.resolved(schema)
  const isVouchedFor = name in given.parameters || example !== undefined || members || type === 'boolean'
  return Boolean(isVouchedFor) || (minimum !== undefined && maximum !== undefined)
}

const SIZE = /^(?:limit|per[_-]?page|page[_-]?size)$/i
const SIZES = [1, 2, 5, 10, 20, 25, 50, 100]

/** The smallest number of rows that may be asked for. */
function sizeOf({ document, given }: AnyRun, { name, schema }: Parameter): number | undefined {
  if (!SIZE.test(name)) return undefined
  const { minimum = 1 } = document.resolved(schema)
  const sizes = name in given.parameters ? [Number(given.parameters[name])] : [Math.max(1, minimum), ...SIZES]
  return sizes.find((size) => document.judge.isValid(schema, size))
}

const MAX_CREATED = 3

/** How many rows a list has, after the creation of more than the size if it has fewer. */
async function enoughRows(
  run: AnyRun,
  list: Operation,
  { call: { path = {} }, body }: Success,
  size: number,
): Promise<number> {
  const { length: rows } = onlyListIn(body) ?? []
  const create = run.resources.find((resource) => resource.list === list)?.create
  const missing = Math.max(0, size + 1 - rows)
  if (!create || run.options.readOnly || missing > MAX_CREATED) return rows
  try {
    for (let count = 0; count < missing; count++) await run.succeed(create, { path })
  } catch (error) {
    if (!(error instanceof NotCovered)) throw error
    return rows
  }
  return rows + missing
}
