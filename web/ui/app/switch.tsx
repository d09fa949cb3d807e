import type { ComponentProps } from 'react'

/** A toggle that takes effect at once. */
export const Switch = ({ isOn, ...rest }: ComponentProps<'button'> & { isOn: boolean }) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    {...rest}
    className="lined relative -my-0.5 h-6 w-9.5 flex-none cursor-pointer rounded-full border-line-strong bg-sunk transition-colors before:absolute before:inset-y-0.75 before:start-0.75 before:w-4 before:rounded-full before:bg-line-strong before:transition-[translate] aria-checked:border-action aria-checked:bg-action aria-checked:before:translate-x-3.5 aria-checked:before:bg-on-action aria-disabled:cursor-not-allowed aria-disabled:opacity-50 forced-colors:before:bg-[ButtonText] forced-colors:aria-checked:before:bg-[ButtonText]"
  />
)
