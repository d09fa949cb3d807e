// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { mountedPage } from '../screen/mounted-page.testing.tsx'
import { SettlementsPage } from './settlements-page.tsx'

test('malformed settlements show an error in place, and the rest of the screen still works', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const client = createQueryClient()
  client.setQueryData(settlementsQuery.queryKey, JSON.parse('{"settlements":[{"id":"stl_1"}]}'))
  const url = '/dashboard/settlements?search=utr'
  const { container } = await mountedPage(<SettlementsPage />, { client, url })
  expect(container.querySelector('h1')?.textContent).toBe('Settlements')
  expect(container.querySelector('[role=alert]')?.textContent).toContain("Couldn't show")
})
