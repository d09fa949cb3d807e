import type { Licensed } from './licences.ts'

type Row = { name: string; licence: string }

/** The rows of the tables `| Package | Licence | Reason |` in a Markdown document. */
export function dependencyRows(markdown: string): Row[] {
  return Array.from(markdown.matchAll(/^\| (\S+) \| (.+?) \| .+ \|$/gm), ([, name = '', licence = '']) => ({
    name,
    licence,
  })).filter(({ name }) => name !== 'Package')
}

/** Differences between the documented dependencies and the direct dependencies with their licences. */
export function dependencyProblems(rows: Row[], direct: Licensed[]): string[] {
  const documented = new Map(rows.map((row) => [row.name, row]))
  const directNames = new Set(direct.map(({ name }) => name))
  return [
    ...direct.flatMap(({ name, licence }) => {
      const row = documented.get(name)
      if (!row) return [`${name} (${licence}) is not listed`]
      return row.licence === licence ? [] : [`${name} has the licence ${licence}, not ${row.licence}`]
    }),
    ...rows.filter(({ name }) => !directNames.has(name)).map(({ name }) => `${name} is no direct dependency`),
  ]
}
