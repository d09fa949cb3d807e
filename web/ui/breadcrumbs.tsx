import { Link } from './link.tsx'

type Crumb = { name: string; to?: string }

/** The path from the start page to this one, which is the last crumb. A crumb without `to` has no page. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol>
        {trail.map(({ name, to }, at) => (
          <li key={name}>
            {to ? (
              <Link to={to}>{name}</Link>
            ) : (
              <span aria-current={at === trail.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
