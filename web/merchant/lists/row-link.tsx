import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'

type RowLinkProps = { id: string; to: string; isMoney?: boolean; children: ReactNode }

/** Opens a row in the panel beside the list, which keeps its filters. */
export function RowLink({ id, to, isMoney, children }: RowLinkProps) {
  const { search } = useLocation()
  const { id: opened } = useParams()
  return (
    <Link
      className={isMoney ? 'row-link money' : 'row-link'}
      to={to + search}
      state={{ inPlace: true }}
      aria-current={id === opened ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
