import type { components } from '#contract'
import { unknown } from '../contract/api-error.ts'
import { iso } from '../data/calendar.ts'
import { grouped } from '../data/grouping.ts'
import type { Account, StoredMethod } from '../data/store.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { checkGateway, checkMethod } from '../rules/settings.ts'
import { countsOf, isCounted, rateOf } from './settlements.ts'

type Schemas = components['schemas']

export const settingsRoutes: Route[] = [
  route(['GET', '/payments/methods'], ALL_ROLES, ({ account }, context) => methodsFor(account, context)),
  route(['GET', '/payments/gateways'], ALL_ROLES, ({ account }, context) => gatewaysFor(account, context)),
  route<Schemas['PaymentMethodSettings']>(
    ['PUT', '/payments/methods/{id}'],
    ['admin', 'merchant'],
    ({ account, id, body }, context) => {
      const { store, rules } = context
      const method = store.methods.find((method) => method.id === id && rules.owns(account, method.business))
      if (!method) throw unknown('payment method')
      checkMethod(method, body, store)
      Object.assign(method, body)
      return methodsFor(account, context)
    },
  ),
  route<Schemas['GatewaySettings']>(
    ['PUT', '/payments/gateways/{id}'],
    ['admin', 'merchant'],
    ({ account, id, body }, context) => {
      const { store, rules, now } = context
      const gateway = store.gateways.find(
        (gateway) => gateway.id === id && rules.owns(account, gateway.business),
      )
      if (!gateway) throw unknown('gateway')
      checkGateway(gateway, body, store)
      Object.assign(gateway, body, { updatedAt: now() })
      return gatewaysFor(account, context)
    },
  ),
]

const methodsFor = (account: Account, { store, rules }: Context) => {
  const methods = store.methods.filter(({ business }) => rules.owns(account, business)).map(methodShown)
  return { status: 200, body: { methods } }
}

const gatewaysFor = (account: Account, context: Context) => {
  const { store, rules } = context
  const routed = grouped(store.payments.filter(isCounted), ({ gatewayId }) => gatewayId)
  const gateways = store.gateways
    .filter(({ business }) => rules.owns(account, business))
    .sort(rules.gatewayOrder)
    .map(({ business, credentials, updatedAt, ...gateway }) => ({
      ...gateway,
      merchantId: business.id,
      merchantName: business.name,
      ...(credentials && { credentials: rules.masked(credentials) }),
      ...rateOf(countsOf(routed.get(gateway.id) ?? []), context),
      updatedAt: iso(updatedAt),
    }))
  return { status: 200, body: { gateways } }
}

const methodShown = ({ business, ...method }: StoredMethod): Schemas['PaymentMethod'] => ({
  ...method,
  merchantId: business.id,
  merchantName: business.name,
})
