import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { storeText, useStoredText } from '../../ui/use-stored-text.ts'
import type { View, ViewPage } from './views.ts'
import { readViews } from './views.ts'

/** Reads and changes the signed-in user's saved views of a list, which are stored in this browser only. */
export function useOwnViews(page: ViewPage) {
  const { user } = useSnapshot(session)
  const key = `views/${user?.id}/${page.id}`
  const text = useStoredText(key)
  const views = useMemo(() => readViews(page, text), [page, text])
  const store = (changed: View[]) => storeText(key, JSON.stringify(changed))
  return { views, store }
}
