import type { Schema } from '../../suite/document.ts'
import type { Operation, OperationId } from '../document.ts'
import { document, operationOf } from '../document.ts'
import type { Difference } from './compare.ts'
import { ownContractText } from './contract-text.embedded.ts'

/** What openapi.yaml says about a difference, with the line, and where the API reference explains the call. */
export function sentenceFor(operation: OperationId, { path, expected, got }: Difference): string {
  const lines = ownContractText().split('\n')
  const start = lines.findIndex((line) => line.trim() === `operationId: ${operation}`)
  const found =
    path === 'status'
      ? (forMalformed(lines, operation, `${expected}`) ?? forStatus(lines, start, `${expected} ${got}`))
      : at(lines, keysOfField(operationOf(operation), path))
  const [number, text] = found ?? described(lines, start) ?? [start, `operationId: ${operation}`]
  return `openapi.yaml:${number + 1}: ${text}\n(/api-reference#${operation})`
}

const MOST_CHARACTERS = 300

type SpecLine = [line: number, text: string]

/** What the first malformed field or parameter must be. */
function forMalformed(lines: string[], operation: OperationId, expected: string): SpecLine | undefined {
  const name = /^400 .*?“([^”]+)”/.exec(expected)?.[1]
  return name === undefined ? undefined : at(lines, keysOfRequested(operationOf(operation), name))
}

function at(lines: string[], keys: Keys | undefined): SpecLine | undefined {
  let line = -1
  for (const [depth, key] of [...(keys ?? []), 'description'].entries()) {
    const names = [key, `'${key}'`].map((name) => `${'  '.repeat(depth)}${name}:`)
    line = lines.findIndex((each, index) => index > line && names.some((name) => each.startsWith(name)))
    if (line < 0) return undefined
  }
  return keys && [line, paragraph(lines, line)]
}

/** The sentence of the operation, or of the whole document, that names one of the fields, codes or statuses. */
function forStatus(lines: string[], start: number, outcomes: string): SpecLine | undefined {
  const end = lines.findIndex((line, index) => index > start && /^ {6}operationId:/.test(line))
  const fields = [...outcomes.matchAll(/“([^”]+)”/g)].map(([, name]) => `field \`${name}\``)
  const field = lines.findIndex(
    (line, index) => index > start && index < end && fields.some((name) => line.includes(name)),
  )
  if (field >= 0) return [field, paragraph(lines, field)]
  const words = outcomes.split(' ').filter((word) => /^[1-5]\d\d$|_/.test(word))
  // A code says more than a status.
  for (const word of words.sort((a, b) => Number(b.includes('_')) - Number(a.includes('_')))) {
    const says = (line: string, index: number) =>
      new RegExp(`\`${word}\`|\\(${word}|with ${word}`).test(line) && index > 0
    const own = lines.findIndex((line, index) => says(line, index) && index > start && index < end)
    const line = own >= 0 ? own : lines.findIndex(says)
    if (line >= 0) return [line, paragraph(lines, line)]
  }
  return undefined
}

function described(lines: string[], start: number): SpecLine | undefined {
  const line = lines.findIndex((each, index) => index > start && each.trim().startsWith('description:'))
  return line < 0 ? undefined : [line, paragraph(lines, line)]
}

/** A line with those that continue it, indented alike. */
function paragraph(lines: string[], at: number): string {
  const indent = (line: string) => line.search(/\S/)
  const [first = '', ...rest] = lines.slice(at, at + 6)
  const depth = indent(first)
  const isBlock = first.trim().endsWith('|')
  const end = rest.findIndex(
    (line) =>
      line.trim() === '' ||
      (isBlock ? indent(line) <= depth : indent(line) !== depth || /^\s*[\w-]+:( |$)/.test(line)),
  )
  const text = [first, ...rest.slice(0, end < 0 ? undefined : end)].map((line) => line.trim()).join(' ')
  return text.replace(/^description: (\| )?/, '').slice(0, MOST_CHARACTERS)
}

type Keys = string[]

/** Where the document describes a field of a response, such as `transactions.0.amount`. */
function keysOfField({ path, method, success }: Operation, field: string): Keys | undefined {
  const response = ['paths', path, method.toLowerCase(), 'responses', `${success}`]
  const { own, notation, object } = descriptions([...response, ...JSON_SCHEMA], field)
  return own ?? object ?? notation
}

/** Where the document describes what a request was rejected for: a parameter, or a field of its body. */
function keysOfRequested(operation: Operation, name: string): Keys | undefined {
  const parameter = Object.entries(document.components.parameters).find(([, each]) => each.name === name)
  if (parameter) return ['components', 'parameters', parameter[0]]
  const { path, method } = operation
  const body = ['paths', path, method.toLowerCase(), 'requestBody', ...JSON_SCHEMA]
  const { own, notation, object } = descriptions(body, name)
  return own ?? notation ?? object
}

const JSON_SCHEMA = ['content', 'application/json', 'schema']

type Descriptions = {
  own?: Keys | undefined
  /** Of the type that it shares with other fields, such as an amount in paise. */
  notation?: Keys | undefined
  /** Of the innermost object that it belongs to. */
  object?: Keys | undefined
}

function descriptions(schema: Keys, field: string): Descriptions {
  let keys: Keys | undefined = schema
  let found: Descriptions = {}
  for (const part of field.split('.')) {
    keys = keys && within(keys, part)
    if (!keys) return found
    const type = target(keys)
    const hasType = valueAt(type)?.description !== undefined
    found = {
      own: valueAt(keys)?.description === undefined ? undefined : keys,
      notation: hasType ? type : undefined,
      object: hasType && valueAt(type)?.properties ? type : found.object,
    }
  }
  return found
}

function within(keys: Keys, part: string): Keys | undefined {
  const at = target(keys)
  const inner = /^\d+$/.test(part) ? [...at, 'items'] : [...at, 'properties', part]
  return valueAt(inner) && inner
}

function target(keys: Keys): Keys {
  const pointer = valueAt(keys)?.$ref
  return pointer ? pointer.slice(2).split('/') : keys
}

const valueAt = (keys: Keys): (Schema & { description?: string }) | undefined =>
  keys.reduce<object | undefined>((value, key) => Reflect.get(value ?? {}, key), document)
