import { unknown } from '../contract/refusal.ts'
import type { Link } from '../data/store.ts'
import { accessRules } from '../rules/access.ts'
import { accountRules } from '../rules/accounts.ts'
import { linkRules } from '../rules/links.ts'
import { wireRules } from '../rules/wire.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { answering, mutant } from './mutant.ts'

const { linkStatus, checkLinkUpdate, checkDeletion, linkOrder } = linkRules
const { saveProfile, newId } = accountRules

/** Refuses what no operation answers, as a session that is missing. */
const askingForToken = (status: number): Partial<Rules> => ({
  answered: (reply, { operation, authorization }) =>
    reply.status === status && operation === undefined && authorization === ''
      ? {
          status: 401,
          headers: { 'WWW-Authenticate': 'Bearer' },
          body: { message: 'Please sign in.', code: 'unauthenticated', requestId: newId('req') },
        }
      : reply,
})

export const verbMutants: Mutant[] = [
  mutant('HEAD needs no token', 'negative/head', {
    answered: (reply, { method }) => (method === 'HEAD' ? { status: 200 } : reply),
  }),
  mutant('OPTIONS is answered', 'negative/other-methods-auth-verify', {
    answered: (reply, { method }) => (method === 'OPTIONS' ? { status: 204 } : reply),
  }),
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
  mutant('an admin may rename a business', 'security/business-name-forbidden-to-admin', {
    saveProfile: (account, body) => {
      const { role } = account
      saveProfile(role === 'admin' ? Object.assign(account, { role: 'merchant' }) : account, body)
      account.role = role
    },
  }),
  mutant('an admin who changes a gateway is shown one merchant', 'positive/gateway-priority-as-admin', {
    ...answering('updateGateway', (reply, { path }) => {
      const { gateways } = JSON.parse(JSON.stringify(reply.body))
      const of = gateways.find(({ id }: { id: string }) => path.endsWith(`/${id}`))?.merchantId
      return {
        ...reply,
        body: { gateways: gateways.filter((each: { merchantId: string }) => each.merchantId === of) },
      }
    }),
  }),
  mutant('links are listed by their last change', 'positive/link-update-is-stamped', {
    linkOrder: (a, b) => b.updatedAt - a.updatedAt || linkOrder(a, b),
  }),
  mutant('an expired link without a new expiry stays expired', 'state/expired-links', () => {
    const expired = new Set<string>()
    return {
      linkStatus: (link, now) => {
        const status = linkStatus(link, now)
        if (status === 'expired') expired.add(link.id)
        return expired.has(link.id) && link.expiresAt === undefined ? 'expired' : status
      },
    }
  }),
  mutant('an expired link cannot be renamed', 'state/expired-links', {
    checkLinkUpdate: (body, before, now) => checkLinkUpdate(body, { ...before, expiresAt: 'none' }, now),
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
  mutant('a type with a charset is refused', 'positive/type-with-charset', {
    isJsonType: (type) => type === 'application/json',
  }),
  mutant('fields are named as JSON pointers', 'negative/every-fault-is-named', {
    errorBody: (error) => ({
      ...error,
      ...(error.errors && {
        errors: error.errors.map(({ field, message }) => ({
          field: `/${field.replaceAll('.', '/')}`,
          message,
        })),
      }),
    }),
  }),
  mutant(
    'places in lists are named in brackets',
    'negative/updatePaymentMethod-a-gateway-that-nobody-has-as-merchant',
    {
      errorBody: (error) => ({
        ...error,
        ...(error.errors && {
          errors: error.errors.map(({ field, message }) => ({
            field: field.replaceAll(/\.(\d+)/g, '[$1]'),
            message,
          })),
        }),
      }),
    },
  ),
  mutant('only the first field at fault is named', 'negative/every-fault-is-named', {
    fieldProblems: (problems) => problems.slice(0, 1),
  }),
  mutant('a body without a length may be of any size', 'negative/too-large-without-a-length', {
    maxBytes: (headers) =>
      headers['content-length'] === undefined ? Number.POSITIVE_INFINITY : wireRules.maxBytes(headers),
  }),
  mutant('a per cent sign that stands alone crashes', 'negative/broken-percent-signs', {
    answered: (reply) =>
      reply.status === 400 && JSON.stringify(reply.body).includes('percent-encoded')
        ? { status: 500, body: { message: 'Oh no.', code: 'internal', requestId: newId('req') } }
        : reply,
  }),
  mutant('unknown paths ask for a token', 'negative/unknown-paths', askingForToken(404)),
  mutant('other methods ask for a token', 'negative/other-methods-payments-stats', askingForToken(405)),
  mutant('the size comes before the type', 'negative/createPaymentLink-too-large-as-merchant', () => {
    let isTooLarge = false
    return {
      maxBytes: (headers) => {
        const max = wireRules.maxBytes(headers)
        isTooLarge = Number(headers['content-length'] ?? 0) > max
        return max
      },
      isJsonType: (type) => isTooLarge || wireRules.isJsonType(type),
    }
  }),
]
