import { linkActions } from './link-action-rules.ts'

type LinkAction = 'edit' | 'changeAmount' | 'cancel' | 'reissue' | 'delete'

const rules: Readonly<Record<string, Partial<Record<LinkAction, 'always' | 'unpaid'>>>> = linkActions

/** Whether the contract allows `action` for the link's status and payments. An unknown status allows nothing. */
export function allowsLinkAction(link: { status: string; amountPaid: number }, action: LinkAction): boolean {
  const when = Object.hasOwn(rules, link.status) ? rules[link.status]?.[action] : undefined
  return when === 'always' || (when === 'unpaid' && link.amountPaid === 0)
}
