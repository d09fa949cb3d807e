import { newDuel } from '../../model/sequence.ts'
import { playAll } from '../../model/shrink.ts'
import type { Step } from '../../model/steps/steps.ts'
import { by, ref } from '../../model/steps/walk-links.ts'
import type { Check } from '../../suite/contract-run.ts'
import { GIVEN } from '../../support/changes.ts'

const merchant = by('merchant')

const steps: Step[] = [
  merchant('updatePaymentLink', {
    path: { id: ref('paidLink', 0) },
    body: { '...': ref('paidContent', 0), title: 'Contract suite', notes: { colour: 'indigo' } },
  }),
  merchant('updateProfile', { body: { businessName: 'Renamed by the contract suite' } }),
]

/** What only a merchant with payments shows. Registered ones have none. */
export const givenMerchant: Check[] = [
  {
    id: 'model/given-merchant',
    title: 'a new name of a business or of a paid link is shown to everyone, wherever it appears',
    covers: [],
    changes: GIVEN,
    async verify(run) {
      const as = await run.actors.signIn(run.actors.disposableAccountOf('merchant'))
      const { user } = await run.expectSuccess('verifySession', { as })
      const { businessName } = user
      run.cleanup.defer('the name of the business', () =>
        run.expectSuccess('updateProfile', { as, body: { businessName } }),
      )
      await playAll(await newDuel(run), steps)
    },
  },
]
