import type { Hono } from 'hono'
import type { Contract } from '../contract/contract.ts'
import { readContract } from '../contract/contract.ts'
import type { ControlId, FaultContext, ObserveContext } from '../control/context.ts'
import { coverage, coverageOf } from '../control/coverage.ts'
import { faults } from '../control/faults.ts'
import { journal } from '../control/journal.ts'
import { bound, mountControl } from '../control/mount-control.ts'
import type { ControlOptions } from '../control-app.ts'
import { faultParts } from '../inspector/fault-parts.ts'
import { inspectorData, inspectorPage } from '../inspector/inspector.ts'
import { proxyPage, proxyParts } from '../inspector/proxy-page.ts'
import type { Coverage } from '../report/coverage.ts'
import type { Violations } from '../report/violations.ts'
import type { Faults } from '../sessions/faults.ts'
import type { Journal } from '../sessions/journal.ts'
import { DEFAULT_KEY } from '../sessions/session-registry.ts'

type Proxy = {
  journal: Journal
  faults: Faults
  coverage: Coverage
  violations: Violations
  contract: Contract
  target: string
  enforce: boolean
}

/** The control calls that apply to a backend: journal, coverage and faults, and the web page. */
export function controlOfProxy({ document, token, inspector }: ControlOptions, proxy: Proxy): Hono {
  const { target } = proxy
  const seen = () => coverageOf(proxy)
  const context = ({ signal }: Request): ObserveContext & FaultContext => ({
    ...proxy,
    session: proxy,
    signal,
  })
  return mountControl({
    control: readContract<ControlId>(document),
    controls: bound({ ...journal, ...coverage, ...faults }, context, (_context, { method }) => {
      if (method !== 'GET') proxy.journal.changes.notify()
    }),
    token,
    pages: inspector && {
      open: inspectorPage(inspector, proxyPage(proxy)),
      guarded: inspectorData(() => ({
        key: DEFAULT_KEY,
        journal: proxy.journal,
        changes: [proxy.journal.changes],
        parts: () => ({ ...proxyParts(seen()), ...faultParts(proxy.faults) }),
        traffic: () => ({ subject: `traffic of ${target}`, ...seen() }),
      })),
    },
  })
}
