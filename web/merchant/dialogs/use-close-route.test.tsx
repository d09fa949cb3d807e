// @vitest-environment jsdom
import { act } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { mounted } from '../../ui/mounted.testing.ts'
import { useCloseRoute } from './use-close-route.ts'

const LIST = '/dashboard/transactions'
let close: () => void

test.each([1, 2])('a panel closed by %i presses returns the focus to its row', async (presses) => {
  // What the panel does as it disappears, at once.
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => done())
  document.body.innerHTML = `<a class="row-link" href="${LIST}/txn_1">One</a><a class="row-link" href="${LIST}/txn_2">Two</a>`
  history.replaceState(null, '', `${LIST}/txn_2`)
  function Panel() {
    close = useCloseRoute(LIST)
    return null
  }
  const { unmount } = await mounted(<BrowserRouter>{<Panel />}</BrowserRouter>)
  for (let pressed = 0; pressed < presses; pressed++) await act(async () => close())
  unmount()
  expect(window.location.pathname).toBe(LIST)
  expect(document.activeElement?.textContent).toBe('Two')
})
