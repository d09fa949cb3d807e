import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'

/** A form with errors at its fields. The server has the last word, so the browser does not validate. */
export const Form = ({ className, ...rest }: ComponentProps<'form'>) => (
  <form noValidate {...rest} className={classes('group/form grid grid-cols-1 gap-4', className)} />
)

type FieldSetProps = {
  legend: string
  /** Whether what does not fill its line starts it. */
  isLoose?: boolean
  children: Elements
}

/** Fields that belong together, under a name. */
export const FieldSet = ({ legend, isLoose, children }: FieldSetProps) => (
  <fieldset className={classes('grid grid-cols-1 gap-4', isLoose && 'justify-items-start')}>
    <legend className="pb-2 font-semibold">{legend}</legend>
    {children}
  </fieldset>
)

/** Two fields side by side if there is room, with their labels, hints, inputs and errors aligned. */
export const FieldPair = ({ children }: { children: Elements }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-4 sm:gap-y-0 sm:*:row-span-4 sm:*:grid-rows-subgrid">
    {children}
  </div>
)

/** An error that concerns the whole form. It is hidden while fields show errors, since it would only repeat them. */
export const FormFailure = ({ children }: { children: ReactNode }) => (
  <p className="wrap-anywhere w-full rounded-md bg-danger-soft px-3.5 py-2.5 font-medium text-danger group-has-data-[part=error]/form:hidden">
    {children}
  </p>
)
