import { chosenPort, closeOnSignal } from '../../mock-server/hosts/node/listen.ts'
import { build } from '../build/build-site.ts'
import { chosenHosts, printWelcome } from './mock-api.ts'
import { serveProduct } from './serve.ts'

try {
  if (!process.argv.includes('--no-build')) await build()
  const running = await serveProduct({ port: chosenPort(), hosts: chosenHosts() })
  closeOnSignal(running)
  printWelcome(running.url)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
