import { createServer } from 'node:http'
import { printAddress } from './print-address.ts'

/** Nothing but the loader and a server that is never asked. */
printAddress(createServer())
