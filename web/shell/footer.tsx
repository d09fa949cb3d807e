import { contact, site } from '../site.ts'
import { Brand } from './brand.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { footerGroups } from './menus.ts'

/** The year of the build, also in the browser: a later year would not match the exported page. */
const YEAR = import.meta.env.VITE_BUILD_YEAR

export function Footer() {
  return (
    <footer className="mt-auto line-t bg-sunk">
      <div className="wrap grid gap-6 py-6 lg:grid-cols-2">
        <div className="grid content-start gap-3 text-sm text-muted">
          <div className="text-ink">
            <Brand />
          </div>
          <p className="max-sm:hidden">{site.tagline}.</p>
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
      <p id="page-end" className="wrap line-t py-5 text-xs text-muted">
        {`© ${YEAR} ${site.legalName}`}
      </p>
    </footer>
  )
}
