import { Note } from '../../dialogs/form-parts.tsx'
import { reasonAgainstAll, testSentence, useSettings, waysToPay } from '../../settings/ways-to-pay.ts'

type PayabilityNoteProps = {
  merchantId: string | undefined
  /** In paise; undefined until an amount was typed. */
  amounts: { least: number; most: number } | undefined
}

/** What to know before a link is created: that nobody could pay it, or only as a test. */
export function PayabilityNote({ merchantId, amounts }: PayabilityNoteProps) {
  const settings = useSettings()
  // One merchant sees only its own settings.
  const owner = merchantId ?? settings?.methods[0]?.merchantId
  if (!settings || owner === undefined) return null
  const reason = reasonAgainstAll(
    { merchantId: owner, ...(amounts ?? { least: 0, most: Number.MAX_SAFE_INTEGER }) },
    settings,
  )
  if (reason) return <Note tone="danger">{`Nobody could pay this link now. ${reason}`}</Note>
  const test = testSentence(waysToPay({ merchantId: owner, ...amounts }, settings))
  return test && <Note tone="warning">{test}</Note>
}
