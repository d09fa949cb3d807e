/**
 * `_redirects`: serves the application shell for the given paths only, so that everything else is a real 404. A
 * placeholder is exactly one segment; `*` would include all paths below.
 * A path that ends in a slash redirects to the one without it, as pages do.
 * The target is `/app`, the path at which both hosts serve app.html; `/app.html` would be redirected.
 */
export function redirectsFile(appPaths: string[]): string {
  const paths = [...new Set(appPaths.map((path) => path.replace(/\/:\w+(?=\/|$)/g, '/:id')))]
  const lines = [
    ...paths.map((path) => `${path} /app 200`),
    // After all others: a host that ignores the slash would redirect the path to itself.
    ...paths.map((path) => `${path}/ ${path} 308`),
  ]
  return `${lines.join('\n')}\n`
}
