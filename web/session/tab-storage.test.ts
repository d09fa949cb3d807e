import { expect, test } from 'vitest'
import { emptyTab, keepInTab, keptInTab, removeFromTab } from './tab-storage.ts'

test('a text is kept until it is removed or the session ends, even where storage is blocked', () => {
  keepInTab('a', 'one')
  keepInTab('b', 'two')
  expect([keptInTab('a'), keptInTab('b')]).toEqual(['one', 'two'])
  removeFromTab('a')
  expect([keptInTab('a'), keptInTab('b')]).toEqual([null, 'two'])
  emptyTab()
  expect(keptInTab('b')).toBeNull()
})
