import type { Check } from '../../suite/check.ts'
import { cell, must, needed, same } from '../../suite/check.ts'
import { allRoles } from '../../suite/document.ts'
import { readConsistently } from '../../support/consistent-figures.ts'
import { figuresOf } from '../../support/figures.ts'
import { allTransactions } from '../../support/fixtures.ts'
import { indianDay } from '../../support/indian-day.ts'

/** Amounts agree to the paisa wherever they are shown. */
export const sums: Check[] = [
  {
    id: 'state/settlements-add-up',
    title: 'the net of every settlement is gross − refunds − fee − tax',
    covers: [cell('listSettlements', 200, 'merchant')],
    async verify(run) {
      const { settlements } = await run.expectSuccess('listSettlements', {
        as: await run.actors.as('merchant'),
      })
      needed(settlements[0], 'the merchant has no settlements')
      for (const { id, gross, refunds, fee, tax, net } of settlements) {
        same(net, gross - refunds - fee - tax, `the net of ${id}`)
      }
    },
  },
  {
    id: 'state/settlements-match-payments',
    title: 'gross, fee, tax and count of a settlement match its payments',
    covers: [cell('listSettlements', 200, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { settlements } = await run.expectSuccess('listSettlements', { as })
      needed(settlements[0], 'the merchant has no settlements')
      const all = await allTransactions(run, as)
      for (const { id, gross, fee, tax, transactionCount, dueOn, capturedOn } of settlements) {
        const rows = all.filter(({ settlementId }) => settlementId === id)
        const sum = (field: 'amount' | 'fee' | 'tax') => rows.reduce((total, row) => total + row[field], 0)
        same(
          [rows.length, sum('amount'), sum('fee'), sum('tax')],
          [transactionCount, gross, fee, tax],
          `the sums of ${id}`,
        )
        must(dueOn > capturedOn, `${id} is due on ${dueOn}, not after the day of its payments, ${capturedOn}`)
      }
    },
  },
  {
    id: 'state/transactions-add-up',
    title:
      'refundedAmount is the sum of the refunds that did not fail, tax is 18 % of the fee, and the status matches',
    covers: [cell('listTransactions', 200, 'merchant')],
    async verify(run) {
      const rows = await allTransactions(run, await run.actors.as('merchant'))
      needed(rows[0], 'the merchant has no transactions')
      for (const { id, amount, fee, tax, refundedAmount, refunds, status } of rows) {
        const refunded = refunds.reduce((sum, each) => sum + (each.status === 'failed' ? 0 : each.amount), 0)
        same(refundedAmount, refunded, `refundedAmount of ${id}`)
        must(refundedAmount <= amount, `more than the amount of ${id} was refunded`)
        same(tax, Math.floor((fee * 18 + 50) / 100), `the tax of ${id}, whose fee is ${fee}`)
        const wasCaptured = ['success', 'partially_refunded', 'refunded'].includes(status)
        if (!wasCaptured)
          same([fee, refunds.length], [0, 0], `fee and number of refunds of ${id}, which is ${status}`)
        else same(status, statusFor(refunded, amount), `the status of ${id}`)
      }
    },
  },
  ...allRoles.map(
    (role): Check => ({
      id: `state/statistics-for-${role}`,
      title: `the statistics match the lists for the role ${role}`,
      covers: [cell('getStats', 200, role)],
      async verify(run) {
        const as = await run.actors.as(role)
        const { stats, rows, settlements, gateways: settings } = await readConsistently(run, as)
        const today = stats.daily.at(-1)?.date ?? indianDay(run.actors.now())
        const expected = figuresOf(rows, settlements, today)
        const { daily, byMerchant, byGateway, todayCompared: _today, last30Days: _recent, ...totals } = stats
        const { daily: days, byMerchant: merchants, byGateway: gateways, ...sums } = expected
        same(totals, sums, 'the statistics')
        same(daily, days(daily.length), 'the days')
        const plain = (all: typeof byMerchant) =>
          all
            .filter(({ count }) => count > 0)
            .map(({ name: _name, ...rest }) => rest)
            .sort(byId)
        same(plain(byMerchant), merchants.sort(byId), 'the statistics of each merchant')
        same(plain(byGateway), gateways.sort(byId), 'the statistics of each gateway')
        for (const { id, successRate } of settings) {
          const routed = gateways.find((each) => each.id === id)
          same(successRate, routed?.successRate, `the success rate of the gateway ${id}`)
        }
        for (const list of [byMerchant, byGateway]) {
          const amounts = list.map(({ amount }) => amount)
          same(
            amounts,
            [...amounts].sort((a, b) => b - a),
            'the order of the statistics, by descending amount',
          )
        }
      },
    }),
  ),
]

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

const statusFor = (refunded: number, amount: number) =>
  refunded === 0 ? 'success' : refunded < amount ? 'partially_refunded' : 'refunded'
