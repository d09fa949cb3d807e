// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { mounted } from '../../ui/mounted.testing.ts'
import { QueryState } from './query-states.tsx'

const data = { title: 'as it was' }
const query = { data, error: null, isFetching: false, fetchStatus: 'idle', refetch: () => undefined }

test('a list that failed to render is shown after reloading, even if its data are the same', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let isBroken = true
  const list = (dataUpdatedAt: number) => (
    <QueryState query={{ ...query, dataUpdatedAt }} dataName="payment links">
      {({ title }) => {
        if (isBroken) throw new Error('cannot be drawn')
        return <span>{title}</span>
      }}
    </QueryState>
  )
  const { container, render } = await mounted(list(1))
  expect(container.textContent).toContain("Couldn't show")
  isBroken = false
  await render(list(2))
  expect(container.textContent).toBe('as it was')
})
