import type { components } from '#contract'
import { ApiError, unknown } from '../contract/api-error.ts'
import { iso } from '../data/calendar.ts'
import type { Account, Link } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { checkLink, checkLinkUpdate, linkStatus } from '../rules/links.ts'
import { refunded } from '../rules/transactions.ts'
import { keyOf, once } from './idempotency.ts'

type Schemas = components['schemas']

export const linkRoutes: Route[] = [
  route(['GET', '/payments/links'], ALL_ROLES, ({ account }, context) => {
    const { store, rules } = context
    const links = store.links
      .filter((link) => rules.owns(account, link.business))
      .sort((a, b) => b.createdAt - a.createdAt)
    return { status: 200, body: { links: links.map((link) => linkOf(link, context)) } }
  }),
  route<Schemas['NewPaymentLink']>(['POST', '/payments/create'], ['merchant'], (call, context) =>
    once('create', call, context, () => {
      const { store, rules, now } = context
      const { account, body } = call
      const key = keyOf(call.headers)
      checkLink(body, now())
      const link: Link = {
        ...rules.savedLink(body),
        ...(key !== undefined && { idempotencyKey: key }),
        id: rules.newId('lnk'),
        business: account.business,
        isCancelled: false,
        amountPaid: 0,
        createdAt: now(),
        updatedAt: now(),
      }
      store.links.push(link)
      return { status: 201, body: { link: linkOf(link, context) } }
    }),
  ),
  route<Schemas['PaymentLinkUpdate']>(['PUT', '/payments/links/{id}'], ['merchant'], (call, context) => {
    const { store, rules, now } = context
    const { status, ...body } = call.body
    const link = ownLink(call.account, call.id, context)
    const version = tagOf(link, context)
    const ifMatch = call.headers['if-match'] ?? '*'
    if (version !== undefined && ifMatch !== '*' && ifMatch !== version)
      throw new ApiError(412, 'precondition_failed', 'Someone else has changed this link.')
    if (link.amountPaid > 0 && (body.amount !== link.amount || status === 'cancelled'))
      throw paid('The amount of a link that was paid stays, and it cannot be cancelled.')
    checkLinkUpdate(call.body, link, now())
    const { id, business, amountPaid, createdAt, idempotencyKey } = link
    const fixed = {
      id,
      business,
      amountPaid,
      createdAt,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    }
    const isCancelled = status === undefined ? link.isCancelled : status === 'cancelled'
    const changed = { ...rules.updatedLink(body, link), ...fixed, isCancelled, updatedAt: now() }
    store.links[store.links.indexOf(link)] = changed
    const tag = tagOf(changed, context)
    return {
      status: 200,
      ...(tag !== undefined && { headers: { ETag: tag } }),
      body: { link: linkOf(changed, context) },
    }
  }),
  route(['DELETE', '/payments/links/{id}'], ['merchant'], ({ account, id }, context) => {
    const link = ownLink(account, id, context)
    if (link.amountPaid > 0) throw paid('A link that was paid stays on record.')
    context.rules.removeLink(context.store, link)
    return { status: 204 }
  }),
]

const paid = (message: string) => new ApiError(409, 'link_paid', message)

function ownLink(account: Account, id: string, { store, rules }: Context): Link {
  const link = store.links.find((link) => link.id === id && rules.ownsLink(account, link))
  if (!link) throw unknown('payment link')
  return link
}

const tagOf = (link: Link, { rules, now }: Context) =>
  rules.linkTag(link, linkStatus(link, now()) === 'expired')

function linkOf(link: Link, context: Context): Schemas['PaymentLink'] {
  const { business, isCancelled: _isCancelled, createdAt, ...rest } = link
  const { expiresAt } = link
  const status = linkStatus(link, context.now())
  const tag = tagOf(link, context)
  const expiredAt = status === 'expired' && expiresAt !== undefined ? Date.parse(expiresAt) : 0
  return {
    ...rest,
    merchantId: business.id,
    merchantName: business.name,
    currency: 'INR',
    status,
    amountRefunded: amountRefunded(link, context),
    ...(tag !== undefined && { etag: tag }),
    url: `https://pay.roasters.example/${link.id}`,
    createdAt: iso(createdAt),
    updatedAt: iso(Math.max(expiredAt, link.updatedAt)),
  }
}

const amountRefunded = ({ id }: Link, { store }: Context) =>
  store.payments
    .filter(({ linkId, isTest }) => linkId === id && !isTest)
    .reduce((sum, payment) => sum + refunded(payment), 0)
