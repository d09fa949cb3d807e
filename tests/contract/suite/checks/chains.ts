import type { Resource, Success } from '../any/identities.ts'
import { fieldsIn, idIn, rowsIn } from '../any/identities.ts'
import type { AnyRun } from '../any/run.ts'
import type { Check } from '../contract-run.ts'
import type { Operation } from '../document.ts'
import { isSame, must, NotCovered, needed, parsed } from '../verdicts.ts'
import type { Received } from '../wire.ts'
import { announced } from './announced.ts'

type Chain = {
  run: AnyRun
  resource: Resource
  create: Operation
  created: Success
  path: Record<string, string>
}

/** What was created can be read, listed, changed and deleted, and is gone afterwards. */
export const chainChecks = (resources: Resource[]): Check<AnyRun>[] =>
  resources.flatMap((resource) => {
    const { create, read, list, changes, remove, item } = resource
    if (!create) return []
    const chain = (
      name: string,
      title: string,
      operations: Operation[],
      verify: (chain: Chain) => Promise<void>,
    ) => ({
      id: `chains/${item.slice(1)}-${name}`,
      title: `${item}: ${title}`,
      changes: [create, ...operations].flatMap((operation) => announced(operation).changes ?? []).join('; '),
      verify: async (run: AnyRun) => {
        const created = await run.succeed(create)
        const id = run.idOf(resource, created)
        await verify({
          run,
          resource,
          create,
          created,
          path: {
            ...created.call.path,
            [resource.parameter]: needed(id, `${create.id} does not say the id of what it created`),
          },
        })
      },
    })
    return [
      ...(read
        ? [chain('is-readable', 'what was created is read as it was sent', [], isReadable(read))]
        : []),
      ...(list ? [chain('is-listed', 'what was created is in the list', [], isListed(list))] : []),
      ...changes.map((change) =>
        chain(
          `${change.method.toLowerCase()}-is-kept`,
          'what was changed is read as it was sent',
          [change],
          isKept(change, read),
        ),
      ),
      ...(remove
        ? [chain('is-gone', 'what was deleted is gone', [remove], isGone(remove, read, list, changes))]
        : []),
      ...(read && !read.isPublic
        ? [chain('is-private', 'a second account does not see it', [], isPrivate(read))]
        : []),
    ]
  })

const get = async (run: AnyRun, operation: Operation, path: Record<string, string>) =>
  run.call(operation.id, await run.candidate(operation, 0, path))

/** Each field that was sent, where the response has it too: it may have another notation, but not another value. */
function mustContain(
  { document }: AnyRun,
  { responseTo }: Operation,
  { status, text }: Received,
  sentBody: unknown,
  subject: string,
): void {
  const { body: schema = {} } = responseTo(status) ?? {}
  const read = parsed(text)
  const [got, given] = [fieldsIn(read), fieldsIn(sentBody)]
  /** A response cannot have what its schema does not allow, although the request may. */
  const isImpossible = (name: string, value: unknown) => {
    const other = parsed(text)
    fieldsIn(other)[name] = value
    return document.judge.isValid(schema, read) && !document.judge.isValid(schema, other)
  }
  for (const [name, value] of Object.entries(given)) {
    const kept = got[name]
    if (kept === undefined || kept === null || typeof kept !== typeof value || Object(kept) === kept) continue
    // Servers may write texts and instants in another way.
    const isAlike =
      isSame(kept, value) ||
      `${kept}`.trim().toLowerCase() === `${value}`.trim().toLowerCase() ||
      Date.parse(`${kept}`) === Date.parse(`${value}`) ||
      (typeof kept === 'string' && /[•*]/.test(kept)) ||
      isImpossible(name, value)
    must(isAlike, `${subject}: ${name} is ${JSON.stringify(kept)}, and ${JSON.stringify(value)} was sent`)
  }
}

const isReadable =
  (read: Operation) =>
  async ({ run, create, created, path }: Chain): Promise<void> => {
    const received = await get(run, read, path)
    must(received.status < 300, `${read.id} answers ${received.status} for what ${create.id} has created`)
    mustContain(run, read, received, created.call.body, read.id)
    mustContain(run, create, created.received, created.call.body, create.id)
  }

const isListed =
  (list: Operation) =>
  async ({ run, resource, create, path }: Chain): Promise<void> => {
    const { status, text } = await get(run, list, path)
    must(status < 300, `${list.id} answers ${status} after ${create.id}`)
    const rows = rowsIn(parsed(text))
    const isFound = rows.some((row) => idIn(row, resource) === path[resource.parameter])
    const isPaged = list.parameters.some(({ name }) => /limit|page|size|cursor|offset|per/i.test(name))
    if (!isFound && isPaged && rows.length >= FEW_ROWS)
      throw new NotCovered(`${list.id} has pages, and it is not on the first`)
    if (!isFound && list.parameters.some((parameter) => parameter.in === 'query' && parameter.required))
      throw new NotCovered(`${list.id} requires parameters, which may leave it out`)
    must(isFound, `${list.id} does not list what ${create.id} has created`)
  }

const FEW_ROWS = 5

const isKept =
  (change: Operation, read: Operation | undefined) =>
  async ({ run, path }: Chain): Promise<void> => {
    const { call } = await run.succeed(change, { path })
    const reader = needed(read, `nothing reads what ${change.id} has changed`)
    const first = await get(run, reader, path)
    must(first.status < 300, `${reader.id} answers ${first.status} after ${change.id}`)
    mustContain(run, reader, first, call.body, `${reader.id} after ${change.id}`)
    if (change.method !== 'PUT') return
    const again = await run.call(change.id, call)
    must(again.status < 300 || again.status === 412, `${change.id} answers ${again.status} the second time`)
    const second = await get(run, reader, path)
    mustContain(run, reader, second, call.body, `${reader.id} after ${change.id} twice`)
  }

const isGone =
  (remove: Operation, read: Operation | undefined, list: Operation | undefined, changes: Operation[]) =>
  async ({ run, resource, path }: Chain): Promise<void> => {
    await run.succeed(remove, { path })
    if (read) {
      const { status } = await get(run, read, path)
      must(
        status === 404 || status === 410,
        `${read.id} answers ${status} for what was deleted, expected 404 or 410`,
      )
    }
    if (list) {
      const { text } = await get(run, list, path)
      const isListed = rowsIn(parsed(text)).some((row) => idIn(row, resource) === path[resource.parameter])
      must(!isListed, `${list.id} lists what was deleted`)
    }
    for (const change of changes.filter(({ method }) => method === 'PATCH')) {
      const { status } = await run.call(change.id, await run.candidate(change, 0, path))
      must(status >= 400, `${change.id} answers ${status} for what was deleted`)
    }
  }

/** Advice, since only the document could say to whom it belongs. */
const isPrivate =
  (read: Operation) =>
  async ({ run, path }: Chain): Promise<void> => {
    const second = needed(run.second, 'no second account was given: --second-header')
    const { status } = await run.call(read.id, { as: second, path })
    if (status === 401) throw new NotCovered(`${read.id} answers 401 to the second account: --second-header`)
    if (status < 300) run.advice.add(`${read.id} shows a second account what the first has created`)
  }
