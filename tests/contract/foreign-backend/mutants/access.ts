import type { Account, Business, Role } from '../data/store.ts'
import { accessRules } from '../rules/access.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant, onError } from './mutant.ts'

const { owns } = accessRules

/** Allows a role to call a forbidden operation, such as `POST /payments/refund`. */
const letIn = (role: Role, action: string, operation: string, call: string): Mutant =>
  mutant(`the role ${role} can ${action}`, `security/${operation}-forbidden-to-${role}`, {
    mayCall: (account, roles, method, path) =>
      roles.includes(account.role) || (account.role === role && call === `${method} ${path}`),
  })

const otherRows = (account: Account, business: Business) =>
  account.role === 'viewer' ? business.id === 'biz_cycles' : owns(account, business)
const unlessViewer = (account: Account, business: Business) =>
  account.role !== 'viewer' && owns(account, business)
const unlessAdmin = (account: Account, business: Business) => account.business === business
const notFor = (roles: Role[], path: string): Partial<Rules> => ({
  mayCall: (account, allowed, _method, called) =>
    allowed.includes(account.role) && !(called === path && roles.includes(account.role)),
})

export const accessMutants: Mutant[] = [
  letIn('viewer', 'create links', 'createPaymentLink', 'POST /payments/create'),
  letIn('viewer', 'change links', 'updatePaymentLink', 'PUT /payments/links/{id}'),
  letIn('viewer', 'delete links', 'deletePaymentLink', 'DELETE /payments/links/{id}'),
  letIn('viewer', 'refund', 'refundTransaction', 'POST /payments/refund'),
  letIn('viewer', 'change methods', 'updatePaymentMethod', 'PUT /payments/methods/{id}'),
  letIn('viewer', 'change gateways', 'updateGateway', 'PUT /payments/gateways/{id}'),
  letIn('admin', 'create links', 'createPaymentLink', 'POST /payments/create'),
  letIn('admin', 'delete links', 'deletePaymentLink', 'DELETE /payments/links/{id}'),
  letIn('admin', 'refund', 'refundTransaction', 'POST /payments/refund'),
  mutant(
    'a merchant cannot change methods',
    'positive/updatePaymentMethod-as-merchant',
    notFor(['merchant'], '/payments/methods/{id}'),
  ),
  mutant(
    'a viewer cannot see the statistics',
    'positive/getStats-as-viewer',
    notFor(['viewer'], '/payments/stats'),
  ),
  mutant(
    'an admin cannot see links',
    'positive/listPaymentLinks-as-admin',
    notFor(['admin'], '/payments/links'),
  ),
  mutant(
    'a forbidden role gets 404',
    'security/refundTransaction-forbidden-to-viewer',
    onError(403, (reply) => ({ ...reply, status: 404 })),
  ),
  mutant(
    'a forbidden role gets 401',
    'security/refundTransaction-forbidden-to-viewer',
    onError(403, (reply) => ({ ...reply, status: 401 })),
  ),
  mutant('links of all merchants are listed for everyone', 'security/lists-are-separate', {
    seesLink: () => true,
  }),
  mutant('payments of all merchants are listed for everyone', 'security/lists-are-separate', {
    seesPayment: () => true,
  }),
  mutant('settlements of all merchants are listed for everyone', 'security/lists-are-separate', {
    seesSettlements: () => true,
  }),
  mutant('settings of all merchants are listed for everyone', 'security/lists-are-separate', {
    seesSettings: () => true,
  }),
  mutant('links of other merchants can be changed', 'security/updatePaymentLink-of-another-merchant', {
    ownsLink: () => true,
  }),
  mutant('links of other merchants can be deleted', 'security/deletePaymentLink-of-another-merchant', {
    ownsLink: () => true,
  }),
  mutant('payments of other merchants can be refunded', 'security/refundTransaction-of-another-merchant', {
    ownsPayment: () => true,
  }),
  mutant('methods of other merchants can be changed', 'security/updatePaymentMethod-of-another-merchant', {
    owns: () => true,
  }),
  mutant('gateways of other merchants can be changed', 'security/updateGateway-of-another-merchant', {
    owns: () => true,
  }),
  mutant(
    'an id of another merchant gets its own error code',
    'security/deletePaymentLink-of-another-merchant',
    {
      answered: (reply, { path }) =>
        reply.status === 404 && path.includes('lnk_')
          ? { ...reply, body: { message: 'Not yours.', code: 'forbidden', requestId: 'r' } }
          : reply,
    },
  ),
  mutant("a viewer sees another merchant's links", 'security/viewer-sees-rows-of-the-merchant', {
    seesLink: (account, { business }) => otherRows(account, business),
  }),
  mutant('a viewer sees the data of another merchant', 'security/viewer-sees-rows-of-the-merchant', {
    seesLink: (account, { business }) => otherRows(account, business),
    seesPayment: (account, { business }) => otherRows(account, business),
    seesSettlements: otherRows,
    seesSettings: otherRows,
  }),
  mutant('a viewer sees no links', 'security/viewer-sees-rows-of-the-merchant', {
    seesLink: (account, { business }) => unlessViewer(account, business),
  }),
  mutant('a viewer sees no settlements', 'security/viewer-sees-rows-of-the-merchant', {
    seesSettlements: unlessViewer,
  }),
  mutant('a viewer sees no transactions', 'security/viewer-sees-rows-of-the-merchant', {
    seesPayment: (account, { business }) => unlessViewer(account, business),
  }),
  mutant('an admin sees no settlements', 'security/admin-sees-all-rows', { seesSettlements: unlessAdmin }),
  mutant('an admin sees no links', 'security/admin-sees-all-rows', {
    seesLink: (account, { business }) => unlessAdmin(account, business),
  }),
  mutant('an admin sees no transactions', 'security/admin-sees-all-rows', {
    seesPayment: (account, { business }) => unlessAdmin(account, business),
  }),
  mutant(
    'a filter by merchant returns the rows of another merchant',
    'security/filters-stay-within-merchant',
    () => {
      let asked = ''
      return {
        readTarget: (target) => {
          asked = target
          return target
        },
        seesPayment: (account, { business }) =>
          asked.includes(`merchantId=${business.id}`) || owns(account, business),
      }
    },
  ),
  mutant('a search returns rows of every merchant', 'security/filters-stay-within-merchant', () => {
    let asked = ''
    return {
      readTarget: (target) => {
        asked = target
        return target
      },
      seesPayment: (account, { business }) => asked.includes('search=') || owns(account, business),
    }
  }),
  mutant("the admin's filter by merchant is ignored", 'positive/admin-filters-by-merchant', {
    filters: { ...transactionRules.filters, merchantId: () => true },
  }),
]
