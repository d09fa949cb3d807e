import type { StaticFile } from './files.ts'

export type HostedResource = { file: StaticFile } | { moved: string } | undefined

/**
 * The file for a URL path, or a redirect to its only canonical path:
 * `about-us.html` is /about-us and `docs/index.html` is /docs/.
 */
export function findFile(files: Map<string, StaticFile>, pathname: string): HostedResource {
  const name = pathname.slice(1)
  const page = files.get(name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`)
  if (page && cleanAddress(page.name) === pathname) return { file: page }

  const exact = files.get(name)
  if (exact && !name.endsWith('.html')) return { file: exact }

  const canonical =
    exact ?? page ?? files.get(`${name.replace(/\/$/, '')}.html`) ?? files.get(`${name}/index.html`)
  return canonical && { moved: encodeURI(cleanAddress(canonical.name)) }
}

function cleanAddress(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`
}
