import type { TriedCall } from './mock-server.ts'

/** Shows the buttons that the export printed hidden, and hands on what the pressed one is to try. Returns the way to stop. */
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

/** The password of the demo accounts: the one with which the contract's own example signs in. */
export function demoPassword(): string {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-try]')]
  const calls = buttons.map(({ dataset }): TriedCall => JSON.parse(dataset.try ?? '{}'))
  const { password }: { password?: string } = JSON.parse(
    calls.find(({ id }) => id === 'signIn')?.body ?? '{}',
  )
  return password ?? ''
}
