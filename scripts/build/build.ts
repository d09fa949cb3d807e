import { commandLine, oneOf, orEnd } from '../../mock-server/hosts/node/command-line.ts'
import { build, modes } from './build-site.ts'

const { values } = commandLine(
  `
npm run build -- [options]: writes the site to dist/

  --mode production|prelaunch   prelaunch has "coming soon" in place of the merchant area (default production)
`,
  { mode: { type: 'string', default: 'production' } },
)
const mode = orEnd(() => oneOf('--mode', values.mode, modes))

try {
  await build({ mode })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
