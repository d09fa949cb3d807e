import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../../mock-server/hosts/node/command-line.ts'
import { version } from '../../mock-server/hosts/node/documents.ts'
import { root } from '../tool.ts'
import { buildPackage } from './build-package.ts'

commandLine('npm run package: builds what the package publishes into dist-package/', {})

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
if (!changelog.includes(`\n## ${version()}`)) throw new Error(`CHANGELOG.md has no section for ${version()}`)

await buildPackage()
