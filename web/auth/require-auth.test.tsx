// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { fakeApi, heldResponse, html, json, rejection } from '../api/fake-api.testing.ts'
import { asha } from '../session/asha.testing.ts'
import { mounted } from '../ui/mounted.testing.ts'
import { expiresAt, jar, openPage } from './page.testing.ts'

const SAID_AT_ONCE = 0
const SAID_WITHIN_MS = 5000

test.each([
  ['has no such call', () => rejection(404, 'not_found'), SAID_AT_ONCE],
  ['has not built the call', () => rejection(501, 'not_implemented'), SAID_AT_ONCE],
  ['answers with a page', () => html(502), SAID_AT_ONCE],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), SAID_AT_ONCE],
  ['does not answer', () => new Promise<Response>(() => undefined), SAID_WITHIN_MS],
])('when the server %s, the page says what to do', async (_name, respond, within) => {
  const page = await openGuardedPage(respond)
  await act(() => vi.advanceTimersByTimeAsync(within))
  expect(page.textContent).not.toContain('Loading...')
  expect(page.querySelector('h1')?.textContent).toBe('We could not verify your sign-in yet')
  const offers = [...page.querySelectorAll('button, a')].map(({ textContent }) => textContent)
  expect(offers).toEqual(['Try again', 'Sign in again'])
  act(() => page.querySelector('a')?.click())
  expect(page.textContent).toBe('/login after /dashboard/links')
})

test('a quick check shows no message', async () => {
  const { response, respond } = heldResponse()
  const page = await openGuardedPage(() => response)
  await act(() => vi.advanceTimersByTimeAsync(SAID_WITHIN_MS - 1))
  expect(page.textContent).toBe('Loading...')
  respond(json({ user: asha, expiresAt }))
  await act(() => vi.advanceTimersByTimeAsync(SAID_WITHIN_MS))
  expect(page.textContent).toBe('Payment links')
})

test('a check that succeeds after a failure opens the page', async () => {
  const page = await openGuardedPage(() =>
    Date.now() < repaired ? rejection(503, 'unavailable') : json({ user: asha, expiresAt }),
  )
  const repaired = Date.now() + 2000
  expect(page.querySelector('h1')?.textContent).toBe('We could not verify your sign-in yet')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(page.textContent).toBe('Payment links')
})

/** A page of the merchant area, in a browser with a token that has not been checked. */
async function openGuardedPage(respond: () => Response | Promise<Response>) {
  jar.token = 'tok_1'
  fakeApi(respond)
  const { RequireAuth } = await import('./require-auth.tsx')
  await openPage()
  const { container } = await mounted(
    <MemoryRouter initialEntries={['/dashboard/links']}>
      <Routes>
        <Route path="/login" element={<SignIn />} />
        <Route element={<RequireAuth />}>
          <Route path="/dashboard/links" element="Payment links" />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
  return container
}

function SignIn() {
  const { pathname, state } = useLocation()
  return `${pathname} after ${state.from}`
}
