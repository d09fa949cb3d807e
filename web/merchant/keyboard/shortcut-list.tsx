import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { Dialog } from '../../ui/app/dialog.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { closeOverlay } from '../dialogs/overlay.ts'
import { KeyCaps } from './key-caps.tsx'
import { isApple } from './pressed-keys.ts'
import type { Shortcut } from './shortcut-table.ts'
import { shortcutsOf } from './shortcut-table.ts'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'
import './keyboard.css'

export function ShortcutList() {
  const { user } = useSnapshot(session)
  const areOn = useSingleKeys()
  const shortcuts = shortcutsOf(user)
  const groups = [...new Set(shortcuts.map(({ group }) => group))]
  return (
    // The opener restores the focus.
    <Dialog title="Keyboard shortcuts" hasCloseButton finalFocus={false} onClose={closeOverlay}>
      <div className="shortcut-groups">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map((shortcut) => (
                  <Row key={shortcut.does} shortcut={shortcut} isOff={!areOn && !shortcut.withCommand} />
                ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="switch-row">
        <span>
          <b>Single-key shortcuts</b>
          <small>{`When off, only ${isApple() ? 'Cmd' : 'Ctrl'} K is left. This browser remembers it.`}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={areOn}
          aria-checked={areOn}
          onChange={({ target }) => switchSingleKeys(target.checked)}
        />
      </label>
    </Dialog>
  )
}

function Row({ shortcut, isOff }: { shortcut: Shortcut; isOff: boolean }) {
  return (
    <div data-off={isOff || undefined}>
      <dt>{shortcut.does}</dt>
      <dd>
        <KeyCaps shortcut={shortcut} spelled />
        {isOff && <VisuallyHidden>, switched off</VisuallyHidden>}
      </dd>
    </div>
  )
}
