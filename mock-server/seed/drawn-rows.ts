import type { Random } from '../random.ts'
import type { CodedTexts } from '../store/column-values.ts'
import { codeOf } from '../store/column-values.ts'
import type { Steps } from '../time-slicing.ts'
import { inRanges } from '../time-slicing.ts'
import type { PaymentList } from './payment-list.ts'
import { drawGateway, skipRest } from './transactions.ts'

/** The gateway of each payment's row, and the state of the generator at the start of the row. */
export type DrawnRows = { gateways: CodedTexts; states: Uint32Array }

/** Draws the gateways, and skips the other draws for the rows, which are only made when a row is created. */
export function* drawRows(payments: PaymentList, random: Random): Steps<DrawnRows> {
  const texts: string[] = []
  const codes = new Uint32Array(payments.length)
  const states = new Uint32Array(payments.length)
  yield* inRanges(payments.length, (first, end) => {
    for (let place = first; place < end; place++) {
      states[place] = random.state
      const business = payments.businessAt(place)
      const method = payments.methodAt(place)
      const gateway = drawGateway({ business, method }, random)
      codes[place] = codeOf(texts, gateway)
      skipRest({ method, outcome: payments.outcomeAt(place) }, random)
    }
  })
  return { gateways: { texts, codes }, states }
}
