// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { mounted } from '../../ui/mounted.testing.ts'
import { useSelection } from './use-selection.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))

/** A list of rows a to e, and of two more that are not loaded. */
async function openList() {
  const rendered: { current?: ReturnType<typeof useSelection<{ id: string }>> } = {}
  function List({ listed }: { listed: { id: string }[] }) {
    rendered.current = useSelection(listed, 7)
    return null
  }
  const { render } = await mounted(<List listed={rows('a', 'b', 'c', 'd', 'e')} />)
  const show = (...ids: string[]) => render(<List listed={rows(...ids)} />)
  const list = () => {
    if (!rendered.current) throw new Error('not rendered')
    return rendered.current
  }
  return {
    list,
    show,
    chosen: () =>
      list()
        .selection.rows.map(({ id }) => id)
        .join(''),
    toggle: (id: string) => act(async () => list().boxes.toggle(id)),
    run: (change: () => void) => act(async () => change()),
  }
}

test('rows are toggled one by one', async () => {
  const { toggle, chosen } = await openList()
  await toggle('b')
  await toggle('d')
  expect(chosen()).toBe('bd')
  await toggle('b')
  expect(chosen()).toBe('d')
})

test('all loaded rows are selected first, then all that match, and a row that is taken out ends that', async () => {
  const { list, run, toggle, chosen } = await openList()
  expect(list().selection.selectAll).toBeUndefined()
  await run(() => list().boxes.toggleAll())
  expect(list().boxes).toMatchObject({ areAllSet: true, areSomeSet: false })
  expect(list().selection).toMatchObject({ isAll: false, count: 5 })
  await run(() => list().selection.selectAll?.())
  expect(list().selection).toMatchObject({ isAll: true, count: 7 })
  await toggle('c')
  expect(list().selection).toMatchObject({ isAll: false, count: 4 })
  expect(list().boxes).toMatchObject({ areAllSet: false, areSomeSet: true })
  await run(() => list().selection.clear())
  expect([chosen(), list().selection.isEmpty]).toEqual(['', true])
})

test('rows that leave the list are not counted, and the selection is not empty until it is cleared', async () => {
  const { list, toggle, show } = await openList()
  await toggle('e')
  await show('a', 'b')
  expect(list().selection).toMatchObject({ count: 0, isEmpty: false })
})
