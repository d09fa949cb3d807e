import type { Call } from '../../../suite/call.ts'
import { cell, must, needed, same } from '../../../suite/verdicts.ts'
import type { OperationId } from '../../document.ts'
import { operations } from '../../document.ts'
import type { Check } from '../../run.ts'
import { ACCOUNTS, LINKS } from '../../support/changes.ts'
import { allTransactions, ownGateway } from '../../support/fixtures.ts'
import { validRequest } from '../../support/valid-requests.ts'

const SENT = 'never to be repeated 4711'
const withSecret = (secret: string, keyId = 'key_12345') => ({ body: { credentials: { keyId, secret } } })

export const leaks: Check[] = [
  {
    id: 'security/errors-contain-no-secrets',
    title: 'no error response contains a password, a secret or internal details of the server',
    changes: ACCOUNTS,
    // Every error response of the run is examined; these are to errors that tend to reveal something.
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await ownGateway(run, as)
      const { email } = run.actors.registration()
      const password = SENT
      const refusals: [id: OperationId, call: Call, status: number][] = [
        ['signIn', { body: { email, password } }, 401],
        ['signIn', { body: { email, password, surprise: password } }, 400],
        ['signIn', { raw: { bytes: `{"password":"${SENT}"`, type: 'application/json' } }, 400],
        ['register', { body: { email: 'none', password } }, 400],
        ['register', { body: { ...run.actors.registration(), password: SENT.repeat(9) } }, 400],
        ['changePassword', { as, body: { currentPassword: SENT, newPassword: `${SENT}!` } }, 422],
        ['resetPassword', { body: { token: 'rst_nobody_has_this_4711', password } }, 409],
        ['updateGateway', { as, path: { id }, ...withSecret(`${SENT} `, 'short') }, 400],
        ['updateGateway', { as, path: { id: 'none' }, ...withSecret('repeat-me-not-4711') }, 404],
        ['createPaymentLink', { as, body: { title: 7 } }, 400],
        ['listTransactions', { as, query: { cursor: 'Zm9yZWlnbg' } }, 400],
        ['deletePaymentLink', { as, path: { id: 'none' } }, 404],
      ]
      for (const [operation, call, status] of refusals) await run.expectError(operation, call, status)
    },
  },
  {
    id: 'security/credentials-are-masked',
    title: 'gateway credentials are masked',
    covers: [cell('updateGateway', 200, 'merchant')],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await ownGateway(run, as)
      const keyId = 'key_of_the_contract_suite_1234567890'
      const masksAfterUpdate = async (secret: string) => {
        const body = { credentials: { keyId, secret }, mode: 'live' }
        const { gateways } = await run.expectSuccess('updateGateway', { as, path: { id }, body })
        const text = JSON.stringify([gateways, await run.expectSuccess('listGateways', { as })])
        for (const [name, value] of Object.entries(body.credentials))
          must(!text.includes(value), `a response contains the ${name} of the credentials unmasked`)
        const gateway = gateways.find((gateway) => gateway.id === id)
        same(gateway?.mode, 'live', 'the mode of the gateway')
        must(gateway?.credentials !== undefined, 'the gateway has no credentials, not even masked')
        return gateway.credentials
      }
      const masked = await masksAfterUpdate('Zq7-wXk9')
      must(
        ![keyId.slice(0, 5), keyId.slice(-5)].some((end) => masked.keyId.includes(end)),
        `the masked key ${masked.keyId} shows more than four characters at an end`,
      )
      const { secret } = await masksAfterUpdate('a-very-much-longer-secret-of-a-gateway')
      same(masked.secret, secret, 'the masked secret')
    },
  },
  {
    id: 'security/upi-ids-are-masked',
    title: 'UPI IDs are masked, and show at most three characters before the @',
    async verify(run) {
      const rows = await allTransactions(run, await run.actors.as('merchant'), { method: 'upi' })
      const withUpiId = rows.filter(({ vpa }) => vpa !== undefined)
      needed(withUpiId[0], 'the merchant has no payment with a UPI ID')
      for (const { id, vpa = '' } of withUpiId) {
        const [name = ''] = vpa.split('@')
        const visibleLength = name.replaceAll(/[^A-Za-z0-9.-]|[xX]{3,}/g, '').length
        must(visibleLength < name.length && visibleLength <= 3, `the UPI ID of ${id} is not masked: ${vpa}`)
      }
    },
  },
]

/** A shared cache could serve one caller's response to another. */
export const caching: Check[] = [
  {
    id: 'security/responses-are-not-cached',
    title: 'every response, to whatever request, has Cache-Control: no-store',
    changes: LINKS,
    // Every response of the run is examined; these are of every kind, in case the check runs alone.
    async verify(run) {
      for (const { id, statuses } of operations.filter(({ method }) => method === 'GET')) {
        const call = await validRequest(run, id)
        const etag = (await run.call(id, call)).headers.get('etag') ?? '*'
        // Only the lists that declare 304 may respond with it.
        if (statuses.includes(304)) continue
        await run.expectSuccess(id, { ...call, headers: { 'if-none-match': etag } })
      }
      await run.call('signIn', await validRequest(run, 'signIn'))
      const deletion = await validRequest(run, 'deletePaymentLink')
      await run.expectSuccess('deletePaymentLink', deletion)
      await run.expectError('deletePaymentLink', deletion, 404)
      await run.expectError('getStats', {}, 401)
      const url = `${run.backend.url}/nowhere`
      await run.wire.send({ method: 'GET', url, headers: {} }, { role: 'anonymous' })
      same([...run.wire.storable], [], 'the responses without it')
    },
  },
]
