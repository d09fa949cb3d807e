import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { Dialog } from '../../ui/app/dialog.tsx'
import { Switch } from '../../ui/app/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { closeOverlay } from '../dialogs/overlay.ts'
import { KeyCaps } from './key-caps.tsx'
import { isApple } from './pressed-keys.ts'
import type { Shortcut } from './shortcut-table.ts'
import { shortcutsOf } from './shortcut-table.ts'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'

export function ShortcutList() {
  const { user } = useSnapshot(session)
  const areOn = useSingleKeys()
  const shortcuts = shortcutsOf(user)
  const groups = [...new Set(shortcuts.map(({ group }) => group))]
  return (
    // The opener restores the focus.
    <Dialog title="Keyboard shortcuts" hasCloseButton finalFocus={false} onClose={closeOverlay}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13.5rem,100%),1fr))] gap-x-8 gap-y-4">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className="pb-1 font-semibold text-muted text-xs/body tracking-normal">{group}</h3>
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
      <label className="line-t mt-1 flex cursor-pointer items-center justify-between gap-4 pt-3.5">
        <span>
          <span className="font-label">Single-key shortcuts</span>
          <span className="block text-muted text-xs/body">{`When off, only ${isApple() ? 'Cmd' : 'Ctrl'} K works. Saved in this browser.`}</span>
        </span>
        <Switch isOn={areOn} onClick={() => switchSingleKeys(!areOn)} />
      </label>
    </Dialog>
  )
}

function Row({ shortcut, isOff }: { shortcut: Shortcut; isOff: boolean }) {
  return (
    <div
      className="flex min-h-8 items-center justify-between gap-4 data-off:text-muted data-off:line-through"
      data-off={isOff || undefined}
    >
      <dt>{shortcut.does}</dt>
      <dd>
        <KeyCaps shortcut={shortcut} spelled />
        {isOff && <VisuallyHidden>, switched off</VisuallyHidden>}
      </dd>
    </div>
  )
}
