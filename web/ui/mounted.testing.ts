import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

/** Renders into the document until the test ends, or until it is unmounted. */
export async function mounted(content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const unmount = () => act(() => root.unmount())
  onTestFinished(() => {
    unmount()
    container.remove()
  })
  const render = (next: ReactNode) => act(async () => root.render(next))
  await render(content)
  return { container, render, unmount }
}

/** Enters a value as the browser does, with the native setter, so that React sees a change. */
export function enter(field: HTMLInputElement | HTMLSelectElement | null, value: string) {
  const elementType = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(elementType.prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event(elementType === HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
