// Plain JavaScript and silent: npm runs this after every install, even without development dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lefthook = `${root}node_modules/lefthook/bin/index.js`
const { CI, npm_config_cache: cache } = process.env

// For a git URL, npm clones into its cache, installs the dependencies there, and packs the folder.
if (cache && process.cwd().startsWith(cache)) run(['--import', 'tsx', `${root}scripts/package/package.ts`])
else if (!CI && existsSync(`${root}.git`) && existsSync(lefthook)) run([lefthook, 'install'])

function run(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
  if (status !== 0 && !args.includes(lefthook)) process.exitCode = 1
}
