import { useEffect, useState } from 'react'
import type { LazyPage } from '../../loading/lazy-page.tsx'
import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { paths } from '../../paths.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { PageHead } from '../page-head.tsx'
import { copyCode, keepLanguage } from './tools/code.ts'

const page = (props: DocsPageProps) => () => <DocsPage {...props} />

/** The pages other than the API reference, by their name in `paths`. The text of each is a separate chunk. */
export const docsPages = {
  errors: page({
    title: 'Errors',
    description:
      'Every error code of the Kosha API: what it means, what to do about it, and which calls return it, with samples in curl and TypeScript.',
    path: paths.errors,
    content: lazyPage(() => import('./errors/errors-sections.tsx'), 'ErrorsSections'),
  }),
  pagination: page({
    title: 'Pagination',
    description:
      'How to read all rows of a long list of the Kosha API, page by page, without a row twice or left out: in curl and TypeScript.',
    path: paths.pagination,
    content: lazyPage(() => import('./pagination/pagination-sections.tsx'), 'PaginationSections'),
  }),
  idempotency: page({
    title: 'Idempotency',
    description:
      'How to repeat a refund or a new payment link after a lost response, so that it happens once: in curl and TypeScript.',
    path: paths.idempotency,
    content: lazyPage(() => import('./idempotency/idempotency-sections.tsx'), 'IdempotencySections'),
  }),
  webhooks: page({
    title: 'Webhooks',
    description:
      'The events that Kosha sends to your server: their payloads, how to verify the signature in TypeScript and a shell, when they are repeated, and how to try one.',
    path: paths.webhooks,
    content: lazyPage(() => import('./webhooks/webhooks-sections.tsx'), 'WebhooksSections'),
  }),
}

type DocsPageProps = {
  title: string
  description: string
  path: string
  content: LazyPage
  /** Start when the page is shown; each returns a function that stops it. */
  tools?: (() => () => void)[]
}

/** A page of the documentation: prerendered, with samples to copy. */
export function DocsPage({ content, tools = none, ...head }: DocsPageProps) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const stops = [...tools.map((start) => start()), keepLanguage(), copyCode(setAnnouncement)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [tools])
  return (
    <>
      <PageHead {...head} />
      <Prerendered content={content} />
      <LiveRegion text={announcement} />
    </>
  )
}

const none: (() => () => void)[] = []
