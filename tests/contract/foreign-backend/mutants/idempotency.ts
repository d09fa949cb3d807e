import { ApiError } from '../contract/api-error.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { mutant, onSuccess } from './mutant.ts'

const { keyScope, saveResponse } = linkRules

export const idempotencyMutants: Mutant[] = [
  mutant('a key is shared by all merchants', 'model/sequences', {
    keyScope: (what, _account, key) => `${what} ${key}`,
  }),
  mutant('a different body with the same key gets the saved response', 'model/sequences', {
    fingerprint: () => '',
  }),
  mutant('a replay is not marked', 'model/sequences', { replayHeaders: () => ({}) }),
  mutant('every response is marked as a replay', 'model/sequences', {
    ...onSuccess('createPaymentLink', (reply) => ({ ...reply, headers: { 'Idempotency-Replayed': 'true' } })),
  }),
  mutant('the key of a refund is not saved', 'model/sequences', {
    saveResponse: (store, scope, response) => {
      if (!scope.startsWith('refund')) saveResponse(store, scope, response)
    },
  }),
  mutant('only the first 36 characters of a key count', 'model/sequences', {
    keyScope: (what, account, key) => keyScope(what, account, key.slice(0, 36)),
  }),
  mutant('keys are not case-sensitive', 'model/sequences', {
    keyScope: (what, account, key) => keyScope(what, account, key.toLowerCase()),
  }),
  mutant('malformed keys are accepted', 'negative/malformed-idempotency-keys', { isKey: () => true }),
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
  mutant('a replay has a different status', 'model/sequences', {
    saveResponse: (store, scope, response) => saveResponse(store, scope, { ...response, status: 200 }),
  }),
  mutant('a link does not contain its key', 'model/sequences', { shownLinkKey: () => ({}) }),
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
]
