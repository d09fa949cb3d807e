// Plain JavaScript, so that the compiled server runs here as it does later: without a TypeScript loader.
import process from 'node:process'
import { loadCompiled } from './saved-bytecode.mjs'

/** Starts the compiled server, makes the first calls of a session, and saves the bytecode of what they ran. */
const [, , file, email, password] = process.argv
const { exports, saveBytecode } = loadCompiled(file)
const { url } = await exports.runCommand(['--port', '0', '--host', '127.0.0.1'])
const { token } = await call('POST', '/auth/login', {}, JSON.stringify({ email, password }))
const headers = { authorization: `Bearer ${token}` }
for (const path of ['/payments/stats', '/payments/transactions', '/payments/links'])
  await call('GET', path, headers)
saveBytecode()
process.exit()

async function call(method, path, headers, body) {
  const json = body && { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api${path}`, { method, headers: { ...headers, ...json }, body })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
