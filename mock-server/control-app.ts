import type { Hono } from 'hono'
import { readContract } from './contract/contract.ts'
import type { ControlId, ControlContext, ServerContext } from './control/context.ts'
import { serverControls, sessionControls } from './control/controls.ts'
import { coverageOf } from './control/coverage.ts'
import { bound, mountControl } from './control/mount-control.ts'
import type { InspectorAssets } from './inspector/inspector.ts'
import { inspectorData, inspectorPage } from './inspector/inspector.ts'
import { mockPage } from './inspector/mock-page.ts'
import { sessionParts } from './inspector/session-parts.ts'
import { runDueEvents } from './store/due-events.ts'

export type ControlOptions = {
  /** What control/control.yaml says, parsed. */
  document: unknown
  token?: string | undefined
  inspector?: InspectorAssets | undefined
}

/** The control calls of the mock server, and its page. */
export function createControlApp(
  { token, inspector, ...options }: ControlOptions,
  desk: Omit<ServerContext, 'control' | 'signal'>,
): Hono {
  const control = readContract<ControlId>(options.document)
  const { sessions: worlds, contract } = desk
  const serverDesk = ({ signal }: Request): ServerContext => ({ ...desk, control, signal })
  const sessionDesk = async (request: Request): Promise<ControlContext> => {
    const world = await worlds.of(request)
    runDueEvents(world.store)
    return { ...serverDesk(request), world }
  }
  return mountControl({
    control,
    controls: { ...bound(serverControls, serverDesk), ...bound(sessionControls, sessionDesk) },
    token,
    pages: inspector && {
      open: inspectorPage(inspector, mockPage(contract)),
      guarded: inspectorData(async (request) => {
        const world = await worlds.of(request)
        return {
          ...world,
          parts: () => sessionParts(world, desk),
          traffic: () => ({ subject: 'the mock server', ...coverageOf(desk) }),
        }
      }),
    },
  })
}
