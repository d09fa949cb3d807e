// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followReading, reachSections } from './scroll-position.ts'

test('of several sections that were reached at once, the last one is the current one', () => {
  document.body.innerHTML = `
    <nav id="contents"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul></nav>
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

test('the linked section is reached again as sections are laid out, until the reader moves', () => {
  document.body.innerHTML = '<section id="linked"></section>'
  const scrolled = vi.fn()
  Object.assign(document.getElementById('linked') ?? {}, { scrollIntoView: scrolled })
  const happens = (type: string) => dispatchEvent(new Event(type))
  const stop = reachSections()

  happens('contentvisibilityautostatechange')
  expect(scrolled).toHaveBeenCalledTimes(0)
  location.hash = '#linked'
  happens('hashchange')
  happens('contentvisibilityautostatechange')
  expect(scrolled).toHaveBeenCalledTimes(2)
  happens('wheel')
  happens('contentvisibilityautostatechange')
  expect(scrolled).toHaveBeenCalledTimes(2)
  stop()
  happens('hashchange')
  expect(scrolled).toHaveBeenCalledTimes(2)
})
