import { PageHead } from '../../site/page-head.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Link } from '../../ui/link.tsx'
import { NeedsScripts } from '../../ui/needs-scripts.tsx'

type AuthPageProps = {
  title: string
  description: string
  path?: string
  /** To the related pages. */
  links: [name: string, to: string][]
  children: Elements
}

/** The frame of sign-in and related pages, with one form in the middle. */
export function AuthPage({ title, description, path, links, children }: AuthPageProps) {
  return (
    // Signed-in users are redirected, before they interact with the page.
    <div className="wrap grid justify-items-center py-12" data-loads-at-once>
      <PageHead title={title} description={description} {...(path !== undefined && { path })} index={false} />
      <div className="panel grid w-full max-w-[28rem] gap-5 p-6">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-muted text-sm">{description}</p>
        </div>
        <NeedsScripts>This form needs JavaScript. Please turn it on for this page.</NeedsScripts>
        {children}
        <div className="line-t flex flex-wrap justify-between gap-2 pt-4 text-sm">
          {links.map(([name, to]) => (
            <Link key={to} className="link" to={to}>
              {name}
            </Link>
          ))}
        </div>
      </div>
    </div>
  )
}
