import type { components } from '#contract'
import { cell, must, needed, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import type { Transaction } from '../../support/fixtures.ts'
import { allTransactions } from '../../support/fixtures.ts'
import { indianDay } from '../../support/indian-day.ts'
import { dayAfter, isWorkingDay } from '../../support/working-days.ts'

type Settlement = components['schemas']['Settlement']

const listed = cell('listSettlements', 200, 'merchant')
const HELD_TOGETHER = 20

/** T+1: the due date, the skipped days and the payments included. */
export const settlementDays: Check[] = [
  {
    id: 'state/settlement-due-dates',
    title:
      'a settlement is due on the next working day, lists exactly the skipped days, and is not paid earlier',
    covers: [listed],
    async verify(run) {
      for (const { id, capturedOn, dueOn, skippedDays, processedAt } of await settlementsOf(run)) {
        const expected = nextWorkingDay(capturedOn)
        same(dueOn, expected.dueOn, `the day on which ${id}, captured on ${capturedOn}, is due`)
        same(
          skippedDays.map(({ date }) => date),
          expected.skipped,
          `the skipped days of ${id}, captured on ${capturedOn}`,
        )
        if (processedAt !== undefined)
          must(
            indianDay(processedAt) >= dueOn,
            `${id} was processed at ${processedAt}, before it was due on ${dueOn}`,
          )
      }
    },
  },
  {
    id: 'state/settlements-cover-an-indian-day',
    title: 'a settlement contains the payments captured on its Indian day, and they refer to it',
    covers: [listed],
    async verify(run) {
      const settlements = await settlementsOf(run)
      const rows = await allTransactions(run, await run.actors.as('merchant'))
      for (const { id, capturedOn } of settlements.slice(0, HELD_TOGETHER)) {
        for (const row of rows.filter((each) => capturedDay(each) === capturedOn))
          same(row.settlementId, id, `the settlement of ${row.id}, which was captured on ${capturedOn}`)
        for (const row of rows.filter(({ settlementId }) => settlementId === id))
          same(
            capturedDay(row),
            capturedOn,
            `the day on which ${row.id} in the settlement ${id} was captured`,
          )
      }
    },
  },
  {
    id: 'state/details-match-status',
    title: 'failed rows have a failure reason, processed rows a time, and captured UPI payments an RRN',
    covers: [listed],
    async verify(run) {
      for (const { id, status, failure, processedAt, utr } of await settlementsOf(run)) {
        same(failure !== undefined, status === 'failed', `whether ${id}, which is ${status}, has a failure`)
        same(
          [processedAt !== undefined, utr !== undefined],
          [status === 'processed', status === 'processed'],
          `whether ${id}, which is ${status}, has a processedAt and a UTR`,
        )
      }
      for (const { id, status, method, rrn, failure, refunds, events } of await allTransactions(
        run,
        await run.actors.as('merchant'),
      )) {
        same(failure !== undefined, status === 'failed', `whether ${id}, which is ${status}, has a failure`)
        const wasCaptured = events.some(({ type }) => type === 'succeeded')
        same(
          rrn !== undefined,
          method === 'upi' && wasCaptured,
          `whether ${id}, paid by ${method} and ${status}, has an RRN`,
        )
        for (const refund of refunds)
          must(
            refund.status !== 'processed' || refund.processedAt !== undefined,
            `${refund.id} is processed and has no processedAt`,
          )
      }
    },
  },
]

async function settlementsOf(run: ContractRun): Promise<Settlement[]> {
  const { settlements } = await run.expectSuccess('listSettlements', { as: await run.actors.as('merchant') })
  needed(settlements[0], 'the merchant has no settlements')
  return settlements
}

function capturedDay({ events }: Transaction): string | undefined {
  const at = events.find(({ type }) => type === 'succeeded')?.at
  return at === undefined ? undefined : indianDay(at)
}

function nextWorkingDay(day: string): { dueOn: string; skipped: string[] } {
  const skipped: string[] = []
  let dueOn = dayAfter(day)
  for (; !isWorkingDay(dueOn); dueOn = dayAfter(dueOn)) skipped.push(dueOn)
  return { dueOn, skipped }
}
