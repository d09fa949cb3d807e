import { ApiError, senseless } from '../contract/api-error.ts'
import { linkRules } from '../rules/links.ts'
import { wireRules } from '../rules/wire.ts'
import type { Mutant } from './mutant.ts'
import { mutant, onSuccess, withSeed } from './mutant.ts'

const { isStillCurrent } = wireRules
const { checkVersion, isKey, isSaved, saveResponse, stamps } = linkRules

/** Defects of `Idempotency-Key` and of `If-Match`. */
export const keyAndEntityTagMutants: Mutant[] = [
  mutant('a key is shared by all merchants', 'model/sequences', {
    keyScope: (what, _account, key) => `${what} ${key}`,
  }),
  mutant('a different body with the same key gets the saved response', 'model/sequences', {
    fingerprint: () => '',
  }),
  mutant('a replay is not marked', 'model/sequences', { replayHeaders: () => ({}) }),
  mutant('malformed keys are accepted', 'negative/malformed-idempotency-keys', { isKey: () => true }),
  mutant('the first of several keys is accepted', 'negative/malformed-idempotency-keys', {
    isKey: (key) => isKey(key.split(',')[0] ?? ''),
  }),
  mutant('a rejected request keeps its key', 'model/sequences', {
    attempt: (act) => {
      try {
        return act()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { status, code, message } = error
        return { status, body: { code, message, requestId: 'req-saved' } }
      }
    },
  }),
  mutant('bodies with the same key are compared byte by byte', 'model/sequences', {
    fingerprint: (body) => JSON.stringify(body),
  }),
  mutant('an update removes the key from a link', 'model/sequences', () => {
    const changed = new Set<string>()
    return {
      ...onSuccess('updatePaymentLink', (reply, { path }) => {
        changed.add(path)
        const { link } = JSON.parse(JSON.stringify(reply.body))
        const { idempotencyKey: _key, ...rest } = link
        return { ...reply, body: { link: rest } }
      }),
    }
  }),
  mutant('an outdated If-Match is ignored', 'model/sequences', {
    checkVersion: () => undefined,
  }),
  mutant('a malformed If-Match is an outdated one', 'model/sequences', { isVersion: () => true }),
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
