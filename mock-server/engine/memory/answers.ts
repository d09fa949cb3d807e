import { Reply } from '../backend.ts'
import { headersFrom } from '../calls/from-contract.ts'
import { isBodiless } from '../contract/example-response.ts'
import type { MediaType } from '../contract/media-types.ts'
import { isJson, isStream, isXml, negotiated } from '../contract/media-types.ts'
import { jsonSchemaOf, responseFor } from '../contract/operation.ts'
import { isRecord } from '../contract/requirement.ts'
import { hasTag } from '../entity-tag.ts'
import { randomOf } from '../random.ts'
import { concrete } from '../responses/made-body.ts'
import { bodyText } from '../responses/xml.ts'
import { RuleViolation, rejectAbsent, rejectConflict } from '../rule-violation.ts'
import type { Clock } from '../time/clock.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { Use } from './collections.ts'
import type { Contents, Thing } from './contents.ts'
import { countsOf, pageOf } from './lists.ts'
import type { Memory } from './memory.ts'
import { addressOf, MAX_THINGS } from './memory.ts'
import { isJsonPatch, merged, patched } from './patch.ts'

type Fields = Record<string, unknown>
export type Request = { path: Fields; query: Fields; body: unknown; raw: globalThis.Request }
type Source = 'remembered' | 'example' | 'generated'
type Call = {
  use: Use
  request: Request
  memory: Memory
  clock: Clock
  contents: Contents
  address: string
  /** Of the thing that is called; empty for one that there is once. */
  id: string
  /** The fields that say where it is. */
  place: Thing
  /** What the response has otherwise than asked, since its schema would not allow it. */
  notes: string[]
}
type Answer = {
  status?: number
  thing?: Thing
  body?: unknown
  /** Whether the body is known to fulfil the schema of its view. */
  isValid?: boolean
  source?: Source
  headers?: Record<string, string | number>
}

/** What a call is answered with from memory; undefined if that is the contract's alone. */
export function answer(use: Use, request: Request, memory: Memory, clock: Clock): Reply | undefined {
  const { operation, collection, deed } = use
  const { content } = responseFor(operation, operation.success) ?? { content: [] }
  const media = negotiated(content, request.raw.headers.get('accept'))
  // Decided first: a call that the contract answers, or rejects, changes nothing.
  if (content.length > 0 && !isWritable(media)) return undefined
  const { identity, path } = collection
  const address = addressOf(path, request.path)
  const contents = memory.at(collection, address)
  const id = identity ? String(request.path[identity.parameter.name]) : ''
  const place = memory.placed(collection, request.path)
  const call = { use, request, memory, clock, contents, address, id, place, notes: [] }
  const found = DEEDS[deed](call)
  return found && replyOf(call, found, media)
}

const DEEDS: Record<Use['deed'], (call: Call) => Answer | undefined> = {
  list,
  create,
  read: existing,
  replace,
  merge,
  remove,
}

const isWritable = (media: MediaType | undefined) =>
  media !== undefined && !isStream(media.type) && (isJson(media.type) || isXml(media.type))

function list({ use, request, memory, contents, place, notes }: Call): Answer | undefined {
  const { make } = memory.model
  const { operation, view, collection } = use
  if (!view) return undefined
  const things = contents.all()
  const all = Object.keys(place).length === 0 ? things : things.filter((thing) => isAt(thing, place))
  const { items = {}, maxItems: most } = withoutReferences(view.part, make.contract.schemas)
  const isFilter = (name: string) => make.isFilter(collection, name)
  const page = pageOf(all, { query: request.query, operation, isFilter, most })
  const shown = page.things.map((thing) => make.shown(items, collection, thing))
  const { headers: declared = [] } = responseFor(operation, operation.success) ?? {}
  const headers = countsOf(
    declared.map(({ name }) => name),
    page,
  )
  if (view.field === undefined) return { body: shown, headers }
  const base = { ...make.envelopeOf(operation, memory.start.seed), [view.field]: shown }
  const numbers = Object.keys(base).filter((name) => typeof base[name] === 'number')
  const { thing, left, isValid } = make.fitted(view.whole, base, [{ ...base, ...countsOf(numbers, page) }])
  for (const name of left)
    notes.push(`${name} is not true of this list: the response's schema does not allow that`)
  return { body: thing, headers, isValid }
}

/** The thing that is called. One that nobody has asked for yet is made now. @throws RuleViolation if it is gone */
function existing(call: Call): { thing: Thing; source: Source } | undefined {
  const { use, memory, contents, id, place, address } = call
  const { collection, operation } = use
  const known = contents.find(id)
  if (known && isAt(known, place)) return { thing: known, source: 'remembered' }
  if (known || !contents.isOpen || contents.gone.has(id))
    return rejectAbsent(`${id} in ${collection.name}`.trim())
  const { make, uses } = memory.model
  const shows =
    [...uses.values()].find((each) => each.collection === collection && each.deed === 'read') ?? use
  const random = `${shows.operation.id} ${make.contract.basePath}${address}${id && `/${id}`}`
  const { value, source } = make.bodyOf(shows.operation, randomOf(`${memory.start.seed} ${random}`))
  const made = memory.made(collection, value, shows.view, random)
  const thing = made && make.identified(collection, made, id, place)
  if (!thing) return undefined
  if (contents.size < MAX_THINGS) contents.put(id, thing)
  return { thing, source: operation === shows.operation ? source : 'remembered' }
}

function create(call: Call): Answer | undefined {
  const { use, memory, contents, address, place, clock } = call
  const { collection, operation, view } = use
  const { make } = memory.model
  const { identity } = collection
  const sent = sentTo(call)
  if (!identity || sent === undefined) return undefined
  const wished = sent[identity.field]
  const field = make.fieldsOf(collection.schema).get(identity.field) ?? {}
  const isGiven =
    (typeof wished === 'string' || typeof wished === 'number') &&
    !make.isReadOnly(field) &&
    make.isValid(field, wished)
  const isTaken = isGiven && contents.find(String(wished)) !== undefined
  if (isTaken && responseFor(operation, 409))
    rejectConflict('already_exists', `${wished} in ${collection.name} exists already.`)
  const id =
    isGiven && !isTaken ? wished : make.newIdentity(collection, contents, `${memory.start.seed} ${address}`)
  if (id === undefined) return undefined
  const random = `${operation.id} ${address} ${id}`
  const { value } = make.bodyOf(operation, randomOf(`${memory.start.seed} ${random}`))
  const base = memory.made(collection, value, view, random)
  const named = base && make.identified(collection, base, id, place)
  return (
    named &&
    added(call, String(id), named, {
      ...make.timesAt(collection, clock.now(), true),
      ...make.allowed(collection, sent),
    })
  )
}

/** A thing that a call creates, with what it sent. */
function added(call: Call, id: string, base: Thing, sent: Fields): Answer {
  const { use, memory, contents, place, address } = call
  const { make } = memory.model
  const { collection, operation } = use
  const own = {
    ...make.known(collection, identityOf(call, base)),
    ...place,
  }
  const made = make.serverFields(collection, base, jsonSchemaOf(operation.requestBody))
  const thing = settled(call, base, [
    { ...base, ...sent, ...own },
    { ...Object(merged(base, sent)), ...own },
    { ...made, ...sent, ...own },
  ])
  memory.put(collection, address, id, thing)
  contents.created.add(id)
  return { thing, headers: { location: `${make.contract.basePath}${address}/${encodeURIComponent(id)}` } }
}

function replace(call: Call): Answer | undefined {
  const { use, memory, contents, id, clock, place } = call
  const { collection, operation } = use
  const { make } = memory.model
  const sent = sentTo(call)
  if (sent === undefined) return undefined
  const isNew =
    operation.responses.has(201) && (contents.gone.has(id) || (!contents.isOpen && !contents.find(id)))
  const changes = { ...make.timesAt(collection, clock.now(), isNew), ...make.allowed(collection, sent) }
  if (isNew) {
    const base = memory.made(collection, undefined, undefined, `${operation.id} ${call.address} ${id}`)
    const named = base && make.identified(collection, base, id, place)
    return named && { ...added(call, id, named, changes), status: 201 }
  }
  const found = existing(call)
  if (!found) return undefined
  rejectOutdated(call, found.thing)
  const kept = make.serverFields(collection, found.thing, jsonSchemaOf(operation.requestBody))
  const own = { ...identityOf(call, found.thing), ...place }
  const thing = settled(call, found.thing, [
    { ...kept, ...changes, ...own },
    { ...found.thing, ...changes, ...own },
  ])
  contents.put(id, thing)
  const status =
    operation.success === 201 ? [200, 204].find((each) => operation.responses.has(each)) : undefined
  return { thing, ...(status !== undefined && { status }) }
}

function merge(call: Call): Answer | undefined {
  const { use, request, memory, contents, id, clock, place } = call
  const { collection } = use
  const { make } = memory.model
  const steps = isJsonPatch(request.body) ? request.body : undefined
  const sent = steps ? {} : sentTo(call)
  if (sent === undefined) return undefined
  const found = existing(call)
  if (!found) return undefined
  rejectOutdated(call, found.thing)
  const changes = make.allowed(collection, sent)
  const after = steps ? patched(found.thing, steps) : merged(found.thing, changes)
  if (!isRecord(after)) return undefined
  const fixed = {
    ...make.timesAt(collection, clock.now(), false),
    ...make.readOnly(collection, found.thing),
    ...identityOf(call, found.thing),
    ...place,
  }
  const nulls = Object.fromEntries(Object.entries(changes).filter(([, each]) => each === null))
  const thing = settled(call, found.thing, [
    { ...after, ...fixed },
    { ...after, ...nulls, ...fixed },
  ])
  contents.put(id, thing)
  return { thing }
}

function remove(call: Call): Answer | undefined {
  const { use, memory, contents, id, address } = call
  const found = existing(call)
  if (!found) return undefined
  rejectOutdated(call, found.thing)
  memory.remove(use.collection, contents, id, address)
  return found
}

/** What was sent about a thing: in the field that responses have it in, too, or as a whole. */
function sentTo({ use, request, memory }: Call): Fields | undefined {
  const { collection, view } = use
  const { uses, make } = memory.model
  const views = [
    view,
    ...[...uses.values()]
      .filter((each) => each.collection === collection && each.deed === 'read')
      .map((each) => each.view),
  ]
  const field = views.find((each) => each?.field !== undefined)?.field
  const body = request.body ?? {}
  if (!isRecord(body)) return undefined
  const inside = field === undefined || make.fieldsOf(collection.schema).has(field) ? undefined : body[field]
  return isRecord(inside) ? inside : body
}

/** The first of these that the schema allows, or the nearest to it, which the journal then says. */
function settled({ use, memory, notes }: Call, base: Thing, wanted: Thing[]): Thing {
  const { thing, left } = memory.model.make.fitted(use.collection.schema, base, wanted)
  for (const name of left)
    notes.push(`${name} is not as it was sent: the response's schema does not allow that`)
  return thing
}

const identityOf = ({ use: { collection } }: Call, thing: Thing): Fields =>
  collection.identity ? { [collection.identity.field]: thing[collection.identity.field] } : {}

const isAt = (thing: Thing, place: Thing) =>
  Object.entries(place).every(([name, value]) => String(thing[name]) === String(value))

/** @throws RuleViolation if a change is meant for another version than the one that is there */
function rejectOutdated(call: Call, thing: Thing): void {
  const {
    use: { operation },
    request,
  } = call
  const ifMatch = request.raw.headers.get('if-match')
  const isDeclared =
    operation.responses.has(412) || operation.parameters.some(({ name }) => /^if-match$/i.test(name))
  if (!isDeclared || ifMatch === null || hasTag(ifMatch, tagOf(call, JSON.stringify(thing)), 'strong')) return
  throw new RuleViolation('precondition', 'It has changed since.')
}

/** The entity tag of a text, as the headers of its collection declare it. */
function tagOf({ use, memory }: Call, text: string): string {
  const { uses, make } = memory.model
  const responses = [...uses.values()].flatMap(({ collection, operation }) =>
    collection === use.collection ? (responseFor(operation, operation.success)?.headers ?? []) : [],
  )
  const { schema = {} } = responses.find(isEtag) ?? {}
  const random = randomOf(text)
  const tag = `"${random.hex(16)}"`
  return make.isValid(schema, tag) ? tag : String(make.valueFor(schema, random))
}

const isEtag = ({ name }: { name: string }) => /^etag$/i.test(name)

function replyOf(
  call: Call,
  { thing, body: given, isValid, status: own, source = 'remembered', headers = {} }: Answer,
  accepted: MediaType | undefined,
): Reply {
  const { use, request, memory, notes } = call
  const { operation, collection, view, deed } = use
  const { make } = memory.model
  const status = own ?? operation.success
  const declared = responseFor(operation, status) ?? { content: [], headers: [] }
  const media = own === undefined ? accepted : negotiated(declared.content, request.raw.headers.get('accept'))
  const random = () => randomOf(`${memory.start.seed} ${operation.id} ${new URL(request.raw.url).pathname}`)
  const sent = headersFrom(declared.headers, make.valueFor, random())
  for (const name of Object.keys(sent)) {
    const value = headers[name] ?? headers[name.toLowerCase()]
    if (value !== undefined) sent[name] = String(value)
  }
  let [text, from]: [string | null, Source] = [null, source]
  if (media && !isBodiless(status)) {
    const { schema = {}, type } = media
    const made = () => make.bodyOf(operation, random())
    let body = given ?? (thing && view ? make.shownIn(view, collection, thing, made) : undefined)
    const isKnown = isValid === true && schema === view?.whole
    if (body === undefined || !(isKnown || make.isValid(schema, body))) {
      if (body !== undefined)
        notes.push('the response is as the contract gives it: its schema allows nothing else')
      const { value, source } = made()
      body = value
      from = source
    }
    text = bodyText(body, type, schema, make.contract.schemas)
    sent['content-type'] = concrete(type)
  }
  const isRead = deed === 'read' || deed === 'list'
  const isTagged = operation.responses.has(304) || declared.headers.some(isEtag)
  if (!isTagged) return new Reply(text, status, { ...sent, 'x-mock-source': from }, notes)
  const etag = tagOf(call, thing ? JSON.stringify(thing) : (text ?? ''))
  for (const name of Object.keys(sent)) if (isEtag({ name })) delete sent[name]
  const isKnown =
    isRead && operation.responses.has(304) && hasTag(request.raw.headers.get('if-none-match'), etag, 'weak')
  return isKnown
    ? new Reply(null, 304, { etag }, notes)
    : new Reply(text, status, { ...sent, etag, 'x-mock-source': from }, notes)
}
