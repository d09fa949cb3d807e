import { senseless } from '../contract/refusal.ts'
import type { StoredGateway } from '../data/store.ts'
import { accountRules } from '../rules/accounts.ts'
import { settingsRules } from '../rules/settings.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { answering, mutant } from './mutant.ts'

const { saveProfile } = accountRules
const { saveMethod, saveGateway, masked, checkLimits } = settingsRules
const limits = 'positive/method-limits-as-merchant'
const gatewaySettings = 'positive/gateway-settings-as-merchant'
const methodSettings = 'positive/method-settings-as-merchant'

const methodWithout = (field: 'enabled' | 'minAmount' | 'maxAmount' | 'gatewayIds'): Partial<Rules> => ({
  saveMethod: (method, { [field]: _left, ...settings }) => saveMethod(method, settings),
})
const gatewayWithout = (field: 'enabled' | 'mode' | 'priority' | 'credentials'): Partial<Rules> => ({
  saveGateway: (gateway, { [field]: _left, ...settings }, now) => saveGateway(gateway, settings, now),
})

export const settingsMutants: Mutant[] = [
  mutant("a method's minimum is not kept", limits, methodWithout('minAmount')),
  mutant("a method's maximum is not kept", methodSettings, methodWithout('maxAmount')),
  mutant('a method cannot be disabled', methodSettings, methodWithout('enabled')),
  mutant("a method's gateways are not kept", methodSettings, methodWithout('gatewayIds')),
  mutant('a write to a method resets its limits', methodSettings, {
    saveMethod: (method, settings) =>
      saveMethod(method, { minAmount: 100, maxAmount: 100_000_000, ...settings }),
  }),
  mutant('a write to a method enables it', limits, {
    saveMethod: (method, settings) => saveMethod(method, { ...settings, enabled: !method.enabled }),
  }),
  mutant('a write to a method loses a gateway', limits, {
    saveMethod: (method, settings) =>
      saveMethod(method, { gatewayIds: method.gatewayIds.slice(0, 1), ...settings }),
  }),
  mutant(
    "a gateway's priority is not kept",
    'positive/gateway-priority-as-merchant',
    gatewayWithout('priority'),
  ),
  mutant('a gateway cannot be disabled', gatewaySettings, gatewayWithout('enabled')),
  mutant("a gateway's mode is not kept", gatewaySettings, gatewayWithout('mode')),
  mutant(
    'credentials are not kept',
    'positive/gateway-credentials-are-masked',
    gatewayWithout('credentials'),
  ),
  mutant("a gateway's updatedAt stays as it was", gatewaySettings, {
    saveGateway: (gateway, settings) => saveGateway(gateway, settings, gateway.updatedAt),
  }),
  mutant('a write to a gateway loses its credentials', 'positive/gateway-settings-as-merchant', {
    saveGateway: (gateway, settings, now) => {
      delete gateway.credentials
      saveGateway(gateway, settings, now)
    },
  }),
  mutant('a write to a gateway takes it out of live mode', 'positive/gateway-settings-as-merchant', {
    saveGateway: (gateway, settings, now) => saveGateway(gateway, { mode: 'test', ...settings }, now),
  }),
  mutant('secrets are shown', 'positive/gateway-credentials-are-masked', {
    masked: (credentials) => ({ ...masked(credentials), secret: credentials.secret }),
  }),
  mutant('keys are shown', 'positive/gateway-credentials-are-masked', {
    masked: (credentials) => ({ ...masked(credentials), keyId: credentials.keyId }),
  }),
  mutant('the end of a secret is shown', 'security/nothing-of-a-secret-is-shown', {
    masked: (credentials) => ({ ...masked(credentials), secret: `••••${credentials.secret.slice(-4)}` }),
  }),
  mutant('the beginning of a secret is shown', 'security/nothing-of-a-secret-is-shown', {
    masked: (credentials) => ({ ...masked(credentials), secret: `${credentials.secret.slice(0, 4)}••••` }),
  }),
  mutant('a masked secret is as long as the secret', 'security/nothing-of-a-secret-is-shown', {
    masked: (credentials) => ({ ...masked(credentials), secret: '•'.repeat(credentials.secret.length) }),
  }),
  mutant('gateways are listed by name', 'state/gateways-by-priority', {
    gatewayOrder: (a, b) => (a.name < b.name ? -1 : 1),
  }),
  mutant('gateways are listed as they came', 'positive/gateways-follow-priority', { gatewayOrder: () => 0 }),
  mutant(
    'a minimum above the maximum is accepted',
    'negative/updatePaymentMethod-a-minimum-above-the-maximum-as-merchant',
    {
      checkLimits: () => undefined,
    },
  ),
  mutant(
    'only limits that are sent together are compared',
    'negative/updatePaymentMethod-a-minimum-above-the-kept-maximum-as-merchant',
    {
      checkLimits: (method, settings) => {
        if (settings.minAmount !== undefined && settings.maxAmount !== undefined)
          checkLimits(method, settings)
      },
    },
  ),
  mutant(
    'any gateway is accepted for a method',
    'negative/updatePaymentMethod-a-gateway-that-nobody-has-as-merchant',
    {
      checkGateways: () => undefined,
    },
  ),
  mutant(
    'a gateway that does not take the method is accepted',
    'negative/updatePaymentMethod-a-gateway-of-other-methods',
    {
      checkGateways: (method, settings, store) =>
        settingsRules.checkGateways(method, settings, {
          ...store,
          gateways: store.gateways.map((gateway) => ({ ...gateway, methods: [method.type] })),
        }),
    },
  ),
  mutant(
    'a gateway goes live without credentials',
    'negative/updateGateway-going-live-without-credentials-as-merchant',
    {
      checkLive: () => undefined,
    },
  ),
  mutant(
    'going live without credentials names the mode',
    'negative/updateGateway-going-live-without-credentials-as-merchant',
    {
      checkLive: (gateway, { mode, credentials }) => {
        if (mode === 'live' && !credentials && !gateway.credentials)
          throw senseless('mode', 'needs credentials')
      },
    },
  ),
  mutant('the last gateway can be disabled', 'negative/last-gateway-as-merchant', {
    checkLast: () => undefined,
  }),
  mutant('a write of one setting resets the limits', 'positive/updatePaymentMethod-as-admin', {
    saveMethod: (method, settings) =>
      saveMethod(method, settings.maxAmount === undefined ? { ...settings, minAmount: 100 } : settings),
  }),
  mutant('to enable a gateway loses its credentials', 'positive/updateGateway-as-merchant', {
    saveGateway: (gateway, settings, now) => {
      if (settings.enabled) delete gateway.credentials
      saveGateway(gateway, settings, now)
    },
  }),
  mutant('to enable a gateway takes it out of live mode', 'positive/updateGateway-as-admin', {
    saveGateway: (gateway, settings, now) =>
      saveGateway(gateway, settings.enabled ? { mode: 'test', ...settings } : settings, now),
  }),
  mutant('a write to one gateway disables another', 'positive/updateGateway-as-merchant', () => {
    let others: StoredGateway[] = []
    return {
      checkLast: (gateway, _settings, store) => {
        others = store.gateways.filter((each) => each.business === gateway.business && each !== gateway)
      },
      saveGateway: (gateway, settings, now) => {
        if (settings.enabled) for (const other of others.slice(0, 1)) other.enabled = false
        saveGateway(gateway, settings, now)
      },
    }
  }),
  mutant('a profile written with its name loses its phone', 'positive/updateProfile-as-viewer', {
    saveProfile: (account, change) => saveProfile(account, { phone: '', ...change }),
  }),
  mutant('an admin who changes a gateway is shown one merchant', 'positive/gateway-priority-as-admin', {
    ...answering('updateGateway', (reply, { path }) => {
      const { gateways } = JSON.parse(JSON.stringify(reply.body))
      const of = gateways.find(({ id }: { id: string }) => path.endsWith(`/${id}`))?.merchantId
      return {
        ...reply,
        body: { gateways: gateways.filter((each: { merchantId: string }) => each.merchantId === of) },
      }
    }),
  }),
]
