import { useNavigate } from 'react-router-dom'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Kolam } from '../ui/kolam/kolam.tsx'

export function NotFoundPage() {
  const navigate = useNavigate()

  // In a new tab there is no previous page to go back to.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(paths.home))

  return (
    <div className="wrap grid items-center gap-12 py-20 md:grid-cols-[3fr_2fr] md:py-28">
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <div className="grid justify-items-start gap-4">
        <p className="tnum border-b-2 border-marigold text-sm font-semibold">404</p>
        <h1 className="text-4xl">Page Not Found</h1>
        <p className="max-w-[50ch] text-lg text-muted">
          Sorry, we couldn't find the page you're looking for.
        </p>
        <p className="flex flex-wrap gap-3 pt-4">
          <LinkButton to={paths.home}>Go Home</LinkButton>
          <Button variant="secondary" className="noscript:hidden" onClick={goBack}>
            Go Back
          </Button>
        </p>
      </div>
      <Kolam name="lost" className="mx-auto w-full max-w-72 text-line-strong max-md:hidden" />
    </div>
  )
}
