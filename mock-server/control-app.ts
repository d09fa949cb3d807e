import type { Hono } from 'hono'
import { readContract } from './contract/contract.ts'
import type { ControlId, Desk } from './control/context.ts'
import { controls } from './control/controls.ts'
import { coverageOf } from './control/coverage.ts'
import { mountControl } from './control/mount-control.ts'
import type { InspectorAssets } from './inspector/inspector.ts'
import { inspectorData, inspectorPage } from './inspector/inspector.ts'
import { mockPage } from './inspector/mock-page.ts'
import { sessionParts } from './inspector/session-parts.ts'
import type { PublishedDocuments } from './reachability.ts'
import { catchUp } from './store/due-events.ts'

export type ControlOptions = {
  /** What control/control.yaml says, parsed. */
  document: unknown
  token?: string | undefined
  inspector?: InspectorAssets | undefined
  /** Served as they are. */
  published?: PublishedDocuments | undefined
}

/** The control calls of the mock server, and its page. */
export function controlOf(
  { token, inspector, ...options }: ControlOptions,
  desk: Omit<Desk, 'world' | 'control' | 'signal'>,
): Hono {
  const control = readContract<ControlId>(options.document)
  const { worlds, contract } = desk
  return mountControl<Desk>({
    control,
    controls,
    token,
    deskFor(request) {
      const world = worlds.of(request)
      catchUp(world.store)
      return { ...desk, world, control, signal: request.signal }
    },
    pages: inspector && {
      open: inspectorPage(inspector, mockPage(contract)),
      guarded: inspectorData((request) => {
        const world = worlds.of(request)
        return {
          ...world,
          parts: () => sessionParts(world, desk),
          traffic: () => ({ subject: 'the mock server', ...coverageOf(desk) }),
        }
      }),
    },
  })
}
