import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

const lists = [paths.links, paths.transactions, paths.settlements]

/** Goes to a screen. What opens beside or over the list that is shown leaves its filters as they are. */
export function useGo() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (to: string) => {
    const [path = to] = to.split('?')
    const list = lists.find(
      (each) => `${pathname}/`.startsWith(`${each}/`) && `${path}/`.startsWith(`${each}/`),
    )
    const keepsFilters = list !== undefined && path !== list && path === to
    void navigate(keepsFilters ? to + search : to, { state: { inPlace: list !== undefined } })
  }
}
