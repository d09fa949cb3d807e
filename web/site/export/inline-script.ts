import { build } from 'vite'

/** Bundles one browser script and its imports into text that can be inlined in a page. */
export async function inlineScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`Nothing was built from ${entry}`)
  return chunk.code.trim()
}
