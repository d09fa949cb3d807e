import { expect, test } from 'vitest'
import { commandOf, keySequence } from './pressed-keys.ts'
import { shortcutsOf } from './shortcut-table.ts'

const shortcuts = shortcutsOf({ role: 'merchant' })
const bare = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, timeStamp: 0 }

/** The shortcut that each key completes, pressed 100 ms apart by default. */
function press(keys: (string | Partial<typeof bare & { key: string }>)[], apart = 100) {
  const sequence = keySequence()
  return keys.map((key, index) => {
    const event = {
      ...bare,
      timeStamp: index * apart,
      ...(typeof key === 'string' ? { key } : { key: '', ...key }),
    }
    return sequence.press(event, shortcuts)?.does
  })
}

test('one key, or two in sequence, complete a shortcut', () => {
  expect(press(['c'])).toEqual(['Create payment link'])
  expect(press(['g', 't'])).toEqual([undefined, 'Transactions'])
  expect(press(['g', 'g', 'c'])).toEqual([undefined, 'Gateways', 'Create payment link'])
})

test('a second key that does not match ends the sequence, and triggers nothing itself', () =>
  expect(press(['g', 'x', 't', 'g', 's'])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'Settlements',
  ]))

test('a key pressed long ago is ignored', () => {
  expect(press(['g', 't'], 1500)).toEqual([undefined, 'Transactions'])
  expect(press(['g', 't'], 1501)).toEqual([undefined, undefined])
})

test('Caps Lock is ignored, Shift is not', () => {
  expect(press(['G', 'T'])).toEqual([undefined, 'Transactions'])
  expect(
    press([
      { key: 'C', shiftKey: true },
      { key: 'c', shiftKey: true },
    ]),
  ).toEqual([undefined, undefined])
  expect(press([{ key: '?', shiftKey: true }])).toEqual(['Show this list'])
})

test('on a keyboard of another script, the position of the key counts', () =>
  expect(
    press([
      { key: 'ु', code: 'KeyG' },
      { key: 'ू', code: 'KeyT' },
    ]),
  ).toEqual([undefined, 'Transactions']))

test('k without a modifier leads to the previous row, and does not search', () =>
  expect(press(['k'])).toEqual(['Previous row']))

test('Ctrl, or Cmd on a Mac, is the only modifier accepted', () => {
  const search = 'Search or go to a page'
  const does = (event: object, apple: boolean) =>
    commandOf({ ...bare, key: 'k', ...event }, shortcuts, apple)?.does
  expect(does({ ctrlKey: true }, false)).toBe(search)
  expect(does({ ctrlKey: true, key: 'क', code: 'KeyK' }, false)).toBe(search)
  expect(does({ metaKey: true }, true)).toBe(search)
  expect(does({ metaKey: true }, false)).toBeUndefined()
  expect(does({ ctrlKey: true }, true)).toBeUndefined()
  expect(does({ ctrlKey: true, shiftKey: true }, false)).toBeUndefined()
  expect(does({ ctrlKey: true, key: 'c' }, false)).toBeUndefined()
})

test('the shortcuts of a role are unambiguous, and do not include what it may not do', () => {
  for (const role of ['admin', 'merchant', 'viewer'] as const) {
    const allKeys = shortcutsOf({ role }).map(
      ({ keys, withCommand }) => `${withCommand ? 'ctrl ' : ''}${keys.join(' ')} `,
    )
    for (const keys of allKeys) expect(allKeys.filter((other) => other.startsWith(keys))).toEqual([keys])
    expect(shortcutsOf({ role }).some(({ does }) => does === 'Create payment link')).toBe(role === 'merchant')
  }
})
