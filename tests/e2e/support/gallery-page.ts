import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { test as base } from 'playwright/test'
import { build, preview } from 'vite'
import { root } from '../../../scripts/tool.ts'
import { keepToasts } from './toasts.ts'

/** `galleryUrl`: the page of all components, which is not exported; built and served once per worker. */
export const test = base.extend<{ keptToasts: undefined }, { galleryUrl: string }>({
  keptToasts: [
    async ({ context }, use) => {
      await keepToasts(context)
      await use(undefined)
    },
    { auto: true },
  ],

  galleryUrl: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const shared = { root: join(root, 'web'), configFile: false, logLevel: 'error' } as const
      const outDir = join(root, `test-results/gallery-${workerIndex}`)
      await build({
        ...shared,
        plugins: [react(), tailwindcss()],
        build: {
          outDir,
          emptyOutDir: true,
          minify: false,
          rolldownOptions: { input: join(root, 'web/merchant/gallery/index.html') },
        },
      })
      const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: 'localhost' } })
      const [url] = server.resolvedUrls?.local ?? []
      await use(new URL('/merchant/gallery/', url).href)
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
