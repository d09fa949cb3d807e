import { Refusal } from '../contract/refusal.ts'
import { linkRules } from '../rules/links.ts'
import type { Mutant } from './mutant.ts'
import { answering, mutant } from './mutant.ts'

const { keyScope, saveAnswer } = linkRules

export const idempotencyMutants: Mutant[] = [
  mutant('the key is ignored', 'state/link-key-creates-once', { isSaved: () => false }),
  mutant('the key of one merchant is that of all', 'state/keys-belong-to-one-caller', {
    keyScope: (what, _account, key) => `${what} ${key}`,
  }),
  mutant('another body under the same key gets the saved answer', 'state/link-key-creates-once', {
    fingerprint: () => '',
  }),
  mutant('only the amount of a body is compared', 'state/link-key-compares-the-whole-body', {
    fingerprint: (body) => JSON.stringify(body).match(/"amount":\d+/)?.[0] ?? '',
  }),
  mutant('a replay is not called one', 'state/link-key-creates-once', { replayHeaders: () => ({}) }),
  mutant('every answer is called a replay', 'state/link-key-creates-once', {
    ...answering('createPaymentLink', (reply) => ({ ...reply, headers: { 'Idempotency-Replayed': 'true' } })),
  }),
  mutant('a replay is called false', 'state/link-key-creates-once', {
    replayHeaders: () => ({ 'Idempotency-Replayed': 'false' }),
  }),
  mutant('a key is forgotten after a refund', 'state/refund-key-refunds-once', {
    saveAnswer: (store, place, answer) => {
      if (!place.startsWith('refund')) saveAnswer(store, place, answer)
    },
  }),
  mutant('a key is forgotten after a link', 'state/link-key-creates-once', {
    saveAnswer: (store, place, answer) => {
      if (!place.startsWith('create')) saveAnswer(store, place, answer)
    },
  }),
  mutant('the case of a key does not matter', 'state/keys-are-told-apart', {
    keyScope: (what, account, key) => keyScope(what, account, key.toLowerCase()),
  }),
  mutant('a key of any form is accepted', 'negative/odd-idempotency-keys', { isKey: () => true }),
  mutant('a refused request keeps its key', 'state/refused-key-may-try-again', {
    attempt: (act) => {
      try {
        return act()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { status, code, message } = error
        return { status, body: { code, message, requestId: 'req-saved' } }
      }
    },
  }),
  mutant('bodies under one key are compared as they were sent', 'state/link-key-creates-once', {
    fingerprint: (body) => JSON.stringify(body),
  }),
  mutant('a replay has another status', 'state/link-key-creates-once', {
    saveAnswer: (store, place, answer) => saveAnswer(store, place, { ...answer, status: 200 }),
  }),
  mutant('a link does not tell its key', 'state/link-tells-its-key', { shownLinkKey: () => ({}) }),
  mutant('a refund does not tell its key', 'state/refund-tells-its-key', { shownKey: () => ({}) }),
  mutant('an update takes the key from a link', 'state/link-tells-its-key', () => {
    const changed = new Set<string>()
    return {
      ...answering('updatePaymentLink', (reply, { path }) => {
        changed.add(path)
        const { link } = JSON.parse(JSON.stringify(reply.body))
        const { idempotencyKey: _key, ...rest } = link
        return { ...reply, body: { link: rest } }
      }),
    }
  }),
]
