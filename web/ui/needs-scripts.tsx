type NeedsScriptsProps = { children: string }

/** The message for visitors without JavaScript on pages that require it. */
export function NeedsScripts({ children }: NeedsScriptsProps) {
  return (
    <noscript>
      <p className="panel mx-auto max-w-[40ch] p-5 text-center">{children}</p>
    </noscript>
  )
}
