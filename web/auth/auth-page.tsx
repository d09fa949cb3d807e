import type { ReactNode } from 'react'
import { PageHead } from '../page-head.tsx'
import { NeedsScripts } from '../ui/needs-scripts.tsx'

type AuthPageProps = {
  title: string
  description: string
  path?: string
  links: ReactNode
  children: ReactNode
}

/** One form in the middle of the page: sign-in and its relatives. */
export function AuthPage({ title, description, path, links, children }: AuthPageProps) {
  return (
    // Whoever is signed in is sent on from here, without having touched the page.
    <div className="wrap grid justify-items-center py-12" data-runs-unasked>
      <PageHead title={title} description={description} {...(path !== undefined && { path })} />
      <div className="panel grid w-full max-w-[28rem] gap-5 p-6">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-sm text-muted">{description}</p>
        </div>
        <NeedsScripts>This form works with JavaScript only. Please switch it on for this page.</NeedsScripts>
        {children}
        <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-4 text-sm">{links}</div>
      </div>
    </div>
  )
}
