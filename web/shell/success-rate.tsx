import { successRate } from '../site/site.ts'

/** The company's success rate, with what it measures: in the merchant area it must not pass for the merchant's. */
export function SuccessRate({ className }: { className: string }) {
  const { figure, label, short } = successRate
  return (
    <p className={className}>
      <span>
        <strong>{figure}</strong>
        <span>{` ${label}`}</span>
      </span>
      <small>{short}</small>
    </p>
  )
}
