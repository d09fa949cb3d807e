import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inlineScript } from '../site/export/inline-script.ts'

test('the loader is at most 2 KB compressed', async () => {
  const scripts = await Promise.all(
    ['loader.ts', '../theme/before-first-paint.ts'].map((file) =>
      inlineScript(`${import.meta.dirname}/${file}`),
    ),
  )
  expect(gzipSync(scripts.join('')).length).toBeLessThanOrEqual(2048)
})
