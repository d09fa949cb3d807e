import { closeOnSignal } from '../../../mock-server/hosts/node/listen.ts'
import { serveProduct } from '../../../scripts/start/serve.ts'

// All tests sign in from one IP address and would hit the rate limit against password guessing.
closeOnSignal(await serveProduct({ port: Number(process.env.E2E_PORT), rateLimit: false }))
