import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

type ShellProps = { account?: ReactNode; children: ReactNode }

/** The frame around every page. `account` takes the place of the links to sign in. */
export function Shell({ account, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header account={account} />
      {/* Fills the window below the header: the footer is out of sight before and after a page has come. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)]">
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <RouteAnnouncer />
    </>
  )
}
