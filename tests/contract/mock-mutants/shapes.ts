import type { Mutant } from './mutant.ts'
import { intercepting, json, onSuccess } from './mutant.ts'

/** Successful responses that violate the contract. */
export const shapes: Mutant[] = [
  {
    name: 'a transaction lacks a field',
    caughtBy: 'positive/listTransactions-as-merchant',
    breaks: onSuccess('listTransactions', (page) => ({
      ...page,
      transactions: page.transactions.map(({ fee: _fee, ...row }) => row),
    })),
  },
  {
    name: 'an amount is a string',
    caughtBy: 'positive/listPaymentLinks-as-merchant',
    breaks: onSuccess('listPaymentLinks', ({ links }) => ({
      links: links.map((link) => ({ ...link, amount: String(link.amount) })),
    })),
  },
  {
    name: 'an amount is in rupees, not paise',
    caughtBy: 'positive/link-keeps-what-was-sent',
    breaks: onSuccess('createPaymentLink', ({ link }) => ({
      link: { ...link, amount: Math.ceil(link.amount / 100) },
    })),
  },
  {
    name: 'a response has an undeclared field',
    caughtBy: 'positive/verifySession-as-viewer',
    breaks: onSuccess('verifySession', ({ user, ...rest }) => ({
      ...rest,
      user: { ...user, passwordHash: 'x' },
    })),
  },
  {
    name: 'a status is undeclared',
    caughtBy: 'positive/listSettlements-as-merchant',
    breaks: onSuccess('listSettlements', ({ settlements }) => ({
      settlements: settlements.map((row) => ({ ...row, status: 'sent' })),
    })),
  },
  {
    name: 'a timestamp has no time zone',
    caughtBy: 'positive/createPaymentLink-as-merchant',
    breaks: onSuccess('createPaymentLink', ({ link }) => ({
      link: { ...link, createdAt: link.createdAt.replace('Z', '') },
    })),
  },
  {
    name: 'an absent field is null',
    caughtBy: 'positive/listPaymentLinks-as-admin',
    breaks: onSuccess('listPaymentLinks', ({ links }) => ({
      links: links.map((link) => ({ partial: null, ...link })),
    })),
  },
  {
    name: 'JSON is sent as text/html',
    caughtBy: 'positive/getStats-as-merchant',
    breaks: intercepting('getStats', async ({ send }) => {
      const answer = await send()
      return new Response(await answer.text(), {
        status: answer.status,
        headers: { 'content-type': 'text/html' },
      })
    }),
  },
  {
    name: 'a creation answers 200 instead of 201',
    caughtBy: 'positive/createPaymentLink-as-merchant',
    breaks: intercepting('createPaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 201 ? json(200, await answer.json()) : answer
    }),
  },
  {
    name: 'a deletion answers 200 with a message instead of 204',
    caughtBy: 'positive/deletePaymentLink-as-merchant',
    breaks: intercepting('deletePaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 204 ? json(200, { message: 'Deleted' }) : answer
    }),
  },
  {
    name: 'a number is out of bounds',
    caughtBy: 'positive/listGateways-as-admin',
    breaks: onSuccess('listGateways', ({ gateways }) => ({
      gateways: gateways.map((gateway) => ({ ...gateway, successRate: 100.01 })),
    })),
  },
  {
    name: 'a list is not wrapped in an object',
    caughtBy: 'positive/listPaymentMethods-as-viewer',
    breaks: onSuccess('listPaymentMethods', ({ methods }) => methods),
  },
]
