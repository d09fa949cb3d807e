import { bestMatches } from './matches.ts'

/**
 * `/` focuses the search field, which filters the table of contents to sections that contain every word.
 * Returns a function that stops it.
 */
export function searchReference(): () => void {
  const nav = document.getElementById('contents')
  const field = nav?.querySelector<HTMLInputElement>('input[type="search"]')
  if (!(nav && field)) return () => undefined
  const details = nav.querySelector('details')
  const groups = nav.querySelectorAll('details > div')
  const status = nav.querySelector('[role="status"]')
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('li > a')]
  let sections: { title: string; text: string }[] | undefined
  let matches: number[] = []

  const search = () => {
    // Read on first use, since most visitors never search.
    sections ??= links.map((link) => ({
      title: link.textContent ?? '',
      text: document.getElementById(link.hash.slice(1))?.textContent ?? '',
    }))
    const isSearching = field.value.trim() !== ''
    matches = bestMatches(sections, field.value)
    for (const [at, link] of links.entries()) {
      link.parentElement?.toggleAttribute('hidden', isSearching && !matches.includes(at))
      link.toggleAttribute('data-best', isSearching && at === matches[0])
    }
    for (const group of groups)
      group.toggleAttribute('hidden', isSearching && !group.querySelector('li:not([hidden])'))
    if (isSearching) details?.setAttribute('open', '')
    if (status) status.textContent = isSearching ? results(matches.length) : ''
  }
  const clear = () => {
    field.value = ''
    search()
  }
  const press = (event: KeyboardEvent) => {
    const [best = -1] = matches
    if (event.key === 'Enter' && field.value) links[best]?.click()
    else if (event.key === 'Escape' && field.value) clear()
    else return
    event.preventDefault()
  }
  const focus = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    event.preventDefault()
    field.focus()
    field.select()
  }

  const stop = new AbortController()
  field.addEventListener('input', search, stop)
  field.addEventListener('keydown', press, stop)
  document.addEventListener('keydown', focus, stop)
  return () => stop.abort()
}

const results = (count: number) => (count === 1 ? '1 result' : `${count === 0 ? 'No' : count} results`)
