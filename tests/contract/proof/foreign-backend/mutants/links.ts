import { ApiError, senseless } from '../contract/api-error.ts'
import type { Link } from '../data/store.ts'
import { linkRules } from '../rules/links.ts'
import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, caughtBy, mutant, withSeed } from './mutant.ts'

const { linkStatus, savedLink, checkLink, cancelled, checkPaidLink } = linkRules
const { checkDeletion, checkLinkUpdate, linkOrder } = linkRules
const isWhollyPaid = ({ amount, amountPaid }: Link) => amountPaid >= amount

export const linkMutants: Mutant[] = [
  mutant('a cancelled link cannot be reactivated', 'model/sequences', {
    cancelled: (link, status) => link.isCancelled || cancelled(link, status),
  }),
  mutant('titles are trimmed', 'model/sequences', {
    savedLink: (body) => savedLink({ ...body, title: body.title.trim() }),
  }),
  mutant('an expiry in the past is accepted', 'model/sequences', { checkLink: (body) => checkLink(body, 0) }),
  mutant('an expired link becomes active with the expiry it has', 'model/sequences', {
    checkLinkUpdate: ({ status: _status, ...body }, before, now) => checkLinkUpdate(body, before, now),
  }),
  mutant('a minimum partial payment above the amount is accepted', 'model/sequences', {
    checkLink: ({ partial: _partial, ...body }, now) => checkLink(body, now),
  }),
  mutant('an update keeps the notes that it leaves out', 'model/sequences', {
    updatedLink: (body, { notes }) => (body.notes ? { ...body, notes: { ...notes, ...body.notes } } : body),
  }),
  mutant('links are listed by their last update', 'model/sequences', {
    linkOrder: (a, b) => b.updatedAt - a.updatedAt || linkOrder(a, b),
  }),
  mutant('an expiry with nine fractional digits is rejected', 'model/sequences', {
    fieldProblems: (problems, given) =>
      /\.\d{7,}Z"/.test(JSON.stringify(given)) ? [{ field: 'expiresAt', message: 'is no time' }] : problems,
  }),
]

export const expiringLinkMutants: Mutant[] = [
  mutant('an update accepts an expiry in the past', 'model/sequences', {
    checkLinkUpdate: (body) => checkLink(body, 0),
  }),
  mutant('an expired link stays expired after its expiry is removed', 'model/sequences', () => {
    const expired = new Set<string>()
    return {
      linkStatus: (link, now) => {
        const status = linkStatus(link, now)
        if (status === 'expired') expired.add(link.id)
        return expired.has(link.id) && link.expiresAt === undefined ? 'expired' : status
      },
    }
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
]

export const paidLinkMutants: Mutant[] = [
  mutant('the amount of a partly paid link can be changed', 'model/sequences', {
    checkPaidLink: (link, body) =>
      checkPaidLink(link, isWhollyPaid(link) ? body : { ...body, amount: link.amount }),
  }),
  mutant('a paid link can be cancelled', 'model/sequences', {
    checkPaidLink: (link, { status: _status, ...body }) => checkPaidLink(link, body),
  }),
  mutant('a paid link keeps its customer', 'model/given-merchant', {
    updatedLink: ({ customer: _sent, ...body }, { amountPaid, customer }) =>
      amountPaid > 0 && customer ? { ...body, customer } : body,
  }),
  mutant('a link that was paid expires', 'model/given-merchant', {
    linkStatus: (link, now) =>
      isWhollyPaid(link) && Date.parse(link.expiresAt ?? '') <= now ? 'expired' : linkStatus(link, now),
  }),
  mutant('a link that expired partly paid can be cancelled', 'model/sequences', {
    checkPaidLink: (link, { status, ...body }) =>
      checkPaidLink(link, { ...body, ...(status && !link.expiresAt && { status }) }),
  }),
  mutant('a partly paid link can be deleted once it has expired', 'model/sequences', {
    checkDeletion: (link) => {
      const isOver = link.expiresAt !== undefined && !isWhollyPaid(link)
      if (!isOver) checkDeletion(link)
    },
  }),
]

const { isStillCurrent } = wireRules
const { checkVersion, isKey, isSaved, saveResponse, stamps } = linkRules

export const keyAndEntityTagMutants: Mutant[] = [
  ...caughtBy('model/sequences', {
    'a key is shared by all merchants': { keyScope: (what, _account, key) => `${what} ${key}` },
    'a different body with the same key gets the saved response': { fingerprint: () => '' },
    'a replay is not marked': { replayHeaders: () => ({}) },
    'a rejected request keeps its key': {
      attempt: (act) => {
        try {
          return act()
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          const { status, code, message } = error
          return { status, body: { code, message, requestId: 'req-saved' } }
        }
      },
    },
    'bodies with the same key are compared byte by byte': { fingerprint: (body) => JSON.stringify(body) },
    'an update removes the key from a link': alteringField(
      'updatePaymentLink',
      'idempotencyKey',
      () => undefined,
    ),
    'an outdated If-Match is ignored': { checkVersion: () => undefined },
    'a malformed If-Match is an outdated one': { isVersion: () => true },
    'an outdated version is found after everything else': () => {
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
    },
    'If-Match: * is never met': {
      checkVersion: (tag, wanted) => checkVersion(tag, wanted === '*' ? '"*"' : wanted),
    },
  }),
  mutant('malformed keys are accepted', 'negative/malformed-idempotency-keys', { isKey: () => true }),
  mutant('the first of several keys is accepted', 'negative/malformed-idempotency-keys', {
    isKey: (key) => isKey(key.split(',')[0] ?? ''),
  }),
  mutant('If-None-Match: * is taken for a tag', 'model/adoption', {
    isStillCurrent: (etag, known) => known !== '*' && isStillCurrent(etag, known),
  }),
  ...withSeed(2, [
    mutant('a replay is rejected once the link has expired', 'model/sequences', {
      isSaved: (saved, now) => {
        const { link } = Object(saved.body)
        if (Date.parse(link?.expiresAt) <= now) throw senseless('expiresAt', 'must lie ahead')
        return isSaved(saved, now)
      },
    }),
    mutant('an expiry keeps the entity tag', 'model/sequences', {
      linkTag: (link) => linkRules.linkTag(link, false),
    }),
  ]),
  ...withSeed(4, [
    mutant('the key of a refund is not saved', 'model/sequences', {
      saveResponse: (store, scope, response) => {
        if (!scope.startsWith('refund')) saveResponse(store, scope, response)
      },
    }),
  ]),
]
