import { copyText } from '../../../ui/copy/copy-text.ts'
import { unlessBlocked } from '../../../unless-blocked.ts'

const LANGUAGE_KEY = 'reference-language'

/** Handles all copy buttons and passes the outcome to `announce`. Returns a function that stops it. */
export function copyCode(announce: (text: string) => void): () => void {
  const copy = async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const blocks = button?.closest('.code')?.querySelectorAll<HTMLElement>('pre') ?? []
    const visible = Array.from(blocks).find((block) => block.checkVisibility())
    if (!(button && visible)) return
    const copied = await copyText(visible.textContent ?? '')
    if (!copied) return
    announce('Copied')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  }
  const listen = (event: Event) => void copy(event)
  document.addEventListener('click', listen)
  return () => document.removeEventListener('click', listen)
}

/** Applies the chosen language to all samples and to the next visit. Returns a function that stops it. */
export function keepLanguage(): () => void {
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.name.startsWith('language-'))) return
    // The samples above may change in height, so keep the current one in place.
    const before = target.getBoundingClientRect().top
    show(target.value)
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' })
    const { value } = target
    // Where storage is blocked, the choice applies to this visit only.
    unlessBlocked(() => localStorage.setItem(LANGUAGE_KEY, value))
  }
  const stored = unlessBlocked(() => localStorage.getItem(LANGUAGE_KEY))
  if (stored === 'curl' || stored === 'typescript') show(stored)
  document.addEventListener('change', choose)
  return () => document.removeEventListener('change', choose)
}

function show(language: string) {
  const inputs = document.querySelectorAll<HTMLInputElement>(`input[name^="language-"][value="${language}"]`)
  for (const input of inputs) input.checked = true
}
