import { rules } from '../rules.ts'
import { TERMS_ADDRESS } from './load-terms.ts'
import { plainText } from './marked-up-text.tsx'
import type { Block } from './markup.ts'

export function TermsSummary() {
  return (
    <p>
      In short: you open an account for a lawful business in India, and we collect, pay out and settle for it.
      You pay a fee for each payment and GST on that fee, both shown in every settlement. Payments can be
      refunded within {rules.refundWindow}; refunds reach your customer in{' '}
      <span className="whitespace-nowrap">{rules.refundDays}</span> business days. Either of us can end the
      agreement. The full terms follow, and are also here as{' '}
      <a className="link" href={TERMS_ADDRESS}>
        a plain text file
      </a>
      .
    </p>
  )
}

export const sectionId = (at: number) => `section-${at}`

export function contentsOf(blocks: Block[]) {
  return blocks.flatMap((block, at) =>
    block.kind === 'heading' && block.level === 1
      ? [{ id: sectionId(at), title: plainText(block.content) }]
      : [],
  )
}
