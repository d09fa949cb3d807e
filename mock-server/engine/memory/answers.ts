import { Reply } from '../backend.ts'
import { headersFrom } from '../calls/from-contract.ts'
import { isBodiless } from '../contract/example-response.ts'
import type { MediaType } from '../contract/media-types.ts'
import { isJson, isStream, isXml, negotiated } from '../contract/media-types.ts'
import { jsonSchemaOf, responseFor } from '../contract/operation.ts'
import { isRecord } from '../contract/requirement.ts'
import { hasTag } from '../entity-tag.ts'
import { randomOf } from '../random.ts'
import { pathIn } from '../requests/paths.ts'
import { concrete } from '../responses/made-body.ts'
import { bodyText } from '../responses/xml.ts'
import { RuleViolation, rejectAbsent, rejectConflict } from '../rule-violation.ts'
import type { Clock } from '../time/clock.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { Use } from './collections.ts'
import { isEtag } from './collections.ts'
import type { Contents, Thing } from './contents.ts'
import { countsOf, cursorsOf, nextIn, pageOf } from './lists.ts'
import type { Maker } from './making.ts'
import type { Memory } from './memory.ts'
import { addressOf } from './memory.ts'
import { isJsonPatch, merged, patched } from './patch.ts'

type Fields = Record<string, unknown>
export type Request = { path: Fields; query: Fields; body: unknown; raw: globalThis.Request }
type Call = Use &
  Pick<Request, 'query' | 'body' | 'raw'> & {
    memory: Memory
    make: Maker
    now: number
    contents: Contents
    address: string
    /** The identity of the addressed item; empty for a singleton. */
    id: string
    /** The fields that say where it is. */
    place: Thing
    /** How the response differs from the request, where its schema does not allow that. */
    notes: string[]
  }
type Answer = {
  status?: number | undefined
  thing?: Thing
  body?: unknown
  /** Whether the body is known to fulfil the schema of its view. */
  isValid?: boolean
  source?: 'remembered' | 'example' | 'generated'
  /** By lower-case names. */
  headers?: Record<string, string | number | boolean>
}

/** The response to a call from memory; undefined if it comes from the contract alone. */
export function answer(use: Use, request: Request, memory: Memory, clock: Clock): Reply | undefined {
  const { operation, collection, deed } = use
  const { content } = responseFor(operation, operation.success) ?? { content: [] }
  const media = negotiated(content, request.raw.headers.get('accept'))
  // Decided first: a call that the contract answers, or rejects, changes nothing.
  if (content.length > 0 && !isWritable(media)) return undefined
  const { path, query, body, raw } = request
  const address = addressOf(collection.path, path)
  const call: Call = {
    ...{ ...use, query, body, raw, memory, address, notes: [] },
    make: memory.model.make,
    now: clock.now(),
    contents: memory.at(collection, address),
    id: collection.identity ? String(path[collection.identity.parameter.name]) : '',
    place: memory.placed(collection, path),
  }
  const found = DEEDS[deed](call)
  return found || call.notes.length > 0 ? replyOf(call, found ?? { source: 'generated' }) : undefined
}

const DEEDS = { list, create, read, show: read, replace, merge, remove }

const isWritable = (media: MediaType | undefined) =>
  media !== undefined && !isStream(media.type) && (isJson(media.type) || isXml(media.type))

function list({
  operation,
  view,
  collection,
  query,
  make,
  contents,
  place,
  notes,
}: Call): Answer | undefined {
  if (!view) return undefined
  const { items = {}, maxItems: most } = withoutReferences(view.part, make.contract.schemas)
  const filters = Object.entries(query).filter(([name]) => make.isFilter(collection, name))
  const wanted = [...Object.entries(place), ...filters]
  const page = pageOf(contents.all(), wanted, query, operation, most)
  const rows = page.things.map((thing) => make.viewOf(items, collection, thing))
  const declared = responseFor(operation, operation.success)?.headers ?? []
  const headers = countsOf(
    declared.map(({ name }) => name.toLowerCase()),
    page,
  )
  if (view.field === undefined) return { body: rows, headers }
  const base: Thing = { ...make.envelopeOf(operation), [view.field]: rows }
  const names = Object.keys(base).filter((name) => ['number', 'boolean'].includes(typeof base[name]))
  const counted: Thing = { ...base, ...countsOf(names, page) }
  const next = nextIn(make.fieldsOf(view.whole).keys())
  const { [next ?? '']: _, ...last } = counted
  const withNext = (cursor: unknown) => ({ ...counted, [next ?? '']: cursor })
  const cursors = cursorsOf(operation, page, make.isValid)
  const bodies = next === undefined ? [counted] : [...[...cursors, null].map(withNext), last, withNext('')]
  const { thing, left, isValid } = make.fitted(view.whole, base, bodies)
  for (const name of left)
    notes.push(`${name} is not true of this list: the response's schema does not allow that`)
  return { body: thing, headers, isValid }
}

/** The item that the call addresses, made now unless it has been read before. @throws RuleViolation if it was deleted */
function read(call: Call): (Answer & { thing: Thing }) | undefined {
  const { collection, memory, make, contents, id, place, address, notes } = call
  const remembered = contents.find(id)
  if (remembered && isAt(remembered, place)) return { thing: remembered }
  const isPossible = make.mayIdentify(collection, id)
  const isUnknown = !isPossible && call.operation.responses.has(404)
  if (remembered || !contents.isOpen || contents.gone.has(id) || isUnknown)
    return rejectAbsent(`${id} in ${collection.name}`.trim())
  const { operation, view } = collection.read ?? call
  const path = pathIn(make.contract, { ...operation, path: id ? `${address}/${id}` : address })
  const random = () => memory.random(operation.id, path)
  const { value: body, source } = make.bodyOf(operation, random())
  const thing = make.thing(collection, { id, others: place, random: random(), view, body })
  if (!isPossible)
    notes.push(`${id} is not the item of the response: the response's schema does not allow that`)
  if (!thing) return undefined
  try {
    contents.put(id, thing)
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error
    notes.push(`this is not remembered, but made again by each call: ${error.message}`)
  }
  return operation === call.operation ? { thing, source } : { thing }
}

/** The item that a call changes. @throws RuleViolation if it was deleted, or is not the version in `If-Match` */
function current(call: Call): Thing | undefined {
  const { responses, parameters } = call.operation
  const found = read(call)
  const ifMatch = call.raw.headers.get('if-match')
  const isDeclared = responses.has(412) || parameters.some(({ name }) => /^if-match$/i.test(name))
  if (found && isDeclared && ifMatch !== null && !hasTag(ifMatch, tagOf(call, found.thing), 'strong'))
    throw new RuleViolation('precondition', 'It has changed since.')
  return found?.thing
}

function create(call: Call): Answer | undefined {
  const { collection, operation, memory, make, contents, address } = call
  const sent = sentTo(call)
  if (!collection.identity || !sent) return undefined
  const wished = sent[collection.identity.field]
  const isGiven = make.isIdentity(collection, wished)
  const isTaken = isGiven && contents.find(String(wished)) !== undefined
  if (isTaken && responseFor(operation, 409))
    rejectConflict('already_exists', `${wished} in ${collection.name} exists already.`)
  const id =
    isGiven && !isTaken ? wished : make.newIdentity(collection, contents, `${memory.start.seed} ${address}`)
  return id === undefined ? undefined : added(call, String(id), sent)
}

/** Creates an item with the sent fields. */
function added(call: Call, id: string, sent: Fields): Answer | undefined {
  const { collection, operation, view, memory, make, contents, address, place } = call
  const random = () => memory.random(operation.id, address, id)
  const { value: body, source } = make.bodyOf(operation, random())
  const made = make.thing(collection, { id, others: place, random: random(), view, body })
  if (!made) return undefined
  const request = jsonSchemaOf(operation.requestBody)
  const base = source === 'example' ? made : make.begun(collection, made, request)
  const changes = changesOf(call, sent, true)
  const kept = make.serverFields(collection, base, request)
  const thing = put(call, id, base, [
    { ...kept, ...changes },
    { ...base, ...changes },
    Object(merged(base, changes)),
  ])
  contents.created.add(id)
  const path = `${address}/${encodeURIComponent(id)}`
  return { thing, headers: { location: pathIn(make.contract, { ...operation, path }) } }
}

function replace(call: Call): Answer | undefined {
  const { collection, operation, make, contents, id } = call
  const { responses, requestBody, success } = operation
  const sent = sentTo(call)
  if (sent && responses.has(201) && (contents.gone.has(id) || !(contents.isOpen || contents.find(id)))) {
    const created = added(call, id, sent)
    return created && { ...created, status: 201 }
  }
  const before = sent && current(call)
  if (!before) return undefined
  const changes = changesOf(call, sent, false)
  const kept = make.serverFields(collection, before, jsonSchemaOf(requestBody))
  const thing = put(call, id, before, [
    { ...kept, ...changes },
    { ...before, ...changes },
  ])
  return { thing, status: success === 201 ? [200, 204].find((status) => responses.has(status)) : undefined }
}

function merge(call: Call): Answer | undefined {
  const { collection, make, body, id } = call
  const steps = isJsonPatch(body) ? body : undefined
  const sent = steps ? {} : sentTo(call)
  const before = sent && current(call)
  if (!before) return undefined
  const changes = changesOf(call, sent, false)
  const base = steps ? patched(before, steps) : before
  if (!isRecord(base)) return undefined
  const after = Object(merged({ ...base, ...make.serverFields(collection, before) }, changes))
  const nulls = Object.fromEntries(Object.entries(changes).filter(([, value]) => value === null))
  return { thing: put(call, id, before, [after, { ...after, ...nulls }]) }
}

function remove(call: Call): Answer | undefined {
  const thing = current(call)
  if (!thing) return undefined
  call.memory.remove(call.collection, call.contents, call.id)
  return { thing }
}

/** The sent fields of a thing: in the same field as in responses, or the whole body. */
function sentTo({ collection, view, body = {}, make }: Call): Fields | undefined {
  const field = view?.field ?? collection.read?.view?.field
  if (!isRecord(body)) return undefined
  const inside = field === undefined || make.fieldsOf(collection.schema).has(field) ? undefined : body[field]
  return isRecord(inside) ? inside : body
}

const changesOf = ({ collection, make, now }: Call, sent: Fields, isCreated: boolean): Fields => ({
  ...make.timesAt(collection, now, isCreated),
  ...make.allowed(collection, sent),
})

/** Stores the first candidate that the schema allows, or the closest valid one, which the journal then notes. */
function put({ collection, make, notes, place, contents }: Call, id: string, before: Thing, wanted: Thing[]) {
  const { identity, schema } = collection
  const fixed = { ...(identity && { [identity.field]: before[identity.field] }), ...place }
  const candidates = wanted.map((fields) => ({ ...fields, ...fixed }))
  const { thing, left } = make.fitted(schema, before, candidates)
  for (const name of left)
    notes.push(`${name} is not as it was sent: the response's schema does not allow that`)
  return contents.put(id, thing)
}

const isAt = (thing: Thing, place: Thing) =>
  Object.entries(place).every(([name, value]) => String(thing[name]) === String(value))

/** The entity tag of a thing, or of a text, as the headers of its collection declare it. */
function tagOf({ collection: { tag: schema = {} }, make }: Call, content: Thing | string): string {
  const random = randomOf(typeof content === 'string' ? content : JSON.stringify(content))
  const tag = `"${random.hex(16)}"`
  return make.isValid(schema, tag) ? tag : String(make.valueFor(schema, random))
}

function replyOf(call: Call, answer: Answer): Reply {
  const { operation, collection, view, deed, raw, memory, make, notes } = call
  const { thing, isValid = false, status = operation.success, headers = {} } = answer
  const declared = responseFor(operation, status) ?? { content: [], headers: [] }
  const media = negotiated(declared.content, raw.headers.get('accept'))
  const random = () => memory.random(operation.id, new URL(raw.url).pathname)
  const others = declared.headers.filter((header) => !isEtag(header))
  const sent = headersFrom(others, make.valueFor, random())
  for (const name of Object.keys(sent)) sent[name] = String(headers[name.toLowerCase()] ?? sent[name])
  let text: string | null = null
  let { body, source = 'remembered' } = answer
  if (media && !isBodiless(status)) {
    const { schema = {}, type } = media
    const fromContract = () => make.bodyOf(operation, random())
    if (thing && view) body ??= make.bodyWith(view, collection, thing, fromContract)
    if (body === undefined || !((isValid && schema === view?.whole) || make.isValid(schema, body))) {
      if (body !== undefined)
        notes.push('the response is as the contract gives it: its schema allows nothing else')
      ;({ value: body, source } = fromContract())
    }
    text = bodyText(body, type, schema, make.contract.schemas)
    sent['content-type'] = concrete(type)
  }
  sent['x-mock-source'] = source
  const isConditional = operation.responses.has(304)
  if (isConditional || declared.headers.some(isEtag)) {
    const etag = tagOf(call, thing ?? text ?? '')
    const isRead = deed === 'read' || deed === 'list'
    if (isRead && isConditional && hasTag(raw.headers.get('if-none-match'), etag, 'weak'))
      return new Reply(null, 304, { etag }, notes)
    sent.etag = etag
  }
  return new Reply(text, status, sent, notes)
}
