// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ignoreRepeatedClicks } from './repeated-clicks.ts'

let stop: () => void
let pressed: string[]

beforeEach(() => {
  document.body.innerHTML = `
    <button id="delete"></button><button id="now"></button>
    <label id="label">Remember <input id="box" type="checkbox"></label>`
  pressed = []
  document.body.onclick = ({ target }) => target instanceof Element && pressed.push(target.id)
  stop = ignoreRepeatedClicks()
})

afterEach(() => stop())

function click(id: string, at: number, { x = 100, y = 100, detail = 1 } = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail })
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.getElementById(id)?.dispatchEvent(event)
}

test('the second click of a double click does not reach another control', () => {
  click('delete', 1000)
  click('now', 1499, { x: 110 })
  expect(pressed).toEqual(['delete'])
})

test.each([
  ['later', () => click('now', 1500)],
  ['elsewhere', () => click('now', 1100, { y: 130 })],
  ['by keyboard', () => click('now', 1100, { detail: 0 })],
])('a click %s reaches it', (_how, second) => {
  click('delete', 1000)
  second()
  expect(pressed).toEqual(['delete', 'now'])
})

test('the same control can be clicked repeatedly, and a label still switches its box', () => {
  click('delete', 1000)
  click('delete', 1100)
  click('label', 2000)
  expect(pressed).toEqual(['delete', 'delete', 'label', 'box'])
})
