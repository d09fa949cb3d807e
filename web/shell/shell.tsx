import type { ReactNode } from 'react'
import { Footer, MerchantFooter } from './footer.tsx'
import type { HeaderProps } from './header.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

type ShellProps = HeaderProps & { children: ReactNode }

/** The frame around every page. `account` replaces the sign-in links. */
export function Shell({ frame, account, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header frame={frame} account={account} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {frame === 'merchant' ? <MerchantFooter /> : <Footer />}
      <ScrollToTop />
      <RouteAnnouncer />
    </>
  )
}
