import { defineConfig } from 'orval'
import { documents } from './documents.ts'

export default defineConfig(
  Object.fromEntries(
    Object.entries(documents).flatMap(([name, input]) => {
      const folder = `generated/orval/${name}`
      const send = name === 'product' ? 'sendProduct' : 'sendControl'
      const client = {
        target: `${folder}/client.ts`,
        client: 'fetch',
        headers: true,
        mock: true,
        override: { mutator: { path: 'orval-fetch.ts', name: send } },
      } as const
      return [
        [name, { input, output: { ...client, mode: 'split' } }],
        [`${name}-zod`, { input, output: { target: `${folder}/zod.ts`, client: 'zod' } }],
      ] as const
    }),
  ),
)
