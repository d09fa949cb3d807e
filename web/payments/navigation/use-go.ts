import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

const lists = [paths.links, paths.transactions, paths.settlements]

/** Opens a screen. Panels and dialogs of the current list keep its filters. */
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
