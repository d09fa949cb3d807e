import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

type ShellProps = { account?: ReactNode; children: ReactNode }

/** The frame around every page. `account` replaces the sign-in links. */
export function Shell({ account, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header account={account} />
      {/* Fills the window below the header, so that the footer does not move while a page loads. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)]">
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <RouteAnnouncer />
    </>
  )
}
