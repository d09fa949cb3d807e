import type { ComponentType } from 'react'

/** A button or a link in the line above a list; in a narrow space, it shows only its icon. */
export const toolLook =
  'lined inline-flex min-h-8 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-md border-line px-2.5 font-medium text-muted hover:border-line-strong hover:text-ink aria-expanded:border-line-strong aria-expanded:text-ink max-sm:min-h-9 max-sm:border-line-strong'

type ToolLabelProps = { icon: ComponentType<{ 'aria-hidden': true; size: number }>; children: string }

export const ToolLabel = ({ icon: Icon, children }: ToolLabelProps) => (
  <>
    <Icon aria-hidden size={17} />
    <span className="@max-3xl/toolbar:sr-only">{children}</span>
  </>
)
