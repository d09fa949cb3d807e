import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import type { User } from '../../session/session.ts'
import type { OverlayName } from '../dialogs/overlay.ts'
import { screensOf } from '../navigation/screens.ts'

export type Shortcut = {
  group: 'Anywhere' | 'Go to' | 'In an open row'
  does: string
  /** Pressed one after the other. */
  keys: readonly string[]
  /** With Ctrl, or Cmd on Apple keyboards. The others can be switched off. */
  withCommand?: true
  act: { opens: OverlayName } | { goes: string } | { presses: string }
}

/** The `id`s of the buttons in the panel of a row. */
export const NEXT_ROW_ID = 'next-row'
export const PREVIOUS_ROW_ID = 'previous-row'

/** All shortcuts of a role; the listener and the list both use this table. */
export const shortcutsOf = (user: Pick<User, 'role'> | null): Shortcut[] => [
  { ...anywhere('Search or go to a page', 'k', { opens: 'search' }), withCommand: true },
  anywhere('Search', '/', { opens: 'search' }),
  anywhere('Show this list', '?', { opens: 'shortcuts' }),
  ...(can(user, 'createPaymentLink') ? [anywhere('Create payment link', 'c', { goes: paths.newLink })] : []),
  ...screensOf(user).map(({ name, key, to }) => goTo(name, key, to)),
  goTo('Profile', 'p', paths.profile),
  { group: 'In an open row', does: 'Next row', keys: ['j'], act: { presses: NEXT_ROW_ID } },
  { group: 'In an open row', does: 'Previous row', keys: ['k'], act: { presses: PREVIOUS_ROW_ID } },
]

const anywhere = (does: string, key: string, act: Shortcut['act']): Shortcut => ({
  group: 'Anywhere',
  does,
  keys: [key],
  act,
})

const goTo = (name: string, key: string, to: string): Shortcut => ({
  group: 'Go to',
  does: name,
  keys: ['g', key],
  act: { goes: to },
})
