import { cell, must, needed, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import type { BodyOf } from '../../suite/contract-types.ts'
import { LINKS } from '../../support/changes.ts'
import type { PaymentLink } from '../../support/fixtures.ts'
import { contentFields, createLink, linksOf } from '../../support/fixtures.ts'
import { passTime } from '../../support/pass-time.ts'

// Longer than one tick of a clock with a resolution of one second.
const A_MOMENT_MS = 1500
const SHORT_LIFE_MS = 4000
// The server time is estimated from its sessions.
const CLOCKS_DIFFER_MS = 300_000
const DAY_MS = 86_400_000

/** Creation, update and expiry times of links, and the fields that never change. */
export const linkLife: Check[] = [
  {
    id: 'state/link-update-changes-updated-at',
    title: 'an update changes updatedAt, but neither createdAt nor the position in the list',
    covers: [cell('updatePaymentLink', 200, 'merchant')],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id, title, amount, createdAt, updatedAt } = await createLink(run)
      await passTime(run, A_MOMENT_MS)
      const newer = await createLink(run)
      const { link } = await run.expectSuccess('updatePaymentLink', {
        as,
        path: { id },
        body: { title, amount },
      })
      const order = (await idsOf(run)).filter((each) => each === id || each === newer.id)
      same(order, [newer.id, id], 'the order of the list after an update of the older link')
      same(Date.parse(link.createdAt), Date.parse(createdAt), 'createdAt after an update')
      must(
        Date.parse(link.updatedAt) > Date.parse(updatedAt),
        `updatedAt is still ${link.updatedAt} after an update`,
      )
    },
  },
  {
    id: 'state/paid-link-keeps-amount-paid',
    title: 'a paid link accepts an update of its descriptive fields, and keeps what was paid',
    covers: [],
    changes: 'updates paid links of the merchant without changing them',
    async verify(run) {
      const as = await run.actors.as('merchant')
      const paid = (await linksOf(run, as)).filter(
        ({ amountPaid, status }) => amountPaid > 0 && status !== 'expired',
      )
      needed(paid[0], 'the merchant has no paid link')
      for (const before of paid.slice(0, 2)) {
        const { link } = await run.expectSuccess('updatePaymentLink', {
          as,
          path: { id: before.id },
          body: updateOf(before),
        })
        same(unstamped(link), unstamped(before), `the paid link ${before.id} after an update without changes`)
      }
    },
  },
  {
    id: 'state/expired-links',
    title: 'a link expires exactly at its expiry, and is active again with a later expiry or none',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const now = run.actors.now()
      for (const { id, status, expiresAt } of await linksOf(run, as)) {
        const left = expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now
        if (Math.abs(left) > CLOCKS_DIFFER_MS && status !== 'paid' && status !== 'cancelled')
          same(
            status === 'expired',
            left < 0,
            `whether ${id}, which expires ${expiresAt ?? 'never'}, is expired`,
          )
      }
      // The creation time of a new link gives the server time to the second.
      const told = Date.parse((await createLink(run)).createdAt)
      const { id, title, amount } = await createLink(run, { expiresAt: instant(told + SHORT_LIFE_MS) })
      await passTime(run, SHORT_LIFE_MS + A_MOMENT_MS)
      const expired = (await linksOf(run, as)).find((each) => each.id === id)
      same(expired?.status, 'expired', 'the status of a link after its expiry')
      const { expiresAt = '' } = expired ?? {}
      const renamed = { title: 'Renamed', amount, expiresAt }
      const kept = await run.expectSuccess('updatePaymentLink', { as, path: { id }, body: renamed })
      same(
        [kept.link.title, kept.link.status],
        ['Renamed', 'expired'],
        'an expired link that keeps its expiry',
      )
      for (const more of [{ expiresAt: instant(run.actors.now() + DAY_MS) }, {}]) {
        const { link } = await run.expectSuccess('updatePaymentLink', {
          as,
          path: { id },
          body: { title, amount, ...more },
        })
        same(
          link.status,
          'active',
          `the status of an expired link with ${more.expiresAt ? 'a later expiry' : 'none'}`,
        )
      }
    },
  },
  {
    id: 'state/deletion-removes-one-link',
    title: 'a deletion removes one link only',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const [kept, gone] = [await createLink(run), await createLink(run)]
      const before = await idsOf(run)
      await run.expectSuccess('deletePaymentLink', { as, path: { id: gone.id } })
      const after = await idsOf(run)
      same(
        before.filter((id) => !after.includes(id) && id !== gone.id),
        [],
        'links deleted together with another',
      )
      must(after.includes(kept.id), 'another link was deleted too')
    },
  },
]

const instant = (ms: number) => new Date(ms).toISOString()

const idsOf = async (run: ContractRun) =>
  (await linksOf(run, await run.actors.as('merchant'))).map(({ id }) => id)

/** An update with the current values of the link. */
const updateOf = (link: PaymentLink): BodyOf<'updatePaymentLink'> => ({
  title: link.title,
  amount: link.amount,
  ...Object.fromEntries(
    contentFields.flatMap((field) => (Reflect.has(link, field) ? [[field, Reflect.get(link, field)]] : [])),
  ),
})

const unstamped = (link: PaymentLink) => ({ ...link, updatedAt: undefined, etag: undefined })
