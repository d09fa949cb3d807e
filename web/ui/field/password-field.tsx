import type { ComponentProps } from 'react'
import { useState } from 'react'
import { TextField } from './field.tsx'

/** A password that can be shown: mistyping is the most common reason for a failed sign-in. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'action'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      action={{ label: isShown ? 'Hide' : 'Show', onClick: () => setIsShown(!isShown) }}
    />
  )
}
