// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { settlementsQuery } from './settlements.ts'
import { SettlementsPage } from './settlements-page.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('malformed settlements show an error in place, and the rest of the screen still works', async () => {
  const client = createQueryClient()
  client.setQueryData(settlementsQuery.queryKey, JSON.parse('{"settlements":[{"id":"stl_1"}]}'))
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/dashboard/settlements?search=utr']}>
          <SettlementsPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect(container.querySelector('h1')?.textContent).toBe('Settlements')
  expect(container.querySelector('[role=alert]')?.textContent).toContain("Couldn't show")
  act(() => root.unmount())
})
