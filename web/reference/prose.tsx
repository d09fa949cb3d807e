import { createElement, Fragment } from 'react'

/** The contract's sentences: what stands between backticks is code. */
export function Prose({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part))
  return createElement(Fragment, null, ...parts)
}
