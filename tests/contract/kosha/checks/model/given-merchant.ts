import type { Check } from '../../../suite/contract-run.ts'
import { newSideBySide } from '../../model/sequence.ts'
import { playAll } from '../../model/shrink.ts'
import type { Step } from '../../model/steps/steps.ts'
import { A_WHILE_MS, by, ref } from '../../model/steps/walk-links.ts'
import { GIVEN } from '../../support/changes.ts'

const merchant = by('merchant')
const DESCRIBED = {
  title: 'Contract suite',
  partial: { minimum: 101 },
  customer: { name: 'Asha Rao' },
  reference: 'Contract suite',
  notes: { colour: 'indigo' },
}
const edited = (n: number, body: object, after?: number) =>
  merchant('updatePaymentLink', { path: { id: ref('described', n) }, body }, after)

const steps: Step[] = [
  ...[0, 1].map((n) =>
    edited(n, { amount: ref('amount', n), ...DESCRIBED, expiresAt: ref('instant', 4000) }),
  ),
  // Of these two, one expires.
  edited(1, { amount: ref('amount', 1), title: 'Contract suite' }, A_WHILE_MS),
  merchant('updateProfile', { body: { businessName: 'Renamed by the contract suite' } }),
]

/** What only a merchant with payments shows. Registered ones have none. */
export const givenMerchant: Check[] = [
  {
    id: 'model/given-merchant',
    title: 'a new name of a business, and whatever else describes a paid link, is shown to everyone',
    covers: [],
    changes: GIVEN,
    async verify(run) {
      const as = await run.actors.signIn(run.actors.disposableAccountOf('merchant'))
      const { user } = await run.expectSuccess('verifySession', { as })
      const { businessName } = user
      run.cleanup.defer('the name of the business', () =>
        run.expectSuccess('updateProfile', { as, body: { businessName } }),
      )
      await playAll(await newSideBySide(run, { reads: true }), steps)
    },
  },
]
