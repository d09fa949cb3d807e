import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { controlDocument } from '../../../mock-server/hosts/node/control-document.ts'
import { documents } from './documents.ts'

/** Generates code of both documents with each generator, as its users call it. */
const here = import.meta.dirname
const zodiosFolder = 'openapi-zod-client/generated'
for (const folder of ['generated', zodiosFolder])
  rmSync(`${here}/${folder}`, { recursive: true, force: true })
for (const folder of ['generated/oazapfts', 'generated/openapi-typescript', zodiosFolder])
  mkdirSync(`${here}/${folder}`, { recursive: true })

writeFileSync(documents.control, controlDocument())
run('openapi-ts', '--file', 'hey-api.config.ts')
run('orval', '--config', 'orval.config.ts')
run('kubb', 'generate', '--config', 'kubb.config.ts')
for (const [name, file] of Object.entries(documents)) {
  const withoutRanges = `${here}/generated/oazapfts/${name}.yaml`
  writeFileSync(withoutRanges, readFileSync(file, 'utf8').replaceAll("'5XX'", "'500'"))
  run('oazapfts', withoutRanges, `generated/oazapfts/${name}.ts`)
  run('openapi-zod-client', file, '-o', `${zodiosFolder}/${name}.ts`)
  run(
    'openapi-typescript',
    file,
    '-o',
    `generated/openapi-typescript/${name}.d.ts`,
    '--default-non-nullable',
    'false',
  )
}

function run(command: string, ...args: string[]) {
  execFileSync('npx', ['--no-install', command, ...args], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
