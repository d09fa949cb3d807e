// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followReading } from './scroll-position.ts'

test('of several sections that were reached at once, the last one is the current one', () => {
  document.body.innerHTML = `
    <nav class="reference-nav"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul></nav>
    <section id="one"></section><section id="two"></section>`
  const [one, two] = document.querySelectorAll('section')
  let report: (entries: unknown[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      constructor(callback: typeof report) {
        report = callback
      }
    },
  )
  followReading()
  report([
    { isIntersecting: true, target: one },
    { isIntersecting: false, target: one },
    { isIntersecting: true, target: two },
  ])
  expect(document.querySelector('[aria-current]')?.textContent).toBe('Two')
})
