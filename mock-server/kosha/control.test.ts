import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContract } from '../engine/contract/contract.ts'
import { controlDocument } from '../hosts/node/control-document.ts'
import { kosha } from './backend.ts'
import type { ScheduledEvent } from './schedule.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const ENGINE = '../engine/control/control.yaml'
const control = readContract(parse(controlDocument()))

test('Kosha answers what its control.yaml adds to the calls of the engine', () => {
  const ofEngine = readContract(parse(read(ENGINE))).operations.map(({ id }) => id)
  const added = control.operations.map(({ id }) => id).filter((id) => !ofEngine.includes(id))
  expect(added).toEqual(kosha.controls.map(({ id }) => id))
})

const events = {
  'link-expires': true,
  'payment-lapses': true,
  'refund-completes': true,
  'refund-reference-arrives': true,
  'day-closes': true,
  'settlement-starts': true,
  'settlement-goes-out': true,
} satisfies Record<ScheduledEvent['what'], true>

test('the enums of control.yaml match those of Kosha', () => {
  expect(control.schemas.ScenarioName?.enum).toEqual([...Object.keys(kosha.scenarios), 'empty'])
  expect(control.schemas.TableName?.enum).toEqual(kosha.tables)
  expect(control.schemas.DueEvent?.properties?.what?.enum).toEqual(Object.keys(events))
})

test('the control calls of the engine name nothing of Kosha', () => {
  expect(read(ENGINE)).not.toMatch(/kosha|payment|refund|settle|merchant/i)
})
