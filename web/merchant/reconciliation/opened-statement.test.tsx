// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha } from '../../session/asha.testing.ts'
import { nobodySignedIn } from '../../session/session.testing.ts'
import { sessionExpired, signedIn, signedOut } from '../../session/session.ts'
import { useOpenedStatement } from './opened-statement.ts'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  nobodySignedIn()
})
afterEach(() => vi.unstubAllGlobals())

const signIn = () => signedIn({ user: asha, token: 'tok_1', expiresAt: '2027-01-01T00:00:00.000Z' })

/** The page's statement when one comes to it, which `use` may change. */
async function visit(use?: (opened: ReturnType<typeof useOpenedStatement>) => void) {
  let opened: ReturnType<typeof useOpenedStatement> | undefined
  function Page() {
    opened = useOpenedStatement()
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Page />))
  if (opened) use?.(opened)
  await act(async () => root.unmount())
  return opened?.statement
}

test.each([
  ['signs out', signedOut],
  ['is signed out at the end of the session', sessionExpired],
])('a statement stays until one %s', async (_what, end) => {
  const statement = { name: 'november.csv', text: 'Date,Debit,Credit' }
  signIn()
  await visit(({ open }) => open(statement))
  expect(await visit()).toEqual(statement)
  await end()
  signIn()
  expect(await visit()).toEqual({ name: '', text: '' })
  expect(Object.keys(sessionStorage)).toEqual([])
})
