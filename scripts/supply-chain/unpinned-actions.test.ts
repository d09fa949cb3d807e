import { expect, test } from 'vitest'
import { unpinnedActions } from './unpinned-actions.ts'

test('an action pinned to a tag is reported with its line, but not one pinned to a commit or in this repository', () => {
  const workflow = `steps:
  - uses: actions/checkout@v7
  - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
  - uses: ./.github/own-action`
  expect(unpinnedActions(workflow)).toEqual([
    { line: 2, message: 'actions/checkout@v7 is not pinned to a commit' },
  ])
})
