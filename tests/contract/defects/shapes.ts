import type { Defect } from './defect.ts'
import { answering, json, meeting } from './defect.ts'

/** Successes that are not what the contract describes. */
export const shapes: Defect[] = [
  {
    title: 'a transaction lacks a field',
    foundBy: 'positive/listTransactions-as-merchant',
    breaks: answering('listTransactions', (page) => ({
      ...page,
      transactions: page.transactions.map(({ fee: _fee, ...row }) => row),
    })),
  },
  {
    title: 'an amount is text',
    foundBy: 'positive/listPaymentLinks-as-merchant',
    breaks: answering('listPaymentLinks', ({ links }) => ({
      links: links.map((link) => ({ ...link, amount: String(link.amount) })),
    })),
  },
  {
    title: 'an amount is rupees, not paise',
    foundBy: 'positive/link-keeps-what-was-sent',
    breaks: answering('createPaymentLink', ({ link }) => ({
      link: { ...link, amount: Math.ceil(link.amount / 100) },
    })),
  },
  {
    title: 'an answer has a field that the contract lacks',
    foundBy: 'positive/verifySession-as-viewer',
    breaks: answering('verifySession', ({ user, ...rest }) => ({
      ...rest,
      user: { ...user, passwordHash: 'x' },
    })),
  },
  {
    title: 'a status is one that nobody declared',
    foundBy: 'positive/listSettlements-as-merchant',
    breaks: answering('listSettlements', ({ settlements }) => ({
      settlements: settlements.map((row) => ({ ...row, status: 'sent' })),
    })),
  },
  {
    title: 'a time has no zone',
    foundBy: 'positive/createPaymentLink-as-merchant',
    breaks: answering('createPaymentLink', ({ link }) => ({
      link: { ...link, createdAt: link.createdAt.replace('Z', '') },
    })),
  },
  {
    title: 'a field that is absent is null',
    foundBy: 'positive/listPaymentLinks-as-admin',
    breaks: answering('listPaymentLinks', ({ links }) => ({
      links: links.map((link) => ({ partial: null, ...link })),
    })),
  },
  {
    title: 'JSON is sent as text/html',
    foundBy: 'positive/getStats-as-merchant',
    breaks: meeting('getStats', async ({ send }) => {
      const answer = await send()
      return new Response(await answer.text(), {
        status: answer.status,
        headers: { 'content-type': 'text/html' },
      })
    }),
  },
  {
    title: 'a creation answers 200 rather than 201',
    foundBy: 'positive/createPaymentLink-as-merchant',
    breaks: meeting('createPaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 201 ? json(200, await answer.json()) : answer
    }),
  },
  {
    title: 'a deletion answers 200 with a message rather than 204',
    foundBy: 'positive/deletePaymentLink-as-merchant',
    breaks: meeting('deletePaymentLink', async ({ send }) => {
      const answer = await send()
      return answer.status === 204 ? json(200, { message: 'Deleted' }) : answer
    }),
  },
  {
    title: 'a number is outside its bounds',
    foundBy: 'positive/listGateways-as-admin',
    breaks: answering('listGateways', ({ gateways }) => ({
      gateways: gateways.map((gateway) => ({ ...gateway, successRate: 100.01 })),
    })),
  },
  {
    title: 'a list is not wrapped in its field',
    foundBy: 'positive/listPaymentMethods-as-viewer',
    breaks: answering('listPaymentMethods', ({ methods }) => methods),
  },
]
