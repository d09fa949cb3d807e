// @vitest-environment jsdom
import { act } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { enter, mounted } from '../../ui/mounted.testing.ts'
import { useSearchText } from '../search/use-search-text.ts'
import { CsvExport } from './csv-export.tsx'

const saved = vi.hoisted(() => vi.fn())
vi.mock('./save-file.ts', () => ({ saveCsv: saved, saveFile: saved }))

let screen: Awaited<ReturnType<typeof mounted>>
/** Ends the reading of the rows. */
let answers: (() => void)[] = []

beforeEach(async () => {
  vi.useFakeTimers()
  saved.mockClear()
  answers = []
  history.replaceState(null, '', '/dashboard/transactions')
  screen = await mounted(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
})

function Page() {
  const { text, type } = useSearchText()
  return (
    <>
      <input value={text} onChange={({ target }) => type(target.value)} />
      <CsvExport
        fileName={() => 'transactions.csv'}
        collect={() => {
          const { search } = location
          return new Promise((resolve) => answers.push(() => resolve(search)))
        }}
      />
    </>
  )
}

test('an export begun while a search is being typed has the rows that the search finds', async () => {
  act(() => {
    enter(screen.container.querySelector('input'), 'meera')
    press('Export CSV')
  })
  await act(() => vi.runAllTimersAsync())
  await answer()
  expect(saved.mock.calls.map(([, csv]) => csv)).toEqual(['?search=meera'])
})

const answer = () =>
  act(async () => {
    await Promise.all(answers.map((resolve) => resolve()))
  })

function press(name: string) {
  const button = [...screen.container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )
  button?.click()
}
