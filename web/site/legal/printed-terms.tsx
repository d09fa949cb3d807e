import text from '../public/Terms and Conditions.txt?raw'
import { LegalPage } from './legal-page.tsx'
import { MarkedUpText } from './marked-up-text.tsx'
import { parseMarkup } from './markup.ts'
import { contentsOf, sectionId, TermsSummary } from './terms-contents.tsx'

/** The complete terms in the exported page, which can be read without scripts. */
export function PrintedTerms() {
  const blocks = parseMarkup(text)
  return (
    <LegalPage title="Terms & Conditions" summary={<TermsSummary />} contents={contentsOf(blocks)}>
      <div className="grid grid-cols-1 gap-3 pt-5">
        <MarkedUpText blocks={blocks} idOf={sectionId} />
      </div>
    </LegalPage>
  )
}
