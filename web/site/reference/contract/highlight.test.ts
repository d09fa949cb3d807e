import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { CodeLanguage } from '../highlight.ts'
import { tokensOf } from '../highlight.ts'
import { referenceOf } from './reference.ts'

const { groups, setup } = referenceOf(
  parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')),
)
const calls = groups.flatMap((group) => group.calls)
const highlighted = (code: string, language: CodeLanguage) =>
  tokensOf(code, language).flatMap(({ kind, text }) => (kind ? [`${kind} ${text}`] : []))

test('no sample loses a character', () => {
  for (const samples of [setup, ...calls.map((call) => call.samples)]) {
    for (const language of ['curl', 'typescript'] as const) {
      const tokens = tokensOf(samples[language], language)
      expect(tokens.map(({ text }) => text).join('')).toBe(samples[language])
    }
  }
})

test('JSON has names, strings and values', () => {
  expect(highlighted('{"a": "b \\" c", "d": [-1.5, true, null]}', 'json')).toEqual([
    'name "a"',
    'string "b \\" c"',
    'name "d"',
    'value -1.5',
    'value true',
    'value null',
  ])
})

test('a command has its options and strings, and JSON in quotes is JSON', () => {
  expect(highlighted(`curl -X PUT "$API/a-b" \\\n  -d '{"a": 1}' # send`, 'curl')).toEqual([
    'name -X',
    'string "$API/a-b"',
    'continued  \\',
    'name -d',
    'name "a"',
    'value 1',
    'comment # send',
  ])
})

test('TypeScript has keywords, strings, numbers and comments', () => {
  expect(highlighted("// note\nconst { data } = await get('it\\'s', 12) // 'end'", 'typescript')).toEqual([
    'comment // note',
    'name const',
    'name await',
    "string 'it\\'s'",
    'value 12',
    "comment // 'end'",
  ])
})

test('a word that contains a keyword, or a number, is left alone', () => {
  expect(highlighted('constant forward sha256 v1', 'typescript')).toEqual([])
})
