// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** What a link of each status allows: `x-link-actions`. `unpaid`: only until something is paid through it. */
export const linkActions = {
  active: { edit: 'always', changeAmount: 'unpaid', cancel: 'unpaid', delete: 'unpaid' },
  partially_paid: { edit: 'always' },
  paid: { edit: 'always' },
  expired: { edit: 'always', changeAmount: 'unpaid', reissue: 'always', delete: 'unpaid' },
  cancelled: { edit: 'always', changeAmount: 'unpaid', reissue: 'always', delete: 'unpaid' },
} as const
