import type { Account, Business } from '../data/store.ts'
import { accessRules } from '../rules/access.ts'
import type { Mutant } from './mutant.ts'
import { mutant, seenByOthers } from './mutant.ts'

const { owns } = accessRules

const otherRows = (account: Account, business: Business) =>
  account.role === 'viewer' ? business.id === 'biz_cycles' : owns(account, business)
const unlessAdmin = (account: Account, business: Business) => account.business === business
export const accessMutants: Mutant[] = [
  mutant('payments of all merchants are listed for everyone', 'model/adoption', {
    seesPayment: () => true,
  }),
  ...seenByOthers([
    mutant("a viewer sees another merchant's links", 'model/adoption', {
      seesLink: (account, { business }) => otherRows(account, business),
    }),
  ]),
  mutant('an admin sees no links', 'model/adoption', {
    seesLink: (account, { business }) => unlessAdmin(account, business),
  }),
  mutant('a filter by merchant returns the rows of another merchant', 'model/filters', () => {
    let asked = ''
    return {
      readTarget: (target) => {
        asked = target
        return target
      },
      seesPayment: (account, { business }) =>
        asked.includes(`merchantId=${business.id}`) || owns(account, business),
    }
  }),
]
