import type { components } from '#contract'
import { senseless } from '../contract/api-error.ts'
import { accountRules } from '../rules/accounts.ts'
import { settingsRules } from '../rules/settings.ts'
import type { Mutant } from './mutant.ts'
import { alteringBody, mutant } from './mutant.ts'

const { saveProfile } = accountRules
const { saveMethod, saveGateway, masked, checkLimits } = settingsRules

type Gateway = components['schemas']['Gateway']

export const settingsMutants: Mutant[] = [
  mutant('updating a method removes a gateway', 'model/sequences', {
    saveMethod: (method, settings) =>
      saveMethod(method, { gatewayIds: method.gatewayIds.slice(0, 1), ...settings }),
  }),
  mutant('credentials are not saved', 'security/credentials-are-masked', {
    saveGateway: (gateway, { credentials: _left, ...settings }, now) => saveGateway(gateway, settings, now),
  }),
  mutant('new credentials do not replace the first', 'model/sequences', {
    saveGateway: (gateway, settings, now) => {
      const credentials = gateway.credentials ?? settings.credentials
      saveGateway(gateway, { ...settings, ...(credentials && { credentials }) }, now)
    },
  }),
  mutant('an update of a gateway that changes nothing keeps updatedAt', 'model/sequences', {
    saveGateway: (gateway, settings, now) => {
      const before = gateway.updatedAt
      const isChanged = Object.entries(settings).some(([name, value]) => Reflect.get(gateway, name) !== value)
      saveGateway(gateway, settings, isChanged ? now : before)
    },
  }),
  mutant('the end of a secret is visible', 'security/credentials-are-masked', {
    masked: (credentials) => ({ ...masked(credentials), secret: `••••${credentials.secret.slice(-4)}` }),
  }),
  mutant('gateways are listed unsorted', 'model/sequences', { gatewayOrder: () => 0 }),
  mutant('only limits in the same request are compared', 'model/sequences', {
    checkLimits: (method, settings) => {
      if (settings.minAmount !== undefined && settings.maxAmount !== undefined) checkLimits(method, settings)
    },
  }),
  mutant('two new limits are each compared with the old ones', 'model/sequences', {
    checkLimits: (method, settings) => {
      const { minAmount = method.minAmount, maxAmount = method.maxAmount } = settings
      checkLimits(method, { minAmount })
      checkLimits(method, { maxAmount })
    },
  }),
  mutant('the first gateway is named instead of the one that does not fit', 'model/sequences', {
    errorBody: (error) => JSON.parse(JSON.stringify(error).replace(/gatewayIds\.\d+/g, 'gatewayIds.0')),
  }),
  mutant('a method accepts a gateway that does not support it', 'model/sequences', {
    checkGateways: (method, settings, store) =>
      settingsRules.checkGateways(method, settings, {
        ...store,
        gateways: store.gateways.map((gateway) => ({ ...gateway, methods: [method.type] })),
      }),
  }),
  mutant('the error for going live without credentials names the mode', 'model/sequences', {
    checkLive: (gateway, { mode, credentials }) => {
      if (mode === 'live' && !credentials && !gateway.credentials)
        throw senseless('mode', 'needs credentials')
    },
  }),
  mutant('enabling a gateway deletes its credentials', 'model/sequences', {
    saveGateway: (gateway, settings, now) => {
      if (settings.enabled) delete gateway.credentials
      saveGateway(gateway, settings, now)
    },
  }),
  mutant('updating the name in a profile deletes the phone', 'positive/updateProfile-as-viewer', {
    saveProfile: (account, change) => saveProfile(account, { phone: '', ...change }),
  }),
  mutant('after changing a gateway, an admin only sees one merchant', 'model/sequences', {
    ...alteringBody('updateGateway', ({ gateways }, { path }) => {
      const of = gateways.find(({ id }: Gateway) => path.endsWith(`/${id}`))?.merchantId
      return { gateways: gateways.filter(({ merchantId }: Gateway) => merchantId === of) }
    }),
  }),
]
