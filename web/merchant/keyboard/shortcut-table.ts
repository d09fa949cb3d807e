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
  ...everywhere,
  ...(can(user, 'createPaymentLink') ? [create] : []),
  ...screensOf(user).map(({ name, key, to }): Shortcut => goTo(name, key, to)),
  goTo('Profile', 'p', paths.profile),
  { group: 'In an open row', does: 'Next row', keys: ['j'], act: { presses: NEXT_ROW_ID } },
  { group: 'In an open row', does: 'Previous row', keys: ['k'], act: { presses: PREVIOUS_ROW_ID } },
]

const everywhere: Shortcut[] = [
  {
    group: 'Anywhere',
    does: 'Search or go to a page',
    keys: ['k'],
    withCommand: true,
    act: { opens: 'search' },
  },
  { group: 'Anywhere', does: 'Search', keys: ['/'], act: { opens: 'search' } },
  { group: 'Anywhere', does: 'Show this list', keys: ['?'], act: { opens: 'shortcuts' } },
]

const create: Shortcut = {
  group: 'Anywhere',
  does: 'Create payment link',
  keys: ['c'],
  act: { goes: paths.newLink },
}

const goTo = (name: string, key: string, to: string): Shortcut => ({
  group: 'Go to',
  does: name,
  keys: ['g', key],
  act: { goes: to },
})
