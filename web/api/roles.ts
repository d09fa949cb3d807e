// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** The roles that may call each operation: its `x-roles`. Operations that need no session are omitted. */
export const roles = {
  verifySession: ['admin', 'merchant', 'viewer'],
  updateProfile: ['admin', 'merchant', 'viewer'],
  changePassword: ['admin', 'merchant', 'viewer'],
  refreshToken: ['admin', 'merchant', 'viewer'],
  listPaymentMethods: ['admin', 'merchant', 'viewer'],
  updatePaymentMethod: ['admin', 'merchant'],
  listGateways: ['admin', 'merchant', 'viewer'],
  updateGateway: ['admin', 'merchant'],
  listTransactions: ['admin', 'merchant', 'viewer'],
  listPaymentLinks: ['admin', 'merchant', 'viewer'],
  createPaymentLink: ['merchant'],
  updatePaymentLink: ['merchant'],
  deletePaymentLink: ['merchant'],
  listSettlements: ['admin', 'merchant', 'viewer'],
  getStats: ['admin', 'merchant', 'viewer'],
  refundTransaction: ['merchant'],
} as const
