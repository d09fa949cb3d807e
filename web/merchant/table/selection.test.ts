import { expect, test } from 'vitest'
import { range, withRows } from './selection.ts'

const ids = ['txn_1', 'txn_2', 'txn_3', 'txn_4']

test('rows are added to a selection or taken out of it, and those that are not listed stay', () => {
  expect(withRows({ txn_0: true }, ['txn_1', 'txn_2'], true)).toEqual({
    txn_0: true,
    txn_1: true,
    txn_2: true,
  })
  expect(withRows({ txn_0: true, txn_1: true }, ids, false)).toEqual({ txn_0: true })
})

test('a range reaches from the last row that was selected to this one, in either direction', () => {
  expect(range(ids, 'txn_2', 'txn_4')).toEqual(['txn_2', 'txn_3', 'txn_4'])
  expect(range(ids, 'txn_3', 'txn_1')).toEqual(['txn_1', 'txn_2', 'txn_3'])
})

test('without a row that was selected before, or if it is gone, a range is one row', () => {
  expect(range(ids, undefined, 'txn_2')).toEqual(['txn_2'])
  expect(range(ids, 'txn_0', 'txn_2')).toEqual(['txn_2'])
})
