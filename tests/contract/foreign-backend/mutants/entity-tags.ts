import { ApiError } from '../contract/api-error.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { checkVersion, stamps } = linkRules

export const entityTagMutants: Mutant[] = [
  mutant('an outdated If-Match is ignored', 'model/sequences', {
    checkVersion: () => undefined,
  }),
  mutant('a malformed If-Match is an outdated one', 'model/sequences', { isVersion: () => true }),
  mutant('an update keeps the entity tag', 'model/sequences', {
    linkTag: ({ id }) => `"${id}"`,
  }),
  mutant('an outdated version is a conflict', 'model/sequences', {
    checkVersion: (tag, wanted) => {
      if (wanted !== undefined && wanted !== '*' && wanted !== tag)
        throw new ApiError(409, 'link_paid', 'Changed.')
    },
  }),
  mutant('an outdated version is found after everything else', 'model/sequences', () => {
    let isOutdated = false
    return {
      checkVersion: (tag, wanted) => {
        isOutdated = wanted !== undefined && wanted !== '*' && wanted !== tag
      },
      stamps: (before, now) => {
        if (isOutdated) throw new ApiError(412, 'precondition_failed', 'Changed.')
        return stamps(before, now)
      },
    }
  }),
  mutant('If-Match: * is never met', 'model/sequences', {
    checkVersion: (tag, wanted) => checkVersion(tag, wanted === '*' ? '"*"' : wanted),
  }),
  mutant('a change of the notes keeps the entity tag', 'model/sequences', {
    linkTag: ({ notes: _notes, updatedAt: _at, ...link }, isExpired) =>
      linkRules.linkTag({ ...link, updatedAt: 0 }, isExpired),
  }),
  mutant('an expiry keeps the entity tag', 'model/sequences', {
    linkTag: (link) => linkRules.linkTag(link, false),
  }),
]
