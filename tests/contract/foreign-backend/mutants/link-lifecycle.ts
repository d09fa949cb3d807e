import { ApiError } from '../contract/api-error.ts'
import type { Link } from '../data/store.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { checkDeletion, checkPaidLink, linkStatus, savedLink, stamps } = linkRules
const isWhollyPaid = ({ amount, amountPaid }: Link) => amountPaid >= amount

export const linkLifecycleMutants: Mutant[] = [
  mutant('a partly paid link can be deleted once it has expired', 'model/sequences', {
    checkDeletion: (link) => {
      const isOver = link.expiresAt !== undefined && !isWhollyPaid(link)
      if (!isOver) checkDeletion(link)
    },
  }),
  mutant('a rejected update of a paid link saves its title', 'model/sequences', {
    checkPaidLink: (link, update) => {
      try {
        checkPaidLink(link, update)
      } catch (error) {
        link.title = update.title
        throw error
      }
    },
  }),
  mutant('an expiry does not change updatedAt of a new link', 'model/sequences', {
    shownExpiry: (expiredAt) => (expiredAt > Date.parse('2026-11-22') ? 0 : expiredAt),
  }),
  mutant('a cancelled link expires', 'model/sequences', {
    linkStatus: (link, now) => {
      const isOver = link.expiresAt !== undefined && Date.parse(link.expiresAt) <= now
      return isOver && Date.parse(link.expiresAt ?? '') > Date.parse('2026-11-22') && !isWhollyPaid(link)
        ? 'expired'
        : linkStatus(link, now)
    },
  }),
  mutant('an update of a link that changes nothing keeps updatedAt', 'model/sequences', () => {
    let sent = ''
    let before = ''
    return {
      updatedLink: (body, link) => {
        const { title, amount, notes, expiresAt } = link
        before = JSON.stringify([title, amount, notes, expiresAt])
        sent = JSON.stringify([body.title, body.amount, body.notes, body.expiresAt])
        return body
      },
      stamps: (link, now) => (sent === before ? { updatedAt: link.updatedAt } : stamps(link, now)),
    }
  }),
  mutant('no two links can have the same reference', 'model/sequences', () => {
    const references = new Set<string>()
    return {
      savedLink: (body) => {
        if (body.reference !== undefined && references.has(body.reference))
          throw new ApiError(409, 'link_limit_reached', 'This reference is taken.')
        references.add(body.reference ?? '')
        return savedLink(body)
      },
    }
  }),
]
