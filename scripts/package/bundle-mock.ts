import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rejectTakenPort } from '../../mock-server/hosts/node/listen.ts'
import { optionsFrom } from '../../mock-server/hosts/node/options.ts'
import { bundle } from './bundle.ts'

/** Bundles the mock server into the given file, for scripts/start/mock.mjs, unless it could not start with these arguments. */
const [, , file = '', ...args] = process.argv
const options = optionsFrom(args)
if (typeof options === 'object') await rejectTakenPort(options.port, options.host)
const startedAt = new Date()
mkdirSync(dirname(file), { recursive: true })
const folder = mkdtempSync(join(dirname(file), 'new-'))
await bundle({ folder, entries: { [basename(file, '.mjs')]: 'mock-server/hosts/node/command.ts' } })
const built = join(folder, basename(file))
// A source that was changed meanwhile has to count as newer.
utimesSync(built, startedAt, startedAt)
// Moved when it is complete, since another server may start at the same time.
renameSync(built, file)
rmSync(folder, { recursive: true })
