import type { Reply } from '../http/route.ts'
import type { Mutant } from './mutant.ts'
import { answering, inField, mutant } from './mutant.ts'

const BOM = '\ufeff'
const anyLink = 'positive/link-list-follows'
const status = (changed: number) => (reply: Reply) => ({ ...reply, status: changed })
const onTheWire = 'positive/answers-on-the-wire'

export const answerMutants: Mutant[] = [
  mutant('answers begin with a byte order mark', onTheWire, {
    written: (body) => `${BOM}${JSON.stringify(body)}`,
  }),
  mutant('a deletion has a body', onTheWire, {
    answered: (reply) =>
      reply.status === 204 ? { ...reply, status: 204, headers: { 'Content-Length': '2' } } : reply,
  }),
  mutant('a deletion names a type', onTheWire, {
    answered: (reply) =>
      reply.status === 204 ? { ...reply, headers: { 'Content-Type': 'application/json' } } : reply,
  }),
  mutant(
    'a deletion is 200 with an empty object',
    anyLink,
    answering('deletePaymentLink', () => ({ status: 200, body: {} })),
  ),
  mutant('answers are called text', 'positive/listPaymentLinks-as-merchant', { contentType: 'text/plain' }),
  mutant('answers are called HTML', 'positive/listPaymentLinks-as-merchant', {
    contentType: 'text/html; charset=utf-8',
  }),
  mutant('answers are not quite JSON', 'positive/listPaymentLinks-as-merchant', {
    written: (body) => `${JSON.stringify(body)};`,
  }),
  mutant(
    'answers are wrapped in data',
    'positive/listPaymentLinks-as-merchant',
    answering('listPaymentLinks', (reply) => ({ ...reply, body: { data: reply.body } })),
  ),
  mutant('answers are written in Latin-1', 'positive/link-keeps-what-was-sent', {
    written: (body) => Buffer.from(JSON.stringify(body), 'latin1'),
  }),
  mutant('a created link is 200', anyLink, answering('createPaymentLink', status(200))),
  mutant('a registration is 200', 'positive/register-as-anonymous', answering('register', status(200))),
  mutant(
    'a reset mail is 200',
    'positive/requestPasswordReset-as-anonymous',
    answering('requestPasswordReset', status(200)),
  ),
  mutant(
    'amounts are texts',
    'positive/listPaymentLinks-as-merchant',
    inField('listPaymentLinks', 'amount', (value) => `${value}`),
  ),
  mutant(
    'amounts are rupees',
    'positive/link-keeps-what-was-sent',
    inField('createPaymentLink', 'amount', (value) => Number(value) / 100),
  ),
  mutant(
    'a link lacks its url',
    'positive/createPaymentLink-as-merchant',
    inField('createPaymentLink', 'url', () => undefined),
  ),
  mutant(
    'a link has a url without TLS',
    'positive/createPaymentLink-as-merchant',
    inField('createPaymentLink', 'url', () => 'http://pay.example/x'),
  ),
  mutant(
    'a link has a field that nobody declared',
    'positive/createPaymentLink-as-merchant',
    inField(
      'createPaymentLink',
      'url',
      (value, holder) => Object.assign(holder, { shortUrl: value }) && value,
    ),
  ),
  mutant(
    'the user lacks the role',
    'positive/verifySession-as-merchant',
    inField('verifySession', 'role', () => undefined),
  ),
  mutant(
    'the user has a role that nobody knows',
    'positive/verifySession-as-viewer',
    inField('verifySession', 'role', () => 'owner'),
  ),
  mutant(
    'the hash of the password is with the user',
    'positive/verifySession-as-merchant',
    inField('verifySession', 'role', (value, holder) => Object.assign(holder, { password: 'x' }) && value),
  ),
  mutant(
    'times have an offset',
    'positive/listPaymentLinks-as-merchant',
    inField('listPaymentLinks', 'createdAt', (value) => String(value).replace('Z', '+00:00')),
  ),
  mutant(
    'times are numbers',
    'positive/listPaymentLinks-as-merchant',
    inField('listPaymentLinks', 'createdAt', (value) => Date.parse(String(value))),
  ),
  mutant(
    'a status is written in capitals',
    'positive/listTransactions-as-merchant',
    inField('listTransactions', 'status', (value) => String(value).toUpperCase()),
  ),
  mutant(
    'the currency is missing',
    'positive/listTransactions-as-merchant',
    inField('listTransactions', 'currency', () => undefined),
  ),
  mutant('what is absent is null', 'positive/listPaymentLinks-as-merchant', {
    ...answering('listPaymentLinks', (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (_name, value) =>
        value?.amountPaid === undefined ? value : { expiresAt: null, ...value },
      ),
    })),
  }),
  mutant('the last page has a cursor of null', 'state/pages-by-createdAt', {
    ...answering('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: null, ...Object(reply.body) },
    })),
  }),
  mutant('the last page has an empty cursor', 'state/pages-by-createdAt', {
    ...answering('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: '', ...Object(reply.body) },
    })),
  }),
  mutant('an emptied phone is shown as an empty text', 'positive/profile', {
    ...answering('updateProfile', (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (_name, value) =>
        value?.email === undefined ? value : { phone: '', ...value },
      ),
    })),
  }),
  mutant('a list of nothing is null', 'positive/listTransactions-as-merchant', {
    ...inField('listTransactions', 'refunds', (value) =>
      Array.isArray(value) && value.length === 0 ? null : value,
    ),
  }),
  mutant('Content-Length counts letters', 'positive/link-keeps-what-was-sent', {
    answered: (reply) =>
      reply.body === undefined
        ? reply
        : {
            ...reply,
            headers: { ...reply.headers, 'Content-Length': `${JSON.stringify(reply.body).length}` },
          },
  }),
  mutant(
    'a token has dots',
    'positive/signIn-as-anonymous',
    inField('signIn', 'token', (value) => `a.${value}`),
  ),
  mutant(
    'the time of the end is missing',
    'positive/refresh-as-merchant',
    inField('refreshToken', 'expiresAt', () => undefined),
  ),
]
