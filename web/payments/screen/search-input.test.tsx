// @vitest-environment jsdom
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchInput } from './search-input.tsx'
import { SelectFilter } from './select-filter.tsx'

let place: HTMLElement
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  history.replaceState(null, '', '/dashboard/transactions')
  place = document.createElement('div')
  root = createRoot(place)
  await act(async () =>
    root.render(
      <BrowserRouter>
        <SelectFilter label="Status" name="status" all="All" options={[['failed', 'Failed']]} />
        <SearchInput label="Search" placeholder="" />
      </BrowserRouter>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('typing right after choosing a filter keeps that filter', async () => {
  // A single act, so that nothing is rendered between the two.
  await act(async () => {
    enter('select', 'failed')
    enter('input', 'txn_7')
    await vi.runAllTimersAsync()
  })
  expect(location.search).toBe('?status=failed&search=txn_7')
})

test('typing on a screen that is being left does not change the URL of the next', async () => {
  act(() => enter('input', 'txn_7'))
  act(() => root.unmount())
  history.pushState(null, '', '/dashboard/links')
  await vi.runAllTimersAsync()
  expect(location.href).toMatch(/\/dashboard\/links$/)
})

/** Uses the native value setter, as the browser does, so that React sees a change. */
function enter(tag: 'input' | 'select', value: string) {
  const element = place.querySelector(tag)
  const type = tag === 'input' ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, value)
  element?.dispatchEvent(new Event(tag === 'input' ? 'input' : 'change', { bubbles: true }))
}
