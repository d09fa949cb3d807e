import { unknown } from '../contract/api-error.ts'
import type { Link } from '../data/store.ts'
import { accessRules } from '../rules/access.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { removeLink, checkDeletion, linkOrder } = linkRules

export const linkListMutants: Mutant[] = [
  mutant('links are listed oldest first', 'positive/link-list-follows', {
    linkOrder: (a, b) => a.createdAt - b.createdAt,
  }),
  mutant('links are listed by their last update', 'positive/link-update-changes-updated-at', {
    linkOrder: (a, b) => b.updatedAt - a.updatedAt || linkOrder(a, b),
  }),
  mutant('a deleted link stays in the list', 'positive/link-list-follows', { removeLink: () => undefined }),
  mutant('a deleted link can still be changed', 'state/deleted-link-is-gone', () => {
    const deleted = new WeakSet<Link>()
    return {
      removeLink: (_store, link) => {
        deleted.add(link)
      },
      checkDeletion: (link) => {
        if (deleted.has(link)) throw unknown('payment link')
        checkDeletion(link)
      },
      seesLink: (account, link) => !deleted.has(link) && accessRules.seesLink(account, link),
    }
  }),
  mutant('a deletion removes all links', 'state/deletion-removes-one-link', {
    removeLink: (store, link) => {
      store.links = store.links.filter(({ business }) => business !== link.business)
    },
  }),
  mutant('a deletion also removes the next link', 'state/deletion-removes-one-link', {
    removeLink: (store, link) => {
      removeLink(store, link)
      const neighbour = store.links.find(({ business }) => business === link.business)
      if (neighbour) removeLink(store, neighbour)
    },
  }),
]
