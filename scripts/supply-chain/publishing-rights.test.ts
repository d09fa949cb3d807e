import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../tool.ts'

const folder = join(root, '.github/workflows')

test.each(readdirSync(folder))('no job of %s may publish and runs scripts of dependencies', (name) => {
  expect(jobsPublishingAnything(readFileSync(join(folder, name), 'utf8'))).toEqual([])
})

test.each([
  ['permissions: { id-token: write }\n    steps: [{ run: npm ci }]', ['release']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the notation of workflows
  ['steps: [{ run: npm run build, env: { TOKEN: "${{ secrets.NPM_TOKEN }}" } }]', ['release']],
  ['steps: [{ run: npm ci }]', []],
])('of the job "%s" it finds %j', (job, names) => {
  expect(jobsPublishingAnything(`jobs:\n  release:\n    ${job}\n`)).toEqual(names)
})

type Step = { run?: string }
type Workflow = { jobs?: Record<string, { permissions?: unknown; steps?: Step[] }> }

/** The jobs that may publish and also run scripts of dependencies, which could then publish anything. */
function jobsPublishingAnything(workflow: string): string[] {
  const { jobs = {} }: Workflow = parse(workflow)
  return Object.entries(jobs)
    .filter(([, job]) => /"id-token":"write"|secrets\./.test(JSON.stringify(job)))
    .filter(([, { steps = [] }]) =>
      steps.some(({ run = '' }) => /\bnpm (ci|install|run|pack|test)\b/.test(run)),
    )
    .map(([name]) => name)
}
