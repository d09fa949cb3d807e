import { closeOnSignal } from '../../../mock-server/node/listen.ts'
import { serveProduct } from '../../../scripts/serve.ts'

// All tests sign in from one address, so the limit that stops password guessing would stop them too.
closeOnSignal(await serveProduct({ port: Number(process.env.E2E_PORT), rateLimit: false }))
