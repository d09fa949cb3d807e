// @vitest-environment jsdom
import { act } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Link } from '../../ui/link.tsx'
import { enter, mounted } from '../../ui/mounted.testing.ts'
import { useUrlParams } from '../screen/url-params.ts'
import { useSearchText } from './use-search-text.ts'

let screen: Awaited<ReturnType<typeof mounted>>

beforeEach(async () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/dashboard/transactions')
  screen = await mounted(
    <BrowserRouter>
      <StatusFilter />
      <Link to="/dashboard/links">Payment links</Link>
      <Field />
    </BrowserRouter>,
  )
})

function StatusFilter() {
  const { change } = useUrlParams()
  return (
    <select onChange={({ target }) => change({ status: target.value })}>
      <option value="">All</option>
      <option value="failed">Failed</option>
    </select>
  )
}

function Field() {
  const { text, type, takeBack } = useSearchText()
  return (
    <>
      <input value={text} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={takeBack}>
        Take back
      </button>
    </>
  )
}

test('typing right after choosing a filter keeps that filter', async () => {
  // A single act, so that nothing is rendered between the two.
  await act(async () => {
    fill('select', 'failed')
    fill('input', 'txn_7')
    await vi.runAllTimersAsync()
  })
  expect(location.search).toBe('?status=failed&search=txn_7')
})

test('a space typed at the end stays in the field', async () => {
  await type('meera ')
  expect(location.search).toBe('?search=meera')
  expect(field().value).toBe('meera ')
  await type('meera iyer')
  expect(location.search).toBe('?search=meera+iyer')
})

test('a link pressed right after typing is followed, and its screen has its own search', async () => {
  act(() => fill('input', 'txn_7'))
  act(() => screen.container.querySelector('a')?.click())
  await act(() => vi.runAllTimersAsync())
  expect(location.pathname + location.search).toBe('/dashboard/links')
  expect(field().value).toBe('')
})

test('going back right after typing is not undone', async () => {
  await type('meera')
  history.pushState(null, '', '/dashboard/transactions?search=txn_7')
  act(() => fill('input', 'txn_77'))
  history.replaceState(null, '', '/dashboard/transactions?search=meera')
  await act(async () => {
    dispatchEvent(new PopStateEvent('popstate'))
    await vi.runAllTimersAsync()
  })
  expect(location.search).toBe('?search=meera')
  expect(field().value).toBe('meera')
})

test('typing on a screen that is being left changes neither its URL nor that of the next', async () => {
  history.pushState(null, '', '/dashboard/links')
  await type('txn_7')
  expect(location.pathname + location.search).toBe('/dashboard/links')
})

test('typing on a screen that is gone does not change the URL of the next', async () => {
  act(() => fill('input', 'txn_7'))
  screen.unmount()
  history.pushState(null, '', '/dashboard/links')
  await vi.runAllTimersAsync()
  expect(location.href).toMatch(/\/dashboard\/links$/)
})

test('a text that led elsewhere is taken back, and the list has the search that it had before', async () => {
  await type('meera')
  act(() => field().blur())
  await type('settl')
  expect(location.search).toBe('?search=settl')
  await act(async () => screen.container.querySelector('button')?.click())
  expect(location.search).toBe('')
  expect(field().value).toBe('')
})

const field = () => {
  const input = screen.container.querySelector('input')
  if (!input) throw new Error('There is no field')
  return input
}

async function type(text: string) {
  await act(async () => {
    fill('input', text)
    await vi.runAllTimersAsync()
  })
}

const fill = (tag: 'input' | 'select', value: string) => enter(screen.container.querySelector(tag), value)
