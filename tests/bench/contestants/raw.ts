import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { printAddress } from './print-address.ts'

/** Only serialises the list with `JSON.stringify`. */
const { list } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

printAddress(
  createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(list))
  }),
)
