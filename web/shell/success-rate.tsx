import { successRate } from '../site/site.ts'

/** The company's success rate, with what it measures, so that nobody takes it for the merchant's rate. */
export function SuccessRate({ place }: { place: keyof typeof places }) {
  const { figure, label, short } = successRate
  const { block, rate, figure: look, scope } = places[place]
  return (
    <p className={block}>
      <span className={rate}>
        <strong className={look}>{figure}</strong>
        <span>{` ${label}`}</span>
      </span>
      {place === 'bar' && <span className="max-xl:hidden"> · </span>}
      <small className={scope}>{short}</small>
    </p>
  )
}

const strong = 'tnum font-semibold'

const places = {
  header: {
    block: 'px-2 text-right text-xs/[1.3] whitespace-nowrap text-muted max-lg:hidden',
    rate: 'block',
    figure: `${strong} text-ink`,
    scope: 'block text-[0.6875rem]',
  },
  /** In one line, where there is room for it. */
  bar: {
    block: 'ms-1 me-3 text-xs/[1.3] text-muted max-lg:hidden xl:text-[0.75rem]',
    rate: 'whitespace-nowrap max-xl:block',
    figure: strong,
    scope: 'text-[0.6875rem] whitespace-nowrap max-xl:block xl:text-[0.75rem]',
  },
  menu: {
    block: 'pt-4 text-sm/body text-muted line-t',
    rate: 'block',
    figure: `${strong} text-ink`,
    scope: 'block',
  },
}
