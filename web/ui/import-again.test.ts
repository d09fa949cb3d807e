import { expect, test, vi } from 'vitest'
import { importAgain } from './import-again.ts'

// The appended text is part of a comment.
const module = 'data:text/javascript,export%20const%20loaded=true;//'

const failureOf = (url: string) => new TypeError(`Failed to fetch dynamically imported module: ${url}`)

test('a module that failed is requested by another URL', async () => {
  expect(await importAgain(failureOf(module))).toMatchObject({ loaded: true })
})

test('a module that fails again is requested by a new URL each time', async () => {
  vi.useFakeTimers({ now: 1000 })
  const missing = failureOf('data:text/javascript,throw%20new%20Error(import.meta.url);//')
  await expect(importAgain(missing)).rejects.toThrow('?again=1000')
  vi.setSystemTime(2000)
  await expect(importAgain(missing)).rejects.toThrow('?again=2000')
})

test.each([new TypeError('Importing a module script failed.'), new Error('Unable to preload CSS'), 'gone'])(
  'a failure that names no module stays as it is: %s',
  async (failure) => {
    await expect(importAgain(failure)).rejects.toBe(failure)
    await expect(importAgain(failure)).rejects.toBe(failure)
  },
)
