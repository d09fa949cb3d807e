import type { Hono } from 'hono'
import type { Contract } from '../contract/contract.ts'
import { readContract } from '../contract/contract.ts'
import type { ControlId, ObserveContext } from '../control/context.ts'
import { coverage, coverageOf } from '../control/coverage.ts'
import { journal } from '../control/journal.ts'
import { bound, mountControl } from '../control/mount-control.ts'
import type { ControlOptions } from '../control-app.ts'
import { inspectorData, inspectorPage } from '../inspector/inspector.ts'
import { proxyPage, proxyParts } from '../inspector/proxy-page.ts'
import type { Coverage } from '../report/coverage.ts'
import type { Violations } from '../report/violations.ts'
import type { Journal } from '../sessions/journal.ts'
import { DEFAULT_KEY } from '../sessions/session-registry.ts'

type Proxy = {
  journal: Journal
  coverage: Coverage
  violations: Violations
  contract: Contract
  target: string
  enforce: boolean
}

/** The control calls that make sense where nothing can be told, only watched: journal and coverage, and their page. */
export function controlOfProxy({ document, token, inspector }: ControlOptions, proxy: Proxy): Hono {
  const { target } = proxy
  const seen = () => coverageOf(proxy)
  const context = ({ signal }: Request): ObserveContext => ({ ...proxy, session: proxy, signal })
  return mountControl({
    control: readContract<ControlId>(document),
    controls: bound({ ...journal, ...coverage }, context, (_context, { method }) => {
      if (method !== 'GET') proxy.journal.changes.notify()
    }),
    token,
    pages: inspector && {
      open: inspectorPage(inspector, proxyPage(proxy)),
      guarded: inspectorData(() => ({
        key: DEFAULT_KEY,
        journal: proxy.journal,
        changes: [proxy.journal.changes],
        parts: () => proxyParts(seen()),
        traffic: () => ({ subject: `traffic of ${target}`, ...seen() }),
      })),
    },
  })
}
