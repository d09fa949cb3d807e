import { paths } from '../paths.ts'
import { contact, site } from '../site/site.ts'
import { Link } from '../ui/link.tsx'
import { Brand } from './brand.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { footerGroups } from './menus.ts'

/** The year of the build, also in the browser: a later year would not match the exported page. */
const YEAR = import.meta.env.VITE_BUILD_YEAR

export function Footer() {
  return (
    <footer className="line-t mt-auto bg-sunk">
      <div className="wrap grid gap-6 py-6 lg:grid-cols-2">
        <div className="grid content-start gap-3 text-muted text-sm">
          <div className="text-ink">
            <Brand />
          </div>
          <p className="max-sm:hidden">{`${site.tagline}.`}</p>
          <p>
            <a className="link" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            <br />
            <span>{`Support ${contact.supportHours}`}</span>
          </p>
        </div>
        <nav aria-label="Footer">
          <MenuGroups groups={footerGroups} className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3" />
        </nav>
      </div>
      {/* index.html delays the first paint until this element is parsed. */}
      <p id="page-end" className="wrap line-t py-6 text-muted text-xs">
        {`© ${YEAR} ${site.legalName}`}
      </p>
    </footer>
  )
}

const links = [
  ['UPI Payments', paths.upiPayments],
  ['About Us', paths.aboutUs],
  ['Contact Us', paths.contactUs],
  ['Terms & Conditions', paths.terms],
  ['Privacy Policy', paths.privacyPolicy],
  ['Refund Policy', paths.refundPolicy],
] as const

/** The footer's links in one line: the merchant area is an application. The end stays free for the button that scrolls to the top. */
export function MerchantFooter() {
  return (
    <footer className="line-t frame-pending:invisible mb-(--bottom-bar) flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3 ps-[calc(var(--rail,0px)+var(--gap,1rem))] pe-14 text-muted text-xs/body max-sm:in-data-side:invisible xl:in-data-side:me-(--side)">
      <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
        {links.map(([name, to]) => (
          <Link key={to} to={to} className="py-1 hover:text-ink hover:underline">
            {name}
          </Link>
        ))}
      </nav>
      {/* index.html delays the first paint until this element is parsed. */}
      <p id="page-end">
        {site.name} support: {contact.supportHours}
      </p>
    </footer>
  )
}
