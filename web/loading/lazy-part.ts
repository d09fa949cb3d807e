import type { ComponentType } from 'react'
import { lazy } from 'react'
import { whenOnline } from './when-online.ts'

/**
 * A component in a chunk of its own, within a page. Wanted without a network, it comes when there is one; `preload`
 * has it come before it is wanted.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await whenOnline(load) }))
  return Object.assign(Part, { preload: () => void load().catch(ignore) })
}

const ignore = () => undefined
