import { expect, test } from 'vitest'
import { merged, patched } from './patch.ts'

test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [['a'], { a: 1 }, { a: 1 }],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j with the merge patch %j is %j', (value, patch, expected) => {
  expect(merged(value, patch)).toEqual(expected)
})

const value = { a: [1, 2], b: { 'c/d': 1, '~': null } }
test.each([
  [
    { op: 'add', path: '/a/1', value: 9 },
    { ...value, a: [1, 9, 2] },
  ],
  [
    { op: 'add', path: '/a/-', value: 9 },
    { ...value, a: [1, 2, 9] },
  ],
  [
    { op: 'add', path: '/b/x', value: 9 },
    { ...value, b: { ...value.b, x: 9 } },
  ],
  [
    { op: 'remove', path: '/b/c~1d' },
    { ...value, b: { '~': null } },
  ],
  [
    { op: 'replace', path: '/b/~0', value: [1] },
    { ...value, b: { 'c/d': 1, '~': [1] } },
  ],
  [{ op: 'replace', path: '', value: 9 }, 9],
  [
    { op: 'move', from: '/a/0', path: '/b/x' },
    { a: [2], b: { ...value.b, x: 1 } },
  ],
  [
    { op: 'copy', from: '/b', path: '/a/0' },
    { ...value, a: [value.b, 1, 2] },
  ],
  [{ op: 'test', path: '/b', value: { '~': null, 'c/d': 1 } }, value],
])('the step %j is made', (step, expected) => {
  expect(patched(value, [step])).toEqual(expected)
})

test.each([
  { op: 'remove', path: '/x' },
  { op: 'replace', path: '/a/2', value: 1 },
  { op: 'replace', path: '/a/b', value: 1 },
  { op: 'replace', path: '/toString', value: 1 },
  { op: 'add', path: 'a', value: 1 },
  { op: 'add', path: '/x/y', value: 1 },
  { op: 'add', path: '/a/4', value: 1 },
  { op: 'add', path: '/a/b', value: 1 },
  { op: 'test', path: '/a/0', value: '1' },
  { op: 'copy', from: '/x', path: '/y' },
  { op: 'swap', path: '/a' },
])('the step %j is rejected', (step) => {
  expect(() => patched(value, [step])).toThrow('The request is not valid.')
})
