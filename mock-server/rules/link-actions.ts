// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

type LinkAction = 'edit' | 'changeAmount' | 'cancel' | 'reissue' | 'delete'

/** What a link of each status allows: `x-link-actions`. `unpaid`: only until something is paid through it. */
const linkActions: Record<string, Partial<Record<LinkAction, 'always' | 'unpaid'>>> = {
  active: { edit: 'always', changeAmount: 'unpaid', cancel: 'unpaid', delete: 'unpaid' },
  partially_paid: { edit: 'always' },
  paid: { edit: 'always' },
  expired: { edit: 'always', changeAmount: 'unpaid', reissue: 'always', delete: 'unpaid' },
  cancelled: { edit: 'always', changeAmount: 'unpaid', reissue: 'always', delete: 'unpaid' },
}

/** Whether the contract allows `action` for the link's status and payments. An unknown status allows nothing. */
export function allowsLinkAction(link: { status: string; amountPaid: number }, action: LinkAction): boolean {
  const when = Object.hasOwn(linkActions, link.status) ? linkActions[link.status]?.[action] : undefined
  return when === 'always' || (when === 'unpaid' && link.amountPaid === 0)
}
