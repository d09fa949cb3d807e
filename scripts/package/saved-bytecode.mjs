// Plain JavaScript, since scripts/mock.mjs loads it without a TypeScript loader.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'

/**
 * Runs a compiled CommonJS file in ASCII. Bytecode saved beside it saves the engine from compiling; it is ignored if
 * it comes from another version of the engine or other flags.
 * @param {string} file
 * @returns the exports of the file, and a function that saves the bytecode of what has run until then
 */
export function loadCompiled(file) {
  // Latin-1 needs no decoding, and half the memory of a text with a single character outside it.
  const source = `(function (exports, require) {${readFileSync(file, 'latin1')}\n})`
  const script = new Script(source, { filename: file, cachedData: savedBytecode(file) })
  const exports = {}
  script.runInThisContext()(exports, createRequire(file))
  return { exports, saveBytecode: () => writeFileSync(bytecodeOf(file), script.createCachedData()) }
}

const bytecodeOf = (file) => `${file}.bytecode`

function savedBytecode(file) {
  try {
    return readFileSync(bytecodeOf(file))
  } catch {
    return undefined
  }
}
