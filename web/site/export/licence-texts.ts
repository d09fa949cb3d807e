import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The file beside a bundle. */
export const LICENCE_FILE = 'THIRD-PARTY-LICENSES.txt'

/**
 * The licences of the packages in a bundle. Most of them require a copy to be distributed with it.
 * @param modules the files of the bundle, absolute or below the root of the repository
 * @param also packages that it contains in another form, such as a font
 */
export function licenceTexts(modules: Iterable<string>, also: string[] = []): string {
  const folders = new Set(also.map((name) => join(root, 'node_modules', name)))
  for (const module of modules) {
    const [, folder] =
      /^\0?(.*\/?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/')) ?? []
    if (folder) folders.add(folder.startsWith('/') || /^\w:/.test(folder) ? folder : join(root, folder))
  }
  const texts = [...folders].map(licenceOf).sort((a, b) => a.localeCompare(b))
  return [...new Set(texts)].join(`\n${'-'.repeat(80)}\n\n`)
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`
}
