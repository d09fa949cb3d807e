import { useNavigate } from 'react-router-dom'
import { listAt } from './lists.ts'

/** Opens a screen. Panels and dialogs of the current list keep its filters. */
export function useGo() {
  const navigate = useNavigate()
  return (to: string) => {
    const [path = to] = to.split('?')
    const list = listAt(location.pathname)
    const isSameList = list !== undefined && list === listAt(path)
    const keepsFilters = isSameList && path !== list.path && path === to
    void navigate(keepsFilters ? to + location.search : to, { state: { inPlace: isSameList } })
  }
}
