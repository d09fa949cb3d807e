import { chosenPort, closeOnSignal } from '../mock-server/node/listen.ts'
import { build } from './build-site.ts'
import { printWelcome } from './mock-api.ts'
import { serveProduct } from './serve.ts'

try {
  if (!process.argv.includes('--no-build')) await build()
  const running = await serveProduct({ port: chosenPort() })
  closeOnSignal(running)
  printWelcome(running.url)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
