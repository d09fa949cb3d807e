// Plain JavaScript, and silent: npm runs this after every install, also where no development tool was installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const lefthook = `${root}node_modules/lefthook/bin/index.js`

if (!process.env.CI && existsSync(`${root}.git`) && existsSync(lefthook)) {
  spawnSync(process.execPath, [lefthook, 'install'], { cwd: root, stdio: 'ignore' })
}
