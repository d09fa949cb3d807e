type NeedsScriptsProps = { children: string }

/** The message for visitors without JavaScript on pages that require it. */
export function NeedsScripts({ children }: NeedsScriptsProps) {
  return (
    <noscript>
      <p className="lined mx-auto max-w-[40ch] rounded-lg bg-surface p-5 text-center">{children}</p>
    </noscript>
  )
}
