import { readFileSync } from 'node:fs'

// A bundle contains what this function returns.

export const ownContractText = () =>
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')
