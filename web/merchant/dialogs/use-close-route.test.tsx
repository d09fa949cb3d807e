// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCloseRoute } from './use-close-route.ts'

const LIST = '/dashboard/transactions'
let close: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // What the panel does as it disappears, at once.
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => done())
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test.each([1, 2])('a panel closed by %i presses returns the focus to its row', async (presses) => {
  document.body.innerHTML = `<a class="row-link" href="${LIST}/txn_1">One</a><a class="row-link" href="${LIST}/txn_2">Two</a>`
  history.replaceState(null, '', `${LIST}/txn_2`)
  const root = createRoot(document.createElement('div'))
  function Panel() {
    close = useCloseRoute(LIST)
    return null
  }
  await act(async () => root.render(<BrowserRouter>{<Panel />}</BrowserRouter>))
  for (let pressed = 0; pressed < presses; pressed++) await act(async () => close())
  await act(async () => root.unmount())
  expect(window.location.pathname).toBe(LIST)
  expect(document.activeElement?.textContent).toBe('Two')
})
