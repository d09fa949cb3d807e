import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../loading/lazy-part.tsx'
import { useHydrated } from '../loading/use-hydrated.ts'
import { isMerchantPath, paths } from '../paths.ts'
import { hasTokenCookie } from '../session/has-token-cookie.ts'
import { PageHead } from '../site/page-head.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Kolam } from '../ui/kolam/kolam.tsx'

const MissingScreen = lazyPart(() => import('./missing-screen.tsx'), 'MissingScreen')

export function NotFoundPage() {
  const { pathname } = useLocation()
  // The exported page is the same for every path.
  const isInMerchantArea = useHydrated() && isMerchantPath(pathname) && hasTokenCookie()
  if (!isInMerchantArea) return <NotFound home={paths.home} />
  return <MissingScreen>{(home) => <NotFound home={home} />}</MissingScreen>
}

function NotFound({ home }: { home: string }) {
  const navigate = useNavigate()

  // In a new tab there is no previous page to go back to.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(home))

  return (
    <div
      className="wrap grid items-center gap-12 py-20 md:grid-cols-[3fr_2fr] md:py-28"
      // In the merchant area, its frame replaces that of the public site.
      data-loads-at-once
    >
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <div className="grid justify-items-start gap-4">
        <p className="tnum line-b-2 border-marigold font-semibold text-sm">404</p>
        <h1 className="text-4xl">Page Not Found</h1>
        <p className="max-w-[50ch] text-lg text-muted">
          Sorry, we couldn't find the page you're looking for.
        </p>
        <p className="flex flex-wrap gap-3 pt-4">
          <LinkButton to={home}>Go Home</LinkButton>
          <Button variant="secondary" className="noscript:hidden" onClick={goBack}>
            Go Back
          </Button>
        </p>
      </div>
      <Kolam name="lost" className="mx-auto w-full max-w-72 text-line-strong max-md:hidden" />
    </div>
  )
}
