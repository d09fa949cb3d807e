type Names = Record<string, string>
type Package = {
  version?: string
  license?: string
  link?: boolean
  dependencies?: Names
  devDependencies?: Names
}
type Lock = { packages: Record<string, Package> }

/** The dependency licences that are compatible with an MIT product. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

export type Licensed = { name: string; version: string; licence: string }

/** The packages in the lock file. */
export function licensedPackages(lock: Lock): Licensed[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version = '', license = '' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
}

/** The packages that package.json names, as installed. */
export function directPackages(lock: Lock): Licensed[] {
  const { dependencies, devDependencies } = lock.packages[''] ?? {}
  const direct = Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`)
  return licensedPackages({
    packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => direct.includes(path))),
  })
}

/** Whether any licence of an OR expression, or all of an AND expression, are accepted. */
export function isAccepted(licence: string): boolean {
  // Some packages write the operators in lower case.
  const terms = licence.replace(/[()]/g, '').replaceAll(/ (or|and) /g, (operator) => operator.toUpperCase())
  if (terms.includes(' OR ')) return terms.split(' OR ').some(isAccepted)
  return terms.split(/ and /i).every((term) => ACCEPTED.has(term.trim()))
}
