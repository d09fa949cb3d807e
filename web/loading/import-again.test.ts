import { expect, test } from 'vitest'
import { importAgain } from './import-again.ts'

// What is appended to the URL is part of a comment.
const module = 'data:text/javascript,export%20const%20loaded=true;//'
const failureOf = (url: string) => new TypeError(`Failed to fetch dynamically imported module: ${url}`)

test('a module that failed is requested by another URL, and later by that one again', async () => {
  const failure = failureOf(`${module}1`)
  const loaded: unknown = await importAgain(failure)
  expect(loaded).toMatchObject({ loaded: true })
  expect(await importAgain(failure)).toBe(loaded)
})

test('a module that fails again is requested by a new URL each time', async () => {
  const missing = failureOf('data:text/javascript,throw%20new%20Error(import.meta.url);//')
  await expect(importAgain(missing)).rejects.toThrow('?attempt=1')
  await expect(importAgain(missing)).rejects.toThrow('?attempt=2')
})

test.each([new TypeError('Importing a module script failed.'), new Error('Unable to preload CSS'), 'gone'])(
  'a failure that names no module stays as it is: %s',
  async (failure) => {
    await expect(importAgain(failure)).rejects.toBe(failure)
    await expect(importAgain(failure)).rejects.toBe(failure)
  },
)
