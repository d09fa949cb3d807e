import type { Hono } from 'hono'
import type { Contract } from '../contract/contract.ts'
import { readContract } from '../contract/contract.ts'
import { bound, mountControl } from '../control/mount-control.ts'
import type { ControlOptions } from '../control-app.ts'
import type { FaultContext } from '../faults/control.ts'
import { faults } from '../faults/control.ts'
import type { Faults } from '../faults/faults.ts'
import { faultParts } from '../faults/inspector-section.ts'
import { inspectorData, inspectorPage } from '../inspector/inspector.ts'
import { proxyPage, proxyParts } from '../inspector/proxy-page.ts'
import type { JournalContext } from '../journal/control.ts'
import { journal } from '../journal/control.ts'
import type { Journal } from '../journal/journal.ts'
import type { CoverageContext } from '../report/control.ts'
import { coverage, coverageOf } from '../report/control.ts'
import type { Coverage } from '../report/coverage.ts'
import type { Violations } from '../report/violations.ts'
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
  const control = readContract(document)
  const observedCoverage = () => coverageOf(proxy)
  const context = ({ signal }: Request): JournalContext & FaultContext & CoverageContext => ({
    ...proxy,
    control,
    session: proxy,
    signal,
  })
  return mountControl({
    control,
    controls: bound({ ...journal, ...coverage, ...faults }, context, (_context, { method }) => {
      if (method !== 'GET') proxy.journal.changes.notify()
    }),
    token,
    pages: inspector && {
      open: inspectorPage(inspector, proxyPage(proxy)),
      guarded: inspectorData({
        viewOf: () => ({
          key: DEFAULT_KEY,
          journal: proxy.journal,
          changes: [proxy.journal.changes],
          parts: () => ({ ...proxyParts(observedCoverage()), ...faultParts(proxy.faults) }),
        }),
        trafficOf: () => ({ subject: `traffic of ${target}`, ...observedCoverage() }),
      }),
    },
  })
}
