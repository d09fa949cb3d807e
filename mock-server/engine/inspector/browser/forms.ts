import { send } from './control-call.ts'
import { announce, announceError } from './elements.ts'

type Value = string | number | string[]
type Body = Record<string, Value | Record<string, Value>>

/** Sends the control call that an element names in `data-call`, such as `DELETE /faults`. */
export async function perform(element: HTMLElement, body?: unknown): Promise<void> {
  const [method = '', path = ''] = (element.dataset.call ?? '').split(' ')
  try {
    const text = await send(method, path, body)
    announce(outcomeOf(text))
  } catch (error) {
    announceError(error)
  }
}

function outcomeOf(text: string): string {
  const { total }: { total?: number } = text === '' ? {} : JSON.parse(text)
  if (total === undefined) return 'Done'
  return `Done. ${total === 1 ? '1 scheduled event' : `${total} scheduled events`} ran.`
}

/** The non-empty fields of a form; `latency.fixed` becomes a nested field, `fields[]` a list of one. */
export function bodyOf(form: HTMLFormElement): Body {
  const body: Body = {}
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (input.value === '') continue
    const value = input.type === 'number' ? Number(input.value) : input.value
    if (input.name.endsWith('[]')) {
      body[input.name.slice(0, -2)] = [input.value]
      continue
    }
    const [outer = '', inner] = input.name.split('.')
    body[outer] = inner === undefined ? value : { [inner]: value }
  }
  return body
}
