import type { MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { LegalPage } from './legal-page.tsx'
import { loadTerms } from './load-terms.ts'
import { MarkedUpText } from './marked-up-text.tsx'
import type { Block } from './markup.ts'
import { parseMarkup } from './markup.ts'
import { contentsOf, sectionId, TermsSummary } from './terms-contents.tsx'

type Terms =
  | { status: 'loading' }
  | { status: 'loaded'; blocks: Block[] }
  | { status: 'failed'; message: string }

/** The terms when they are opened from another page: loaded from their file. */
export function LoadedTerms() {
  const { hash } = useLocation()
  const [attempt, setAttempt] = useState(1)
  const [terms, setTerms] = useState<Terms>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    const leaving = new AbortController()
    loadTerms(leaving.signal).then(
      (text) => setTerms({ status: 'loaded', blocks: parseMarkup(text) }),
      ({ message }: Error) => {
        if (!leaving.signal.aborted) setTerms({ status: 'failed', message })
      },
    )
    return () => leaving.abort()
  }, [attempt])

  // The text loads after the page, so the browser could not scroll to the fragment yet.
  useEffect(() => {
    if (terms.status === 'loaded' && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [terms, hash])

  function tryAgain({ currentTarget }: MouseEvent) {
    // The button goes.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
    setTerms({ status: 'loading' })
    setAttempt(attempt + 1)
  }

  return (
    <LegalPage
      title="Terms & Conditions"
      summary={<TermsSummary />}
      contentsComeLater
      contents={terms.status === 'loaded' ? contentsOf(terms.blocks) : []}
    >
      {/* As tall as a screen from the start, so that the footer does not jump when the text arrives. */}
      <div className="grid min-h-dvh grid-cols-1 content-start gap-3 pt-5" tabIndex={-1}>
        {terms.status === 'loading' && (
          <p role="status" className="noscript:hidden text-muted">
            Loading terms...
          </p>
        )}
        {terms.status === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-4">
            <p className="font-semibold text-danger">{terms.message}</p>
            <Button variant="secondary" onClick={tryAgain}>
              Try again
            </Button>
          </div>
        )}
        {terms.status === 'loaded' && <MarkedUpText blocks={terms.blocks} idOf={sectionId} />}
      </div>
    </LegalPage>
  )
}
