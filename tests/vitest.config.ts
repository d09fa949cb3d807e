import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{web,mock-server,scripts}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'contract', include: ['tests/{contract,mock}/**/*.test.ts'] } },
      // Reads the built site, so it runs after the build.
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
})
