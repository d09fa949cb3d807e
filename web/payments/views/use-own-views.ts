import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import { storeText, useStoredText } from '../../ui/use-stored-text.ts'
import type { OwnView } from './own-views.ts'
import { readViews } from './own-views.ts'

/** The views that the signed-in person named, and the way to change them. Kept by this browser alone. */
export function useOwnViews() {
  const { user } = useSnapshot(session)
  const key = `views/${user?.id}`
  const text = useStoredText(key)
  const views = useMemo(() => readViews(text), [text])
  const store = (changed: OwnView[]) => storeText(key, JSON.stringify(changed))
  return { views, store }
}
