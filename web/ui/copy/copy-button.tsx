import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { iconButtonLook } from '../icon-button.tsx'
import { LiveRegion } from '../live-region.tsx'
import { copyText } from './copy-text.ts'

const COPIED_FOR_MS = 2000

type CopyButtonProps = {
  text: string
  /** What is copied: "transaction id" makes the button "Copy transaction id". */
  what: string
}

export function CopyButton({ text, what }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'rejected'>('idle')
  const Icon = state === 'copied' ? Check : Copy

  async function copy() {
    setState((await copyText(text)) ? 'copied' : 'rejected')
    setTimeout(() => setState('idle'), COPIED_FOR_MS)
  }

  return (
    <>
      <button
        type="button"
        className={iconButtonLook}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={copy}
      >
        <Icon aria-hidden size={16} />
      </button>
      <LiveRegion text={announcements[state]} />
    </>
  )
}

const announcements = { idle: '', copied: 'Copied', rejected: 'The browser did not allow copying' }
