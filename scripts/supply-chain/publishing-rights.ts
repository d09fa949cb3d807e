import { parse } from 'yaml'

type Step = { run?: string }
type Workflow = { jobs?: Record<string, { permissions?: unknown; steps?: Step[] }> }

/** The jobs that may publish and also run scripts of dependencies, which could then publish anything. */
export function jobsPublishingAnything(workflow: string): string[] {
  const { jobs = {} }: Workflow = parse(workflow)
  return Object.entries(jobs)
    .filter(([, job]) => /"id-token":"write"|secrets\./.test(JSON.stringify(job)))
    .filter(([, { steps = [] }]) =>
      steps.some(({ run = '' }) => /\bnpm (ci|install|run|pack|test)\b/.test(run)),
    )
    .map(([name]) => name)
}
