import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from '../tool.ts'

const PAGES_EVERY_EXPORT_HAS = ['index.html', '404.html', 'app.html']

export const modes = ['production', 'prelaunch'] as const

type Build = { mode?: (typeof modes)[number]; folder?: string; isQuiet?: boolean }

/**
 * Exports the site, to `dist` by default. Mode `prelaunch` shows the merchant area as coming soon. If `isQuiet`, its
 * output is shown only in the error.
 * @throws Error if the export fails or is incomplete
 */
export async function build({
  mode = 'production',
  folder = join(root, 'dist'),
  isQuiet = false,
}: Build = {}) {
  // Removes pages of earlier exports.
  rmSync(folder, { recursive: true, force: true })
  const { code, output } = await tool('vite-ssg', ['build', '--config', 'web/app/vite.config.ts'], {
    stream: !isQuiet,
    // vite-ssg prefers an existing MODE variable to the mode passed to it.
    env: { MODE: mode, NODE_ENV: 'production', EXPORT_TO: folder },
  })
  if (code !== 0) throw new Error(`${output}The export failed (vite-ssg ended with ${code})`)
  const missing = PAGES_EVERY_EXPORT_HAS.filter((page) => !existsSync(join(folder, page)))
  if (missing.length > 0) throw new Error(`The export is incomplete: it lacks ${missing.join(', ')}`)
}
