type NeedsScriptsProps = { children: string }

/** What a visitor without JavaScript reads where a page cannot do its work for them. */
export function NeedsScripts({ children }: NeedsScriptsProps) {
  return (
    <noscript>
      <p className="panel mx-auto max-w-[40ch] p-5 text-center">{children}</p>
    </noscript>
  )
}
