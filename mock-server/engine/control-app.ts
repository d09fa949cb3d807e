import type { Hono } from 'hono'
import type { Backend, HandlerRequest } from './backend.ts'
import { readContract } from './contract/contract.ts'
import type { ControlId, ControlsFor } from './control/handler-types.ts'
import { bound, mountControl } from './control/mount-control.ts'
import { rows } from './control-rows.ts'
import { faults } from './faults/control.ts'
import type { InspectorAssets } from './inspector/inspector.ts'
import { inspectorData, inspectorPage } from './inspector/inspector.ts'
import { mockPage, sessionParts } from './inspector/mock-page.ts'
import { journal } from './journal/control.ts'
import type { PublishedDocuments } from './published.ts'
import { coverage, coverageOf, ofSession } from './report/control.ts'
import { allSessions, oneSession } from './sessions/control.ts'
import type { ControlContext, ServerContext } from './sessions/control-context.ts'
import { sendWebhooks } from './sessions/mock-session.ts'
import { namesOf } from './sessions/scenario-cache.ts'
import { snapshots } from './sessions/snapshots.ts'
import { outbox, webhooks } from './webhooks/control.ts'

export type ControlOptions = {
  /** The parsed control.yaml. */
  document: unknown
  token?: string | undefined
  inspector?: InspectorAssets | undefined
  published?: PublishedDocuments | undefined
}

/** Server-wide calls. */
export const serverControls = {
  ...allSessions,
  ...coverage,
} satisfies Partial<ControlsFor<ControlId, ServerContext>>

/** Calls about one session, which is created if needed. */
export const sessionControls = {
  ...oneSession,
  ...rows,
  ...outbox,
  ...faults,
  ...journal,
  ...snapshots,
  ...webhooks,
} satisfies Partial<ControlsFor<ControlId, ControlContext>>

/** The additions of control calls that take memory. Other calls check for themselves. */
const ADDING: Partial<Record<string, string>> = {
  importSession: 'an import',
  insertRow: 'another row',
  updateRow: 'a change of a row',
  addFault: 'another fault',
  addWebhookFault: 'another fault',
  setWebhookEndpoint: 'webhooks',
  sendWebhook: 'another webhook',
}

/** The control calls of the mock server, and its web page. */
export function createControlApp(
  { document, token, inspector }: ControlOptions,
  server: Omit<ServerContext, 'control' | 'signal'>,
): Hono {
  const control = readContract(document)
  const { sessions, contract } = server
  const serverContext = ({ signal }: Request): ServerContext => ({ ...server, control, signal })
  const sessionContext = async (request: Request): Promise<ControlContext> => {
    const session = await sessions.sessionOf(request)
    session.state.runDueEvents()
    return { ...serverContext(request), session }
  }
  return mountControl({
    control,
    controls: {
      ...bound(serverControls, serverContext, (_context, { method }) => {
        if (method !== 'GET') sessions.changes.notify()
      }),
      ...bound(
        { ...sessionControls, ...backendControls(server.backend.controls) },
        sessionContext,
        ({ session }, { method, url }) => {
          if (method !== 'GET') session.changes.notify()
          const sendDeliveries = sendWebhooks(session)
          // A handler of webhooks may read from the mock before it responds. Only their list waits for it.
          return method === 'GET' && !url.endsWith('/outbox/webhooks') ? undefined : sendDeliveries
        },
      ),
    },
    beforeBody: (id) => {
      const addition = ADDING[id] ?? server.backend.controls.find((operation) => operation.id === id)?.adds
      if (addition !== undefined) sessions.rejectWithoutMemory(addition)
    },
    token,
    pages: inspector && {
      open: inspectorPage(inspector, mockPage(contract, namesOf(server.backend))),
      guarded: inspectorData({
        viewOf: async (request) => {
          const session = await sessions.sessionOf(request)
          return {
            ...session,
            changes: [session.changes, sessions.changes],
            parts: () => sessionParts(session, server),
          }
        },
        trafficOf: (key) =>
          key === undefined
            ? { subject: 'the mock server', ...coverageOf(server) }
            : { subject: `session ${key}`, ...coverageOf(ofSession(key, server)) },
      }),
    },
  })
}

/** The calls that the backend answers itself. */
const backendControls = (controls: Backend['controls']) =>
  Object.fromEntries(
    controls.map(({ id }) => [
      id,
      (request: HandlerRequest, { session }: ControlContext) => session.state.control(id, request),
    ]),
  )
