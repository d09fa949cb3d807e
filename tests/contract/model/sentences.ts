import type { OperationId } from '../suite/document.ts'
import type { Difference } from './compare.ts'
import { ownContractText } from './contract-text.embedded.ts'

/** What openapi.yaml says about a difference, with the line, and where the API reference explains the call. */
export function sentenceFor(operation: OperationId, { path, expected, got }: Difference): string {
  const lines = ownContractText().split('\n')
  const start = lines.findIndex((line) => line.trim() === `operationId: ${operation}`)
  const found =
    path === 'status'
      ? forStatus(lines, start, `${expected} ${got}`)
      : (forField(lines, lastName(path)) ?? described(lines, start))
  const [number, text] = found ?? [start, `operationId: ${operation}`]
  return `openapi.yaml:${number + 1}: ${text}\n(/api-reference#${operation})`
}

const MOST_CHARACTERS = 300
const lastName = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''

type Found = [line: number, text: string]

/** The sentence of the operation, or of the whole document, that names one of the codes or statuses. */
function forStatus(lines: string[], start: number, outcomes: string): Found | undefined {
  const words = outcomes.split(' ').filter((word) => /^[1-5]\d\d$|_/.test(word))
  const end = lines.findIndex((line, index) => index > start && /^ {6}operationId:/.test(line))
  // A code says more than a status.
  for (const word of words.sort((a, b) => Number(b.includes('_')) - Number(a.includes('_')))) {
    const says = (line: string, index: number) =>
      new RegExp(`\`${word}\`|\\(${word}|with ${word}`).test(line) && index > 0
    const own = lines.findIndex((line, index) => says(line, index) && index > start && index < end)
    const at = own >= 0 ? own : lines.findIndex(says)
    if (at >= 0) return [at, paragraph(lines, at)]
  }
  return described(lines, start)
}

/** The description of an operation. */
function described(lines: string[], start: number): Found | undefined {
  const at = lines.findIndex((line, index) => index > start && line.trim().startsWith('description:'))
  return at < 0 ? undefined : [at, paragraph(lines, at)]
}

/** The description of the field of this name in the schemas. */
function forField(lines: string[], name: string): Found | undefined {
  const schemas = lines.indexOf('  schemas:')
  const at = lines.findIndex((line, index) => index > schemas && line.trim() === `${name}:`)
  if (at < 0) return undefined
  const description = lines.slice(at, at + 4).findIndex((line) => line.includes('description:'))
  return description < 0 ? undefined : [at + description, paragraph(lines, at + description)]
}

/** A line with those that continue it, indented alike. */
function paragraph(lines: string[], at: number): string {
  const indent = (line: string) => line.search(/\S/)
  const [first = '', ...rest] = lines.slice(at, at + 6)
  const depth = indent(first)
  const isBlock = first.trim().endsWith('|')
  const end = rest.findIndex(
    (line) =>
      line.trim() === '' || (isBlock ? indent(line) <= depth : indent(line) !== depth || line.includes(': ')),
  )
  const text = [first, ...rest.slice(0, end < 0 ? undefined : end)].map((line) => line.trim()).join(' ')
  return text.replace(/^description: (\| )?/, '').slice(0, MOST_CHARACTERS)
}
