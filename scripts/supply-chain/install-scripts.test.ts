import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tool.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('each package with an install script is denied it, and named in SECURITY.md', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const withScripts = Object.keys(packages)
    .filter((path) => packages[path].hasInstallScript)
    .map((path) => path.replace(/^.*node_modules\//, ''))
  const { allowScripts } = JSON.parse(read('package.json'))
  expect(allowScripts).toEqual(Object.fromEntries(withScripts.map((name) => [name, false])))
  const supplyChain = read('SECURITY.md').split('## Supply chain')[1]
  for (const name of withScripts) expect(supplyChain).toContain(name)
})
