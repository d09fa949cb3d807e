import type { Actor } from '../../../suite/call.ts'
import type { Check, ContractRun } from '../../../suite/contract-run.ts'
import { cell, must, same } from '../../../suite/verdicts.ts'
import { ACCOUNTS } from '../../support/changes.ts'
import { firstGateway } from '../../support/fixtures.ts'

export const settings: Check[] = [
  {
    id: 'positive/gateway-credentials-are-masked',
    title:
      'gateway credentials are write-only: no response contains them, and the gateway can go live with them',
    covers: [cell('updateGateway', 200, 'merchant')],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await firstGateway(run, as)
      const credentials = {
        keyId: 'key_of_the_contract_suite_1234567890',
        secret: 'secret-of-the-contract-suite',
      }
      const { gateways } = await putGateway(run, as, id, { credentials, mode: 'live' })
      const gateway = gateways.find((each) => each.id === id)
      same(gateway?.mode, 'live', 'the mode of the gateway')
      must(gateway?.credentials !== undefined, 'the gateway has no credentials, not even masked')
      const { keyId } = credentials
      const shown = gateway?.credentials?.keyId ?? ''
      must(
        !shown.includes(keyId.slice(0, 5)) && !shown.includes(keyId.slice(-5)),
        `the masked key ${shown} shows more than four characters at an end`,
      )
      const text = JSON.stringify([gateways, await run.expectSuccess('listGateways', { as })])
      must(!text.includes(credentials.secret), 'a response contains the secret of the credentials')
      must(!text.includes(credentials.keyId), 'a response contains the key of the credentials unmasked')
    },
  },
]

const putGateway = (run: ContractRun, as: Actor, id: string, body: object) =>
  run.expectSuccess('updateGateway', { as, path: { id }, body })
