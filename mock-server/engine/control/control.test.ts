import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { kosha } from '../../kosha/backend.ts'
import { factoryTables } from '../../kosha/factories/tables.ts'
import { eventTypes } from '../../kosha/schedule.ts'
import { scenarios } from '../../kosha/seed/scenarios.ts'
import { readContract } from '../contract/contract.ts'
import { serverControls, sessionControls } from '../controls.ts'
import { transports } from '../faults/effects.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const control = readContract(parse(read('control.yaml')))
const membersOf = (schema: string, property: string) => control.schemas[schema]?.properties?.[property]?.enum

// Answered before the control calls, since they need neither token nor session.
const published = ['getHealth', 'getProductDocument', 'getControlDocument']

test('every control operation has a handler, and vice versa', () => {
  expect(control.operations.map(({ id }) => String(id)).sort()).toEqual(
    [...Object.keys({ ...serverControls, ...sessionControls }), ...kosha.controls, ...published].sort(),
  )
})

test('the enums of control.yaml match those of the server', () => {
  expect(control.schemas.ScenarioName?.enum).toEqual([...scenarios, 'empty'])
  expect(control.schemas.TableName?.enum).toEqual(Object.keys(factoryTables))
  expect(kosha.tables).toEqual(Object.keys(factoryTables))
  expect(membersOf('DueEvent', 'what')).toEqual([...eventTypes])
  expect(membersOf('Transport', 'how')).toEqual([...transports])
})
