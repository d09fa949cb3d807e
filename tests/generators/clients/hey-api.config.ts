import { defineConfig } from '@hey-api/openapi-ts'
import { documents } from './documents.ts'

export default defineConfig(
  Object.entries(documents).map(([name, input]) => ({
    input,
    output: `generated/hey-api/${name}`,
    plugins: [
      '@hey-api/typescript',
      '@hey-api/client-fetch',
      { name: '@hey-api/sdk', validator: true },
      'zod',
    ],
  })),
)
