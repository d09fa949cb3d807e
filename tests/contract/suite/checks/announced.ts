import type { Operation } from '../document.ts'

/** Calls that end an account or a session: they run last, so that the others still can. */
export const isFinal = ({ id, path, summary }: Operation) =>
  /delete.{0,3}account|log.?out|sign.?out|revoke|reset/i.test(`${id} ${path} ${summary}`)

const WORDS: Record<string, string> = {
  POST: 'creates with',
  PUT: 'changes with',
  PATCH: 'changes with',
  DELETE: 'deletes with',
}

/** What a check of an operation announces; nothing of one that only reads. */
export function announced({ method, path }: Operation): { changes?: string } {
  const word = WORDS[method]
  return word === undefined ? {} : { changes: `${word} ${method} ${path}` }
}
