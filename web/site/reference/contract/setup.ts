import type { Samples } from './model.ts'
import { quoted } from './samples.ts'

/** One-time setup for each language, before the first sample. Shell: signs in with the contract's example. */
export const setupOf = (credentials: unknown): Samples => ({
  curl: `export KOSHA_API=http://localhost:4010/api
export KOSHA_TOKEN=$(curl -s "$KOSHA_API/auth/login" \\
  -H 'Content-Type: application/json' \\
  -d ${quoted(JSON.stringify(credentials))} |
  sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
  typescript: `// npm install openapi-fetch openapi-typescript
// npx openapi-typescript openapi.yaml --output contract.d.ts
import createClient from 'openapi-fetch'
import type { paths } from './contract.d.ts'

const kosha = createClient<paths>({
  baseUrl: process.env.KOSHA_API,
  headers: { Authorization: \`Bearer \${process.env.KOSHA_TOKEN}\` },
})`,
  python: `import os
import requests

API = os.environ["KOSHA_API"]
kosha = requests.Session()
kosha.headers["Authorization"] = f"Bearer {os.environ['KOSHA_TOKEN']}"`,
})
