import { Reply } from '../backend.ts'
import { headersFrom } from '../calls/from-contract.ts'
import { isBodiless } from '../contract/example-response.ts'
import type { MediaType } from '../contract/media-types.ts'
import { isJson, isStream, isXml, negotiated } from '../contract/media-types.ts'
import type { Operation } from '../contract/operation.ts'
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
import { isEtag } from './collections.ts'
import type { Contents, Thing } from './contents.ts'
import { countsOf, pageOf } from './lists.ts'
import type { Maker } from './making.ts'
import type { Memory } from './memory.ts'
import { addressOf } from './memory.ts'
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
  status?: number | undefined
  thing?: Thing
  body?: unknown
  /** Whether the body is known to fulfil the schema of its view. */
  isValid?: boolean
  source?: Source
  headers?: Record<string, string | number>
}

type Found = { thing: Thing; source: Source }

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
  const { items = {}, maxItems: most } = withoutReferences(view.part, make.contract.schemas)
  const filters = Object.entries(request.query).filter(([name]) => make.isFilter(collection, name))
  const wanted = [...Object.entries(place), ...filters]
  const page = pageOf(contents.all(), wanted, request.query, operation, most)
  const shown = page.things.map((thing) => make.shown(items, collection, thing))
  const declared = responseFor(operation, operation.success)?.headers ?? []
  const names = declared.map(({ name }) => name)
  const headers = countsOf(names, page)
  if (view.field === undefined) return { body: shown, headers }
  const base = { ...make.envelopeOf(operation, memory.start.seed), [view.field]: shown }
  const numbers = Object.keys(base).filter((name) => typeof base[name] === 'number')
  const {
    thing: body,
    left,
    isValid,
  } = make.fitted(view.whole, base, [{ ...base, ...countsOf(numbers, page) }])
  for (const name of left)
    notes.push(`${name} is not true of this list: the response's schema does not allow that`)
  return { body, headers, isValid }
}

/** The thing that is called. One that nobody has asked for yet is made now. @throws RuleViolation if it is gone */
function existing({ use, memory, contents, id, place, address, notes }: Call): Found | undefined {
  const { collection } = use
  const known = contents.find(id)
  if (known && isAt(known, place)) return { thing: known, source: 'remembered' }
  if (known || !contents.isOpen || contents.gone.has(id))
    return rejectAbsent(`${id} in ${collection.name}`.trim())
  const { make } = memory.model
  const { operation, view } = collection.read ?? use
  const random = () =>
    memory.random(operation.id, `${basePathOf(operation, make)}${address}${id && `/${id}`}`)
  const { value: body, source } = make.bodyOf(operation, random())
  const thing = make.thing(collection, { id, others: place, random: random(), view, body })
  if (!thing) return undefined
  try {
    contents.put(id, thing)
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error
    notes.push(`this is not remembered, but made again by each call: ${error.message}`)
  }
  return { thing, source: operation === use.operation ? source : 'remembered' }
}

const basePathOf = ({ basePath }: Operation, { contract }: Maker) => basePath ?? contract.basePath

/** The thing that a call changes. @throws RuleViolation if it is gone, or was changed since the version that is meant */
function current(call: Call): Thing | undefined {
  const { operation } = call.use
  const found = existing(call)
  const ifMatch = call.request.raw.headers.get('if-match')
  const isDeclared =
    operation.responses.has(412) || operation.parameters.some(({ name }) => /^if-match$/i.test(name))
  if (found && isDeclared && ifMatch !== null && !hasTag(ifMatch, tagOf(call, found.thing), 'strong'))
    throw new RuleViolation('precondition', 'It has changed since.')
  return found?.thing
}

function create(call: Call): Answer | undefined {
  const { use, memory, contents, address, place } = call
  const { collection, operation, view } = use
  const { make } = memory.model
  const { identity } = collection
  const sent = sentTo(call)
  if (!identity || sent === undefined) return undefined
  const wished = sent[identity.field]
  const isGiven = make.isIdentity(collection, wished)
  const isTaken = isGiven && contents.find(String(wished)) !== undefined
  if (isTaken && responseFor(operation, 409))
    rejectConflict('already_exists', `${wished} in ${collection.name} exists already.`)
  const isOwn = isGiven && !isTaken
  const id = isOwn ? wished : make.newIdentity(collection, contents, `${memory.start.seed} ${address}`)
  if (id === undefined) return undefined
  const random = () => memory.random(operation.id, address, id)
  const { value: body } = make.bodyOf(operation, random())
  const base = make.thing(collection, { id, others: place, random: random(), view, body })
  return base && added(call, String(id), base, sent)
}

/** A thing that a call creates, with what it sent. */
function added(call: Call, id: string, base: Thing, sent: Fields): Answer {
  const { use, memory, contents, address, clock } = call
  const { make } = memory.model
  const { collection, operation } = use
  const changes = { ...make.timesAt(collection, clock.now(), true), ...make.allowed(collection, sent) }
  const made = make.serverFields(collection, base, jsonSchemaOf(operation.requestBody))
  const thing = put(call, id, base, [
    { ...made, ...changes },
    { ...base, ...changes },
    Object(merged(base, changes)),
  ])
  contents.created.add(id)
  const location = `${basePathOf(operation, make)}${address}/${encodeURIComponent(id)}`
  return { thing, headers: { location } }
}

function replace(call: Call): Answer | undefined {
  const { use, memory, contents, id, clock, place, address } = call
  const { collection, operation } = use
  const { make } = memory.model
  const { responses } = operation
  const sent = sentTo(call)
  if (sent === undefined) return undefined
  if (responses.has(201) && (contents.gone.has(id) || (!contents.isOpen && !contents.find(id)))) {
    const random = memory.random(operation.id, address, id)
    const base = make.thing(collection, { id, others: place, random })
    return base && { ...added(call, id, base, sent), status: 201 }
  }
  const before = current(call)
  if (!before) return undefined
  const kept = make.serverFields(collection, before, jsonSchemaOf(operation.requestBody))
  const changes = { ...make.timesAt(collection, clock.now(), false), ...make.allowed(collection, sent) }
  const thing = put(call, id, before, [
    { ...kept, ...changes },
    { ...before, ...changes },
  ])
  const isChange = operation.success === 201
  return { thing, status: isChange ? [200, 204].find((each) => responses.has(each)) : undefined }
}

function merge(call: Call): Answer | undefined {
  const { use, request, memory, id, clock } = call
  const { make } = memory.model
  const steps = isJsonPatch(request.body) ? request.body : undefined
  const sent = steps ? {} : sentTo(call)
  const before = sent && current(call)
  if (!before) return undefined
  const changes = make.allowed(use.collection, sent)
  const after = steps ? patched(before, steps) : merged(before, changes)
  if (!isRecord(after)) return undefined
  const fixed = {
    ...make.timesAt(use.collection, clock.now(), false),
    ...make.readOnly(use.collection, before),
  }
  const nulls = Object.fromEntries(Object.entries(changes).filter(([, each]) => each === null))
  return {
    thing: put(call, id, before, [
      { ...after, ...fixed },
      { ...after, ...nulls, ...fixed },
    ]),
  }
}

function remove(call: Call): Answer | undefined {
  const thing = current(call)
  if (!thing) return undefined
  call.memory.remove(call.use.collection, call.contents, call.id, call.address)
  return { thing }
}

/** What was sent about a thing: in the field that responses have it in, too, or as a whole. */
function sentTo({ use: { collection, view }, request: { body = {} }, memory }: Call): Fields | undefined {
  const field = view?.field ?? collection.read?.view?.field
  if (!isRecord(body)) return undefined
  const isOwn = field === undefined || memory.model.make.fieldsOf(collection.schema).has(field)
  const inside = isOwn ? undefined : body[field]
  return isRecord(inside) ? inside : body
}

/** Puts the first of these that the schema allows, or the nearest to it, which the journal then says. */
function put(
  { use, memory, notes, place, contents }: Call,
  id: string,
  before: Thing,
  wanted: Thing[],
): Thing {
  const { identity, schema } = use.collection
  const own = { ...(identity && { [identity.field]: before[identity.field] }), ...place }
  const all = wanted.map((each) => ({ ...each, ...own }))
  const { thing, left } = memory.model.make.fitted(schema, before, all)
  for (const name of left)
    notes.push(`${name} is not as it was sent: the response's schema does not allow that`)
  return contents.put(id, thing)
}

const isAt = (thing: Thing, place: Thing) =>
  Object.entries(place).every(([name, value]) => String(thing[name]) === String(value))

/** The entity tag of a thing, or of a text, as the headers of its collection declare it. */
function tagOf({ use, memory }: Call, shown: Thing | string): string {
  const { make } = memory.model
  const { tag: schema = {} } = use.collection
  const random = randomOf(typeof shown === 'string' ? shown : JSON.stringify(shown))
  const tag = `"${random.hex(16)}"`
  return make.isValid(schema, tag) ? tag : String(make.valueFor(schema, random))
}

function replyOf(
  call: Call,
  {
    thing,
    body: given,
    isValid,
    status = call.use.operation.success,
    source = 'remembered',
    headers = {},
  }: Answer,
  accepted: MediaType | undefined,
): Reply {
  const { use, request, memory, notes } = call
  const { operation, collection, view, deed } = use
  const { make } = memory.model
  const declared = responseFor(operation, status) ?? { content: [], headers: [] }
  const { headers: sentHeaders, url } = request.raw
  const media =
    status === operation.success ? accepted : negotiated(declared.content, sentHeaders.get('accept'))
  const random = () => memory.random(operation.id, new URL(url).pathname)
  const sent = headersFrom(declared.headers, make.valueFor, random())
  for (const name of Object.keys(sent)) {
    const value = headers[name] ?? headers[name.toLowerCase()]
    if (value !== undefined) sent[name] = String(value)
    if (isEtag({ name })) delete sent[name]
  }
  let text: string | null = null
  sent['x-mock-source'] = source
  if (media && !isBodiless(status)) {
    const { schema = {}, type } = media
    const made = () => make.bodyOf(operation, random())
    let body = given ?? (thing && view ? make.bodyWith(view, collection, thing, made) : undefined)
    const isKnown = isValid === true && schema === view?.whole
    if (body === undefined || !(isKnown || make.isValid(schema, body))) {
      if (body !== undefined)
        notes.push('the response is as the contract gives it: its schema allows nothing else')
      const other = made()
      body = other.value
      sent['x-mock-source'] = other.source
    }
    text = bodyText(body, type, schema, make.contract.schemas)
    sent['content-type'] = concrete(type)
  }
  const mayBeKnown = operation.responses.has(304)
  if (mayBeKnown || declared.headers.some(isEtag)) {
    const etag = tagOf(call, thing ?? text ?? '')
    const isRead = deed === 'read' || deed === 'list'
    if (isRead && mayBeKnown && hasTag(sentHeaders.get('if-none-match'), etag, 'weak'))
      return new Reply(null, 304, { etag }, notes)
    sent.etag = etag
  }
  return new Reply(text, status, sent, notes)
}
