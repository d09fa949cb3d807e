import { Link } from './link.tsx'

type Crumb = { name: string; to?: string }

/** The path from the start page to this one, which is the last crumb. A crumb without `to` has no page. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pb-4 text-muted text-sm/body">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ name, to }, at) => (
          <li key={name}>
            {to ? (
              <Link to={to} className="hover:underline hover:underline-offset-4">
                {name}
              </Link>
            ) : (
              <span aria-current={at === trail.length - 1 ? 'page' : undefined}>{name}</span>
            )}
            {at < trail.length - 1 && (
              <span className="ms-2" aria-hidden="true">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
