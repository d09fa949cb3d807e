// @vitest-environment jsdom
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionVerified } from '../../session/session.testing.ts'
import { UNDO_MS } from '../undo/undoables.ts'
import { gateway } from './gateway.testing.ts'
import { gatewaysQuery } from './gateways.ts'
import { gatewaysOff } from './switch-off.ts'

let calls: ReturnType<typeof fakeApi> = []
beforeEach(() => {
  vi.useFakeTimers()
  sessionVerified()
  calls = fakeApi(() => json({ gateways: [{ ...gateway, enabled: false }] }))
})
afterEach(() => {
  for (const id of Object.keys(gatewaysOff.changes.byId)) gatewaysOff.forget(id)
  queryClient().clear()
})

test('a gateway is switched off after five seconds, and one toast names it', async () => {
  const success = vi.spyOn(toast, 'success')
  gatewaysOff.begin(gateway)
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(calls).toMatchObject([{ method: 'PUT', path: '/payments/gateways/gw_1', body: { enabled: false } }])
  expect(queryClient().getQueryData(gatewaysQuery.queryKey)?.gateways).toMatchObject([{ enabled: false }])
  expect(success.mock.calls).toEqual([
    [
      'Gateway settings updated successfully: Setubandh is switched off',
      { id: 'Gateway settings updated successfully' },
    ],
  ])
})
