import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from './tool.ts'

const PAGES_EVERY_EXPORT_HAS = ['index.html', '404.html', 'app.html']

/**
 * Exports the site, to `dist` unless told otherwise. Mode `prelaunch` shows the merchant area as coming soon.
 * @throws Error if the export failed or is incomplete
 */
export async function build(mode = 'production', folder = join(root, 'dist')) {
  // Else a page of an earlier export would pass for one of this.
  rmSync(folder, { recursive: true, force: true })
  const { code } = await tool('vite-ssg', ['build', '--config', 'web/vite.config.ts'], {
    stream: true,
    // vite-ssg lets a MODE that happens to be set overrule the mode it is given.
    env: { MODE: mode, NODE_ENV: 'production', EXPORT_TO: folder },
  })
  if (code !== 0) throw new Error(`The export failed (vite-ssg ended with ${code})`)
  const missing = PAGES_EVERY_EXPORT_HAS.filter((page) => !existsSync(join(folder, page)))
  if (missing.length > 0) throw new Error(`The export is incomplete: it lacks ${missing.join(', ')}`)
}
