import { contact, site } from '../site.ts'
import { Brand } from './brand.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { footerGroups } from './menus.ts'

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sunk">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.3fr_2fr]">
        <div className="grid content-start gap-3 text-sm text-muted">
          <div className="text-ink">
            <Brand />
          </div>
          <p className="max-w-[34ch]">{site.tagline}.</p>
          <p>
            <a className="link" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            <br />
            Support {contact.supportHours}
          </p>
        </div>
        <nav aria-label="Footer">
          <MenuGroups groups={footerGroups} className="grid grid-cols-2 gap-8 sm:grid-cols-3" />
        </nav>
      </div>
      {/* index.html delays the first paint until this element is parsed. */}
      <p id="page-end" className="wrap border-t border-line py-5 text-xs text-muted">
        © 2025 {site.legalName}
      </p>
    </footer>
  )
}
