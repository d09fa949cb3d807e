import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy/copy-text.ts'
import { Announcement } from '../screen/announcement.tsx'

type CopyState = 'idle' | 'copied' | 'rejected'

/** What a link is opened for most often: it says whether the address was copied. */
export function CopyLinkButton({ url }: { url: string }) {
  const [state, setState] = useState<CopyState>('idle')
  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <Button size="sm" onClick={async () => setState((await copyText(url)) ? 'copied' : 'rejected')}>
        <Icon aria-hidden size={16} />
        <span>{labels[state]}</span>
      </Button>
      <Announcement text={announcements[state]} />
    </>
  )
}

const labels: Record<CopyState, string> = { idle: 'Copy link', copied: 'Copied', rejected: 'Copy link' }
const announcements: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  rejected: 'The browser did not allow copying',
}
