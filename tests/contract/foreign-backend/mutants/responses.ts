import type { Reply } from '../http/route.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant, onSuccess } from './mutant.ts'

const BOM = '\ufeff'
const anyLink = 'positive/link-list-follows'
const status = (changed: number) => (reply: Reply) => ({ ...reply, status: changed })
const onTheWire = 'positive/raw-responses'

export const responseMutants: Mutant[] = [
  mutant('responses begin with a byte order mark', onTheWire, {
    written: (body) => `${BOM}${JSON.stringify(body)}`,
  }),
  mutant('the response to a deletion has a body', onTheWire, {
    answered: (reply) =>
      reply.status === 204 ? { ...reply, status: 204, headers: { 'Content-Length': '2' } } : reply,
  }),
  mutant('the response to a deletion has a Content-Type', onTheWire, {
    answered: (reply) =>
      reply.status === 204 ? { ...reply, headers: { 'Content-Type': 'application/json' } } : reply,
  }),
  mutant(
    'a deletion answers 200 with an empty object',
    anyLink,
    onSuccess('deletePaymentLink', () => ({ status: 200, body: {} })),
  ),
  mutant('responses have the type text/plain', 'positive/listPaymentLinks-as-merchant', {
    contentType: 'text/plain',
  }),
  mutant('responses have the type text/html', 'positive/listPaymentLinks-as-merchant', {
    contentType: 'text/html; charset=utf-8',
  }),
  mutant('responses are not valid JSON', 'positive/listPaymentLinks-as-merchant', {
    written: (body) => `${JSON.stringify(body)};`,
  }),
  mutant(
    'responses are wrapped in data',
    'positive/listPaymentLinks-as-merchant',
    onSuccess('listPaymentLinks', (reply) => ({ ...reply, body: { data: reply.body } })),
  ),
  mutant('responses are encoded in Latin-1', 'positive/link-keeps-what-was-sent', {
    written: (body) => Buffer.from(JSON.stringify(body), 'latin1'),
  }),
  mutant('creating a link answers 200', anyLink, onSuccess('createPaymentLink', status(200))),
  mutant('a registration answers 200', 'positive/register-as-anonymous', onSuccess('register', status(200))),
  mutant(
    'requesting a password reset answers 200',
    'positive/requestPasswordReset-as-anonymous',
    onSuccess('requestPasswordReset', status(200)),
  ),
  mutant(
    'amounts are strings',
    'positive/listPaymentLinks-as-merchant',
    alteringField('listPaymentLinks', 'amount', (value) => `${value}`),
  ),
  mutant(
    'amounts are in rupees',
    'positive/link-keeps-what-was-sent',
    alteringField('createPaymentLink', 'amount', (value) => Number(value) / 100),
  ),
  mutant(
    'a link has no url',
    'positive/createPaymentLink-as-merchant',
    alteringField('createPaymentLink', 'url', () => undefined),
  ),
  mutant(
    'the url of a link is not HTTPS',
    'positive/createPaymentLink-as-merchant',
    alteringField('createPaymentLink', 'url', () => 'http://pay.example/x'),
  ),
  mutant(
    'a link has an undeclared field',
    'positive/createPaymentLink-as-merchant',
    alteringField(
      'createPaymentLink',
      'url',
      (value, holder) => Object.assign(holder, { shortUrl: value }) && value,
    ),
  ),
  mutant(
    'the user has no role',
    'positive/verifySession-as-merchant',
    alteringField('verifySession', 'role', () => undefined),
  ),
  mutant(
    'the user has an undeclared role',
    'positive/verifySession-as-viewer',
    alteringField('verifySession', 'role', () => 'owner'),
  ),
  mutant(
    'the user contains the password hash',
    'positive/verifySession-as-merchant',
    alteringField(
      'verifySession',
      'role',
      (value, holder) => Object.assign(holder, { password: 'x' }) && value,
    ),
  ),
  mutant(
    'timestamps have an offset',
    'positive/listPaymentLinks-as-merchant',
    alteringField('listPaymentLinks', 'createdAt', (value) => String(value).replace('Z', '+00:00')),
  ),
  mutant(
    'timestamps are numbers',
    'positive/listPaymentLinks-as-merchant',
    alteringField('listPaymentLinks', 'createdAt', (value) => Date.parse(String(value))),
  ),
  mutant(
    'a status is in upper case',
    'positive/listTransactions-as-merchant',
    alteringField('listTransactions', 'status', (value) => String(value).toUpperCase()),
  ),
  mutant(
    'the currency is missing',
    'positive/listTransactions-as-merchant',
    alteringField('listTransactions', 'currency', () => undefined),
  ),
  mutant('absent fields are null', 'positive/listPaymentLinks-as-merchant', {
    ...onSuccess('listPaymentLinks', (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (_name, value) =>
        value?.amountPaid === undefined ? value : { expiresAt: null, ...value },
      ),
    })),
  }),
  mutant('the nextCursor of the last page is null', 'state/pages-by-createdAt', {
    ...onSuccess('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: null, ...Object(reply.body) },
    })),
  }),
  mutant('the nextCursor of the last page is empty', 'state/pages-by-createdAt', {
    ...onSuccess('listTransactions', (reply) => ({
      ...reply,
      body: { nextCursor: '', ...Object(reply.body) },
    })),
  }),
  mutant('a removed phone number is an empty string', 'positive/profile', {
    ...onSuccess('updateProfile', (reply) => ({
      ...reply,
      body: JSON.parse(JSON.stringify(reply.body), (_name, value) =>
        value?.email === undefined ? value : { phone: '', ...value },
      ),
    })),
  }),
  mutant('an empty list is null', 'positive/listTransactions-as-merchant', {
    ...alteringField('listTransactions', 'refunds', (value) =>
      Array.isArray(value) && value.length === 0 ? null : value,
    ),
  }),
  mutant('Content-Length counts characters', 'positive/link-keeps-what-was-sent', {
    answered: (reply) =>
      reply.body === undefined
        ? reply
        : {
            ...reply,
            headers: { ...reply.headers, 'Content-Length': `${JSON.stringify(reply.body).length}` },
          },
  }),
  mutant(
    'a token contains dots',
    'positive/signIn-as-anonymous',
    alteringField('signIn', 'token', (value) => `a.${value}`),
  ),
  mutant(
    'expiresAt of the session is missing',
    'positive/refresh-as-merchant',
    alteringField('refreshToken', 'expiresAt', () => undefined),
  ),
]
