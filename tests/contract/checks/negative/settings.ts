import type { Check } from '../../suite/contract-run.ts'
import { ACCOUNTS } from '../../support/changes.ts'
import { firstGateway } from '../../support/fixtures.ts'

/** Settings that must be rejected. Runs on newly registered merchants. */
export const rejectedSettings: Check[] = [
  {
    id: 'negative/invalid-credentials',
    title: 'credentials that are too short, too long or contain spaces are rejected',
    covers: [],
    changes: ACCOUNTS,
    async verify(run) {
      const as = await run.actors.register()
      const { id } = await firstGateway(run, as)
      const good = { keyId: 'key_contract_suite', secret: 'secret-of-the-contract-suite' }
      for (const part of ['1234567', 'x'.repeat(101), 'with a blank', 'कोश-कोश-कोश', 12_345_678])
        for (const credentials of [
          { ...good, keyId: part },
          { ...good, secret: part },
        ])
          await run.expectError('updateGateway', { as, path: { id }, body: { credentials } }, 400)
    },
  },
]
