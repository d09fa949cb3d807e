import type { ComponentType } from 'react'
import { use, useState, useTransition } from 'react'
import { importAgain } from '../ui/import-again.ts'
import { PartFailure } from './part-failure.tsx'
import { withStyleSheets } from './style-sheets.ts'
import { whenOnline } from './when-online.ts'

/** What opens and closes a part, if anything does. */
type Opened = { open?: boolean; onClose?: () => void }

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/**
 * A component in its own chunk, within a page; `load` imports the chunk, in which it has this name.
 * Offline it loads once there is a network; `preload` loads it in advance. If it cannot be loaded, a message takes
 * its place and offers to try again.
 */
export function lazyPart<Chunk, Name extends keyof Chunk, Props extends object = PropsOf<Chunk[Name]>>(
  load: () => Promise<Chunk>,
  name: Name,
) {
  // Null if it failed. React.lazy would keep the failure for as long as the document lives.
  let loading: Promise<ComponentType<Props> | null> | undefined
  let hasFailed = false

  const loadPart = withStyleSheets(() =>
    load()
      .catch(importAgain)
      .then((chunk) => chunk[name] as ComponentType<Props>),
  )
  const request = () =>
    (loading ??= whenOnline(loadPart).catch(() => {
      hasFailed = true
      return null
    }))

  function forgetFailure() {
    if (hasFailed) loading = undefined
    hasFailed = false
  }

  function Part(props: Props & Opened) {
    const [failures, setFailures] = useState(1)
    const [isBusy, startTransition] = useTransition()
    const Content = use(request())
    if (Content) return <Content {...props} />

    function retry() {
      forgetFailure()
      startTransition(() => setFailures(failures + 1))
    }
    const { open = true, onClose } = props
    return (
      open && (
        <PartFailure
          failures={failures}
          isBusy={isBusy}
          onRetry={retry}
          onClose={onClose}
          onGone={forgetFailure}
        />
      )
    )
  }

  return Object.assign(Part, { preload: () => void request().then((part) => part ?? forgetFailure()) })
}
