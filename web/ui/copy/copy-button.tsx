import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { LiveRegion } from '../live-region.tsx'
import { copyText } from './copy-text.ts'

const COPIED_FOR_MS = 2000

type CopyButtonProps = {
  text: string
  /** The name of the text: "transaction id" makes the button "Copy transaction id". */
  name: string
  size?: 'sm'
  className?: string
}

export function CopyButton({ text, name, size, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    setCopied(await copyText(text))
    setTimeout(() => setCopied(false), COPIED_FOR_MS)
  }

  return (
    <>
      <IconButton
        label={`Copy ${name}`}
        icon={isCopied ? Check : Copy}
        title={`Copy ${name}`}
        {...(size && { size })}
        className={className}
        onClick={copy}
      />
      <LiveRegion text={isCopied ? 'Copied' : ''} />
    </>
  )
}
