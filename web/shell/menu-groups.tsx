import { Link } from '../ui/link.tsx'
import type { MenuGroup } from './menus.ts'

type MenuGroupsProps = { groups: MenuGroup[]; className?: string; onNavigate?: () => void }

/** The entries of a menu under their headings: in the header's dropdowns, the full-screen menu and the footer. */
export function MenuGroups({ groups, className, onNavigate }: MenuGroupsProps) {
  return (
    <div className={className}>
      {groups.map(({ title, entries }) => (
        <div key={title} className="break-inside-avoid text-muted text-sm/body">
          {/* Not a heading element, since the menus come before the page's h1. */}
          <p className="pb-1 font-semibold text-ink text-xs/body">{title}</p>
          <ul className="*:py-1">
            {entries.map(({ name, to }) => (
              <li key={name}>
                {to ? (
                  <Link to={to} className="link" {...(onNavigate && { onClick: onNavigate })}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
