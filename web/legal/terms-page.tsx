import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { LegalPage } from './legal-page.tsx'
import { loadTerms, TERMS_ADDRESS } from './load-terms.ts'
import { MarkedUpText, plainText } from './marked-up-text.tsx'
import type { Block } from './markup.ts'
import { parseMarkup } from './markup.ts'

type Terms =
  | { status: 'loading' }
  | { status: 'loaded'; blocks: Block[] }
  | { status: 'failed'; message: string }

export function TermsPage() {
  const { hash } = useLocation()
  const [attempt, setAttempt] = useState(1)
  const [terms, setTerms] = useState<Terms>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
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

  function tryAgain() {
    setTerms({ status: 'loading' })
    setAttempt(attempt + 1)
  }

  return (
    <LegalPage
      title="Terms & Conditions"
      summary={<Summary />}
      contentsComeLater
      contents={terms.status === 'loaded' ? contentsOf(terms.blocks) : []}
    >
      <PageHead
        title="Terms & Conditions"
        description="The terms under which businesses in India use Kosha: account, fees, settlement, refunds and liability."
        path={paths.terms}
      />
      {/* As tall as a screen from the start, so that the footer does not jump when the text arrives. */}
      <div className="min-h-dvh pt-8" data-runs-unasked>
        {terms.status === 'loading' && (
          <p role="status" className="text-muted noscript:hidden">
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

function Summary() {
  return (
    <p>
      In short: you open an account for a lawful business in India, and we collect, pay out and settle for it.
      You pay a fee for each payment and GST on that fee, both shown in every settlement. Payments can be
      refunded within 7 days; refunds reach your customer in <span className="whitespace-nowrap">5-7</span>{' '}
      business days. Either of us can end the agreement. The full terms follow, and are also here as{' '}
      <a className="link" href={TERMS_ADDRESS}>
        a plain text file
      </a>
      .
    </p>
  )
}

const sectionId = (at: number) => `section-${at}`

function contentsOf(blocks: Block[]) {
  return blocks.flatMap((block, at) =>
    block.kind === 'heading' && block.level === 1
      ? [{ id: sectionId(at), title: plainText(block.content) }]
      : [],
  )
}
