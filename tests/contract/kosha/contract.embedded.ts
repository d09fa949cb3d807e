import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

// A bundle contains what this function returns.

export const contract = () => parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
