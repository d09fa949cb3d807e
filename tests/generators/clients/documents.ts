import { fileURLToPath } from 'node:url'

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The two documents that clients are generated from; `generate.ts` writes the second. */
export const documents = {
  product: file('openapi.yaml'),
  control: file('tests/generators/clients/generated/control.yaml'),
}
