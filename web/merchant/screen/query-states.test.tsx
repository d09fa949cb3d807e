// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryState } from './query-states.tsx'

const data = { title: 'as it was' }
const query = { data, error: null, isFetching: false, fetchStatus: 'idle', refetch: () => undefined }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a list that failed to render is shown after reloading, even if its data are the same', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  let isBroken = true
  const show = (dataUpdatedAt: number) =>
    act(async () =>
      root.render(
        <QueryState query={{ ...query, dataUpdatedAt }} what="payment links">
          {({ title }) => {
            if (isBroken) throw new Error('cannot be drawn')
            return <span>{title}</span>
          }}
        </QueryState>,
      ),
    )
  await show(1)
  expect(container.textContent).toContain("Couldn't show")
  isBroken = false
  await show(2)
  expect(container.textContent).toBe('as it was')
  act(() => root.unmount())
})
