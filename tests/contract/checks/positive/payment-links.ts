import type fc from 'fast-check'
import { always } from '../../generation/property.ts'
import { values } from '../../generation/values.ts'
import { cell, must, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import type { BodyOf } from '../../suite/contract-types.ts'
import { operationOf } from '../../suite/document.ts'
import { LINKS } from '../../support/changes.ts'
import { contentFields, createLink, linksOf } from '../../support/fixtures.ts'

type NewLink = BodyOf<'createPaymentLink'>

const created = cell('createPaymentLink', 201, 'merchant')
const updated = cell('updatePaymentLink', 200, 'merchant')
const deleted = cell('deletePaymentLink', 204, 'merchant')

/** Values that databases, libraries or languages tend to normalize. */
const ODD_VALUES: Partial<NewLink>[] = [
  // Combining accents and compatibility characters, which Unicode normalization would change.
  { title: 'Cafe\u0301, 5 \u212B, \uFB01ne' },
  { notes: { remark: '', lines: ' one\n\ttwo ' } },
  { notes: {} },
  { reference: ' order-7/B ' },
  { expiresAt: '2049-12-31T23:59:59.999Z' },
  { expiresAt: '2049-06-30T12:00:00.123456789Z' },
]

export const paymentLinks: Check[] = [
  {
    id: 'positive/link-keeps-what-was-sent',
    title: 'a created link contains everything that was sent, for any valid request',
    covers: [created],
    changes: LINKS,
    async verify(run) {
      await always(run, newLinks(run), async (body) => {
        const link = await createLink(run, body)
        for (const [field, value] of Object.entries(body))
          same(Reflect.get(link, field), value, `the ${field} of the link`)
        same([link.status, link.amountPaid], ['active', 0], 'status and amountPaid of a new link')
        await run.cleanup.run()
      })
    },
  },
  {
    id: 'positive/link-keeps-unusual-values',
    title: 'a link keeps the exact characters sent, empty notes, and expiries in the near and distant future',
    covers: [],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      for (const more of ODD_VALUES) {
        const link = await createLink(run, more)
        const listed = (await linksOf(run, as)).find(({ id }) => id === link.id)
        for (const [field, value] of Object.entries(more)) {
          same(Reflect.get(link, field), value, `the ${field} of the link`)
          same(Reflect.get(listed ?? {}, field), value, `the ${field} of the link in the list`)
        }
        await run.cleanup.run()
      }
    },
  },
  {
    id: 'positive/link-update-replaces',
    title: 'an update replaces the whole link, and removes optional fields that it omits',
    covers: [updated],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id } = await createLink(run, { reference: 'ORDER-1', notes: { colour: 'indigo' } })
      await always(run, newLinks(run), async (body) => {
        const { link } = await run.expectSuccess('updatePaymentLink', { as, path: { id }, body })
        for (const field of contentFields)
          same(Reflect.get(link, field), Reflect.get(body, field), `the ${field} of the link`)
        same(link.id, id, 'the id of the link')
      })
    },
  },
  {
    id: 'positive/link-list-follows',
    title:
      'a created link appears at the top of the list, an updated link changes in place, and a deleted link is removed',
    covers: [created, updated, deleted],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const before = new Set((await linksOf(run, as)).map(({ id }) => id))
      const link = await createLink(run, { title: 'Atlas' })
      const links = await linksOf(run, as)
      // Colleagues may have created other links since.
      const top = links.find(({ id, createdAt }) => before.has(id) || createdAt <= link.createdAt)
      same(top, link, 'the first link of the list')
      const body = { title: 'Globe', amount: 59_900 }
      const changed = await run.expectSuccess('updatePaymentLink', { as, path: { id: link.id }, body })
      same(
        (await linksOf(run, as)).find(({ id }) => id === link.id),
        changed.link,
        'the link in the list',
      )
      await run.expectSuccess('deletePaymentLink', { as, path: { id: link.id } })
      must(
        !(await linksOf(run, as)).some(({ id }) => id === link.id),
        'the deleted link is still in the list',
      )
    },
  },
  {
    id: 'positive/link-cancelled-and-reactivated',
    title: 'a cancelled link stays cancelled until it is reactivated',
    covers: [updated],
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { id, title, amount } = await createLink(run)
      const steps = [
        [{ status: 'cancelled' }, 'cancelled'],
        [{ title: 'Renamed' }, 'cancelled'],
        [{ status: 'active' }, 'active'],
      ] as const
      for (const [change, status] of steps) {
        const body = { title, amount, ...change }
        const { link } = await run.expectSuccess('updatePaymentLink', { as, path: { id }, body })
        same(link.status, status, `the status after ${JSON.stringify(change)}`)
      }
    },
  },
]

/** Valid new links: the first part does not exceed the amount. */
function newLinks(run: ContractRun): fc.Arbitrary<NewLink> {
  const { body } = operationOf('createPaymentLink')
  return values(body ?? {}, run.actors.now()).map((value) => {
    const link: NewLink = JSON.parse(JSON.stringify(value))
    return link.partial && link.partial.minimum > link.amount
      ? { ...link, partial: { minimum: link.amount } }
      : link
  })
}
