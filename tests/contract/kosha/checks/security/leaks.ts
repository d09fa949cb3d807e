import type { Call } from '../../../suite/call.ts'
import type { Check } from '../../../suite/contract-run.ts'
import type { OperationId } from '../../../suite/document.ts'
import { must, needed, same } from '../../../suite/verdicts.ts'
import { ACCOUNTS } from '../../support/changes.ts'
import { allTransactions, firstGateway } from '../../support/fixtures.ts'

const SENT = 'never to be repeated 4711'

export const leaks: Check[] = [
  {
    id: 'security/errors-contain-no-secrets',
    title: 'no error response contains a password, a secret or internal details of the server',
    covers: [],
    changes: ACCOUNTS,
    // Every error response of the run is examined; these are to errors that tend to reveal something.
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await firstGateway(run, as)
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
        [
          'updateGateway',
          { as, path: { id }, body: { credentials: { keyId: 'short', secret: `${SENT} ` } } },
          400,
        ],
        [
          'updateGateway',
          {
            as,
            path: { id: 'none' },
            body: { credentials: { keyId: 'key_12345', secret: 'repeat-me-not-4711' } },
          },
          404,
        ],
        ['createPaymentLink', { as, body: { title: 7 } }, 400],
        ['listTransactions', { as, query: { cursor: 'Zm9yZWlnbg' } }, 400],
        ['deletePaymentLink', { as, path: { id: 'none' } }, 404],
      ]
      for (const [operation, call, status] of refusals) await run.expectError(operation, call, status)
    },
  },
  {
    id: 'security/secrets-are-fully-masked',
    title: 'a masked secret reveals neither characters nor length of the secret',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await firstGateway(run, as)
      const shown = async (secret: string) => {
        const body = { credentials: { keyId: 'key_contract_suite', secret } }
        const response = await run.expectSuccess('updateGateway', { as, path: { id }, body })
        const gateway = response.gateways.find((each) => each.id === id)
        return needed(gateway?.credentials?.secret, 'the server shows nothing in place of a secret')
      }
      same(
        await shown('Zq7-wXk9'),
        await shown('a-very-much-longer-secret-of-a-gateway'),
        'the masked secret',
      )
    },
  },
  {
    id: 'security/upi-ids-are-masked',
    title: 'UPI IDs are masked, and show at most three characters before the @',
    covers: [],
    async verify(run) {
      const rows = await allTransactions(run, await run.actors.as('merchant'), { method: 'upi' })
      const shown = rows.filter(({ vpa }) => vpa !== undefined)
      needed(shown[0], 'the merchant has no payment with a UPI ID')
      for (const { id, vpa = '' } of shown) {
        const [name = ''] = vpa.split('@')
        const left = name.replaceAll(/[^A-Za-z0-9.-]|[xX]{3,}/g, '').length
        must(left < name.length && left <= 3, `the UPI ID of ${id} is not masked: ${vpa}`)
      }
    },
  },
]
