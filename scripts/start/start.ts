import { UsageError } from '../../mock-server/hosts/node/command-line.ts'
import { chosenPort, closeOnSignal, rejectTakenPort } from '../../mock-server/hosts/node/listen.ts'
import { build } from '../build/build-site.ts'
import { createBackendApi, welcome } from './backend-api.ts'
import { productOptions } from './product-options.ts'
import { serveProduct } from './serve.ts'

try {
  const { backend: target, enforce, hosts, isBuilt } = productOptions('start')
  const port = chosenPort()
  if (!isBuilt) {
    await rejectTakenPort(port)
    console.log('Building the site…')
    await build({ isQuiet: true })
  }
  const api = target === undefined ? undefined : createBackendApi({ target, enforce, hosts })
  const running = await serveProduct({ port, hosts, api })
  closeOnSignal(running)
  await welcome(running.url, target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof UsageError ? 2 : 1)
}
