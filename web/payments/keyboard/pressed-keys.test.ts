import { expect, test } from 'vitest'
import { commandOf, keySequence } from './pressed-keys.ts'
import { shortcutsOf } from './shortcut-table.ts'

const shortcuts = shortcutsOf({ role: 'merchant' })
const bare = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, timeStamp: 0 }

/** The shortcut that each key completes, pressed 100 ms apart by default. */
function press(keys: (string | Partial<typeof bare & { key: string }>)[], apart = 100) {
  const sequence = keySequence()
  return keys.map((key, place) => {
    const event = {
      ...bare,
      timeStamp: place * apart,
      ...(typeof key === 'string' ? { key } : { key: '', ...key }),
    }
    return sequence.press(event, shortcuts)?.does
  })
}

test('one key, or two after each other, complete a shortcut', () => {
  expect(press(['c'])).toEqual(['Create payment link'])
  expect(press(['g', 't'])).toEqual([undefined, 'Transactions'])
  expect(press(['g', 'g', 'c'])).toEqual([undefined, 'Gateways', 'Create payment link'])
})

test('a second key that fits nothing ends the sequence, and does nothing by itself', () =>
  expect(press(['g', 'c', 't', 'g', 's'])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'Settlements',
  ]))

test('a key pressed long ago is forgotten', () => {
  expect(press(['g', 't'], 1500)).toEqual([undefined, 'Transactions'])
  expect(press(['g', 't'], 1501)).toEqual([undefined, undefined])
})

test('caps lock does not count, shift does', () => {
  expect(press(['G', 'T'])).toEqual([undefined, 'Transactions'])
  expect(
    press([
      { key: 'C', shiftKey: true },
      { key: 'c', shiftKey: true },
    ]),
  ).toEqual([undefined, undefined])
  expect(press([{ key: '?', shiftKey: true }])).toEqual(['Show this list'])
})

test('on a keyboard of another script the place of the key counts', () =>
  expect(
    press([
      { key: 'ु', code: 'KeyG' },
      { key: 'ू', code: 'KeyT' },
    ]),
  ).toEqual([undefined, 'Transactions']))

test('a bare k is no command', () => expect(press(['k'])).toEqual([undefined]))

test('Ctrl counts, on an Apple keyboard Cmd, and nothing else beside them', () => {
  const palette = 'Commands'
  const does = (event: object, apple: boolean) =>
    commandOf({ ...bare, key: 'k', ...event }, shortcuts, apple)?.does
  expect(does({ ctrlKey: true }, false)).toBe(palette)
  expect(does({ ctrlKey: true, key: 'क', code: 'KeyK' }, false)).toBe(palette)
  expect(does({ metaKey: true }, true)).toBe(palette)
  expect(does({ metaKey: true }, false)).toBeUndefined()
  expect(does({ ctrlKey: true }, true)).toBeUndefined()
  expect(does({ ctrlKey: true, shiftKey: true }, false)).toBeUndefined()
  expect(does({ ctrlKey: true, key: 'c' }, false)).toBeUndefined()
})

test('no two shortcuts of a role begin alike, and what a role may not do it has no key for', () => {
  for (const role of ['admin', 'merchant', 'viewer'] as const) {
    const all = shortcutsOf({ role }).map(
      ({ keys, withCommand }) => `${withCommand ? 'ctrl ' : ''}${keys.join(' ')} `,
    )
    for (const keys of all) expect(all.filter((other) => other.startsWith(keys))).toEqual([keys])
    expect(shortcutsOf({ role }).some(({ does }) => does === 'Create payment link')).toBe(role === 'merchant')
  }
})
