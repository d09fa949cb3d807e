import { check } from './stages/checks.ts'
import { conclude } from './stages/tally.ts'

conclude(await check())
