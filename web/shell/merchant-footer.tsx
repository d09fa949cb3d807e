import { paths } from '../paths.ts'
import { contact, site } from '../site.ts'
import { Link } from '../ui/link.tsx'

const links = [
  ['UPI Payments', paths.upiPayments],
  ['About Us', paths.aboutUs],
  ['Contact Us', paths.contactUs],
  ['Terms & Conditions', paths.terms],
  ['Privacy Policy', paths.privacyPolicy],
  ['Refund Policy', paths.refundPolicy],
] as const

/** The footer's links in one line: the merchant area is an application. */
export function MerchantFooter() {
  return (
    <footer className="merchant-footer">
      <nav aria-label="Footer">
        {links.map(([name, to]) => (
          <Link key={to} to={to}>
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
