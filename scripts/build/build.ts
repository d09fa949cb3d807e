import { parseArgs } from 'node:util'
import { build } from './build-site.ts'

try {
  const { values } = parseArgs({ options: { mode: { type: 'string' } } })
  await build(values.mode)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
