// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { mounted } from '../../ui/mounted.testing.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { SettlementsPage } from './settlements-page.tsx'

test('malformed settlements show an error in place, and the rest of the screen still works', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  const client = createQueryClient()
  client.setQueryData(settlementsQuery.queryKey, JSON.parse('{"settlements":[{"id":"stl_1"}]}'))
  const { container } = await mounted(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/dashboard/settlements?search=utr']}>
        <SettlementsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(container.querySelector('h1')?.textContent).toBe('Settlements')
  expect(container.querySelector('[role=alert]')?.textContent).toContain("Couldn't show")
})
