import { useHydrated } from '../loading/use-hydrated.ts'
import { ChevronDown } from '../ui/icon.tsx'
import { MenuGroups } from './menu-groups.tsx'
import type { Menu } from './menus.ts'
import { useDropdown } from './use-dropdown.ts'

/** A header menu: opens on hover, focus and click; closes on Esc, blur, pointer leave and navigation. */
export function Dropdown({ name, groups }: Menu) {
  const panelId = `${name.toLowerCase()}-menu`
  const { open, close, item, button } = useDropdown()
  return (
    <div className="menu" data-scripted={useHydrated() || undefined} data-open={open || undefined} {...item}>
      <button type="button" className="nav-item" aria-expanded={open} aria-controls={panelId} {...button}>
        <span>{name}</span>
        <ChevronDown size={15} />
      </button>
      <div id={panelId} className="menu-panel">
        <MenuGroups groups={groups} onNavigate={close} />
      </div>
    </div>
  )
}
