import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContract } from '../contract/contract.ts'
import { serverControls, sessionControls } from '../control-app.ts'
import { transports } from '../faults/faults.ts'

const control = readContract(parse(readFileSync(new URL('control.yaml', import.meta.url), 'utf8')))

// Answered before the control operations, since they need neither a token nor a session.
const published = ['getHealth', 'getProductDocument', 'getControlDocument']

test('every control operation of the engine has a handler, and vice versa', () => {
  expect(control.operations.map(({ id }) => id).sort()).toEqual(
    [...Object.keys({ ...serverControls, ...sessionControls }), ...published].sort(),
  )
})

test('control.yaml lists the transports that faults can have', () => {
  expect(control.schemas.Transport?.properties?.how?.enum).toEqual([...transports])
})
