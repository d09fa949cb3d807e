import { join } from 'node:path'
import { defineConfig } from 'vite'
import site from '../../../web/vite.config.ts'

/** The configuration of the site, with more pages. */
export default defineConfig((env) => {
  const config = site(env)
  return { ...config, ssgOptions: { ...config.ssgOptions, entry: join(import.meta.dirname, 'ssg.tsx') } }
})
