import { startTransition, useState } from 'react'
import { session } from '../../session/session.ts'
import { keepInTab, keptInTab, removeFromTab } from '../../session/tab-storage.ts'
import { columnsChosenFor } from './chosen-columns.ts'
import type { Statement } from './statement/read-statement.ts'
import { readInSteps } from './statement/read-statement.ts'

export type OpenedStatement = {
  text: string
  /** Of the file; empty if the text was pasted. */
  name: string
}

export type ReadStatement = Statement & { hasChosenColumns: boolean }

const nothing: OpenedStatement = { text: '', name: '' }

/**
 * The statement that was opened, and what is read from it. It stays in this tab until it is cleared or the session ends,
 * so that one can follow a settlement and come back.
 */
export function useOpenedStatement() {
  const [statement, setStatement] = useState(restored)
  const [read, setRead] = useState(() => reading(statement.text))
  // What was read before stays in view until the next is.
  const readText = (text: string) => startTransition(() => setRead(reading(text)))

  function open(next: OpenedStatement) {
    if (next.text === '') removeFromTab(keptAs())
    else keepInTab(keptAs(), `${next.name}\n${next.text}`)
    setStatement(next)
    readText(next.text)
  }

  return { statement, read, open, readAgain: () => readText(statement.text) }
}

const keptAs = () => `statement/${session.user?.id}`

function restored(): OpenedStatement {
  const kept = keptInTab(keptAs())
  if (kept === null) return nothing
  const end = kept.indexOf('\n')
  return { name: kept.slice(0, end), text: kept.slice(end + 1) }
}

/** Null if there is nothing to read. */
const reading = (text: string) => (text.trim() === '' ? null : readWithChoice(text))

async function readWithChoice(text: string): Promise<ReadStatement> {
  const found = await readInSteps(text)
  const chosen = found.table ? columnsChosenFor(found.table) : undefined
  return { ...(chosen ? await readInSteps(text, chosen) : found), hasChosenColumns: chosen !== undefined }
}
