import { DAY } from '../data/calendar.ts'
import { alteringField } from '../mutants/mutant.ts'
import { accessRules, accountRules } from '../rules/accounts.ts'
import { settingsRules } from '../rules/settings.ts'
import type { Rules } from '../rules.ts'
import type { Variant } from './variant.ts'
import { variants } from './variant.ts'

const { newId, sessionMs, refreshedMs, keptPassword, samePassword } = accountRules
export const addSingleGateway: Rules['addSettings'] = (store, business, now) => {
  accessRules.addSettings(store, business, now)
  const [first, ...others] = store.gateways.filter((each) => each.business === business)
  store.gateways = store.gateways.filter((each) => !others.includes(each))
  for (const method of store.methods.filter((each) => each.business === business))
    method.gatewayIds = first ? [first.id] : []
}

const lowerCase = (value: unknown) => String(value).toLowerCase()

export const accountVariants: Variant[] = variants(
  {},
  {
    'ids are UUIDs': { newId: () => crypto.randomUUID() },
    'ids are numeric': () => {
      let count = 0
      return {
        newId: (prefix) => {
          count++
          return prefix === 'tok' ? newId(prefix) : `${count}`
        },
      }
    },
    'ids and tokens have the maximum length': {
      // Ids of gateways and methods are derived from the id of their business.
      newId: (prefix) => newId(prefix).padEnd(prefix === 'biz' ? 44 : 64, '0'),
    },
    'ids contain punctuation and capitals': {
      newId: (prefix) => `_${prefix.toUpperCase()}-${newId('x').slice(2)}_-Z`,
    },
    'email addresses are returned in lower case': alteringField('verifySession', 'email', lowerCase),
    'email addresses are returned in lower case at sign-in': alteringField('signIn', 'email', lowerCase),
    'sessions expire half a minute early': {
      sessionMs: (remember) => sessionMs(remember) - 30_000,
      refreshedMs: () => refreshedMs() - 30_000,
    },
    'passwords are Unicode-normalised': {
      keptPassword: (password) => keptPassword(password.normalize('NFKC')),
      samePassword: (given, kept) => samePassword(given.normalize('NFKC'), kept),
    },
    'link ids are not case-sensitive': {
      readTarget: (target) => target.replace(/(?<=\/payments\/links\/)lnk_\w+/i, (id) => id.toLowerCase()),
    },
    'the message of a sign-in changes every time': () => {
      let count = 0
      return alteringField('signIn', 'message', () => {
        count++
        return `Welcome for the ${count}th time`
      })
    },
    'a new business has one more gateway': {
      addSettings: (store, business, now) => {
        accessRules.addSettings(store, business, now)
        const [gateway] = store.gateways.filter((each) => each.business === business)
        if (gateway) store.gateways.push({ ...gateway, id: `${gateway.id}_more`, priority: 99 })
      },
    },
    'a new business has a single gateway': { addSettings: addSingleGateway },
    'saved responses are kept for a week': { isSaved: ({ savedAt }, now) => now - savedAt < 7 * DAY },
    'key ids are masked completely': { masked: () => ({ keyId: '****', secret: '****' }) },
    'gateways of the same priority are listed by name': {
      gatewayOrder: (a, b) => settingsRules.gatewayOrder(a, b) || (a.name < b.name ? -1 : 1),
    },
  },
)
