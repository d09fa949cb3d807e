import { readFileSync } from 'node:fs'
import openapi, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContract } from '../contract/contract.ts'
import { arrangedTables } from '../factories/tables.ts'
import { scenarios } from '../seed/scenarios.ts'
import { wires } from '../sessions/fault-effects.ts'
import { happenings } from '../time/schedule.ts'
import { controls } from './controls.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const document = read('control.yaml')
const control = readContract(parse(document))
const membersOf = (schema: string, property: string) => control.schemas[schema]?.properties?.[property]?.enum

const HEADER = `// Generated from control.yaml by \`npx vitest -u\` with control.test.ts. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated

`

test('the types of the control calls follow from their document', { timeout: 30_000 }, async () => {
  const options = { silent: true, defaultNonNullable: false, emptyObjectsUnknown: true }
  const types = astToString(await openapi(parse(document), options))
  await expect(HEADER + types).toMatchFileSnapshot('control.d.ts')
})

test('every control call has a handler, and every handler a call', () => {
  expect(control.operations.map(({ id }) => String(id)).sort()).toEqual(Object.keys(controls).sort())
})

test('what the document enumerates is what the server knows', () => {
  expect(control.schemas.ScenarioName?.enum).toEqual([...scenarios])
  expect(control.schemas.TableName?.enum).toEqual(Object.keys(arrangedTables))
  expect(membersOf('Happening', 'what')).toEqual([...happenings])
  expect(membersOf('Wire', 'how')).toEqual([...wires])
})
