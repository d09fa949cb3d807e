import { contact, site } from '../site.ts'
import { Brand } from './brand.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { footerGroups } from './menus.ts'

/** The year of the build, also in the browser: a later year would not match the exported page. */
const YEAR = import.meta.env.VITE_BUILD_YEAR

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sunk">
      <div className="wrap grid gap-6 py-6 md:gap-10 md:py-12 md:grid-cols-[1.3fr_2fr]">
        <div className="grid content-start gap-3 text-sm text-muted">
          <div className="text-ink">
            <Brand />
          </div>
          <p className="max-w-[34ch] max-sm:hidden">{site.tagline}.</p>
          <p>
            <a className="link" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            <br />
            Support {contact.supportHours}
          </p>
        </div>
        <nav aria-label="Footer">
          <MenuGroups groups={footerGroups} className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3" />
        </nav>
      </div>
      {/* index.html delays the first paint until this element is parsed. */}
      <p id="page-end" className="wrap border-t border-line py-5 text-xs text-muted">
        © {YEAR} {site.legalName}
      </p>
    </footer>
  )
}
