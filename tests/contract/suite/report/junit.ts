import type { Outcome } from '../runner.ts'
import { kindOf } from '../verdicts.ts'
import type { Show } from './curl.ts'
import { asText } from './curl.ts'
import { escaped, presentable, showing } from './presentable.ts'
import type { RunReport } from './summary.ts'
import { countOf } from './summary.ts'

export function junitOf(report: RunReport): string {
  const show = showing(report.secrets)
  const run = presentable(report, show)
  const { failed, notCovered } = countOf(run)
  const counts = `tests="${run.outcomes.length}" failures="${failed}" skipped="${notCovered}" time="${seconds(run.ms)}"`
  const cases = run.outcomes.map((outcome) => testCase(outcome, show))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${counts}>`,
    `<testsuite name="${escaped(run.backend)}" ${counts}>`,
    `<properties><property name="seed" value="${run.seed}"/></properties>`,
    ...cases,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase({ check, result, reason = '', exchanges, ms }: Outcome, show: Show): string {
  const open = `<testcase classname="contract.${kindOf(check)}" name="${escaped(`${check.id}: ${check.title}`)}" time="${seconds(ms)}">`
  if (result === 'passed') return `${open}</testcase>`
  if (result === 'not covered') return `${open}<skipped message="${escaped(reason)}"/></testcase>`
  const exchangesText = exchanges.map((exchange) => asText(exchange, show)).join('\n\n')
  const text = escaped(`${check.id}\n${reason}\n\n${exchangesText}`)
  return `${open}<failure message="${escaped(reason.slice(0, 300))}">${text}</failure></testcase>`
}

const seconds = (ms: number) => (ms / 1000).toFixed(3)
