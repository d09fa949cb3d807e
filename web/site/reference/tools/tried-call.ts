import type { TriedCall } from './mock-server.ts'

/** Shows the "Try it" buttons, and calls `onTry` when one is pressed. Returns a function that stops it. */
export function offerCalls(onTry: (call: TriedCall) => void): () => void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-try]')) button.hidden = false
  const open = ({ target }: Event) => {
    const text =
      target instanceof Element ? target.closest<HTMLElement>('[data-try]')?.dataset.try : undefined
    if (text) onTry(JSON.parse(text))
  }
  document.addEventListener('click', open)
  return () => document.removeEventListener('click', open)
}

/** The password of the demo accounts, from the contract's sign-in example. */
export function demoPassword(): string {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-try]')]
  const calls = buttons.map(({ dataset }): TriedCall => JSON.parse(dataset.try ?? '{}'))
  const { password }: { password?: string } = JSON.parse(
    calls.find(({ id }) => id === 'signIn')?.body ?? '{}',
  )
  return password ?? ''
}
