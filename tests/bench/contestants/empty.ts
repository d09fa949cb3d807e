import { createServer } from 'node:http'
import { printAddress } from './print-address.ts'

/** Only the loader and an idle server. */
printAddress(createServer())
