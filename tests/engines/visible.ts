export type Kind =
  | 'alert'
  | 'button'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'row'
  | 'status'

/** A query for elements of a kind whose accessible name equals or starts with `name`. */
export type Query = { kind: Kind; name: string; exact: boolean; scroll: boolean }

export type VisibleElement = {
  /** The texts of all matches, in document order. */
  texts: string[]
  /** The centre of the first match in the viewport, and whether a click there hits it or a descendant. */
  first?: { x: number; y: number; reachable: boolean }
}

/**
 * Runs in the page: finds the visible elements and optionally scrolls the first into view.
 * Names come from `aria-label`, the field label or the text.
 */
export function findVisible({ kind, name, exact, scroll }: Query): VisibleElement {
  const selectors: Record<Kind, string> = {
    alert: '[role=alert]',
    button: 'button',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    option: '[role=option]',
    row: 'tbody tr',
    status: '[role=status]',
  }
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : undefined
    const source = (by && document.getElementById(by)) || labels?.[0]
    return element.ariaLabel ?? textOf(source instanceof Element ? source : element)
  }
  const answers = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (exact ? nameOf(element) === name : nameOf(element).startsWith(name))

  const found = [...document.querySelectorAll(selectors[kind])].filter(answers)
  const texts = found.map(textOf)
  const [first] = found
  if (!first) return { texts }
  const box = () => first.getBoundingClientRect()
  const isInView = () => {
    const { left, top, right, bottom } = box()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  if (scroll && !isInView()) first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = box()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return { texts, first: { x, y, reachable: first === hit || first.contains(hit) } }
}
