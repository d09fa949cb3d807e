import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { browserScript } from './browser-script.ts'
import { controlDocument, engineControlDocument } from './control-document.ts'

// A bundle contains the return values of these functions.

export const contractYaml = () => read('../../../openapi.yaml')
export const contract = (): unknown => parse(contractYaml())

export const version = (): string => JSON.parse(read('../../../package.json')).version

export const controlYaml = controlDocument
export const control = (): unknown => parse(controlYaml())
export const engineControlYaml = engineControlDocument
export const engineControl = (): unknown => parse(engineControlYaml())

export const inspectorScript = () =>
  browserScript(new URL('../../engine/inspector/browser/main.ts', import.meta.url))
export const inspectorStyle = () =>
  ['page.css', 'calls.css', 'call-detail.css', 'controls.css']
    .map((name) => read(`../../engine/inspector/${name}`))
    .join('\n')

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
