// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { keepDroppedFiles } from './keep-dropped-files.ts'

/** Whether the browser would open the file in place of the page. */
function opens(type: 'dragover' | 'drop', element: Element, types: string[]) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  element.dispatchEvent(Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } }))
  return !event.defaultPrevented
}

test('a file dropped anywhere does not replace the app, except on a field that takes it', () => {
  onTestFinished(keepDroppedFiles())
  document.body.innerHTML = '<p></p><textarea></textarea><input type="file">'
  const [text, area, file] = [...document.body.children]
  for (const type of ['dragover', 'drop'] as const) {
    for (const beside of [text, area]) expect(beside && opens(type, beside, ['Files'])).toBe(false)
    expect(file && opens(type, file, ['Files'])).toBe(true)
    expect(area && opens(type, area, ['text/plain'])).toBe(true)
  }
})
