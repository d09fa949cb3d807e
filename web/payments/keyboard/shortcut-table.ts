import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import type { User } from '../../session/session.ts'
import type { OverlayName } from '../dialogs/overlay.ts'
import { screensOf } from '../navigation/screens.ts'

export type Shortcut = {
  group: 'Anywhere' | 'Go to'
  does: string
  /** Pressed one after the other. */
  keys: readonly string[]
  /** With Ctrl, or Cmd on Apple keyboards. The others can be switched off. */
  withCommand?: true
  act: { opens: OverlayName } | { goes: string } | { focuses: string }
}

/** The `id` of the search field at the top. */
export const SEARCH_ID = 'find'

/** All shortcuts of a role; the listener and the list both use this table. */
export const shortcutsOf = (user: Pick<User, 'role'> | null): Shortcut[] => [
  ...everywhere,
  ...(can(user, 'createPaymentLink') ? [create] : []),
  ...screensOf(user).map(({ name, key, to }): Shortcut => goTo(name, key, to)),
  goTo('Profile', 'p', paths.profile),
]

const everywhere: Shortcut[] = [
  {
    group: 'Anywhere',
    does: 'Commands',
    keys: ['k'],
    withCommand: true,
    act: { opens: 'palette' },
  },
  {
    group: 'Anywhere',
    does: 'Search payments',
    keys: ['/'],
    act: { focuses: SEARCH_ID },
  },
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
