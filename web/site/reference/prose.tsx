import { createElement, Fragment } from 'react'

/** Text from the contract, with code in backticks. */
export function Prose({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part))
  return createElement(Fragment, null, ...parts)
}
