import type { ComponentType } from 'react'
import { lazy } from 'react'
import { whenOnline } from './when-online.ts'

/**
 * A component in its own chunk, within a page. Offline it loads once there is a network; `preload` loads it in
 * advance.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await whenOnline(load) }))
  return Object.assign(Part, { preload: () => void load().catch(ignore) })
}

const ignore = () => undefined
