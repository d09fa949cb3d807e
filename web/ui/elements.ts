import type { ReactElement } from 'react'

/** What a component may show beside other content: text in it could not be replaced on a translated page. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined | ''
