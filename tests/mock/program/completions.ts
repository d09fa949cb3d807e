import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What TypeScript's language service offers at each `|` of a program. */
export function completionsAt(file: string, marked: string): string[][] {
  const text = marked.replaceAll('|', '')
  const options = {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    strict: true,
  }
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
  })
  const places = marked.split('|').slice(0, -1)
  return places.map((_before, index) => {
    const at = places.slice(0, index + 1).join('').length
    return (service.getCompletionsAtPosition(file, at, undefined)?.entries ?? []).map(({ name }) => name)
  })
}
