import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../page-head.tsx'

/** The exported page includes the text; opened from another page, the text is loaded from its file. */
const content = import.meta.env.SSR
  ? lazyPage(() => import('./printed-terms.tsx'), 'PrintedTerms')
  : lazyPage(() => import('./loaded-terms.tsx'), 'LoadedTerms')

export function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms & Conditions"
        description="The terms under which businesses in India use Kosha: account, fees, settlement, refunds and liability."
        path={paths.terms}
      />
      <Prerendered content={content} />
    </>
  )
}
