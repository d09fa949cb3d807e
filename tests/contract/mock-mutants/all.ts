import { access } from './access.ts'
import { errors } from './errors.ts'
import { figures } from './figures.ts'
import { links } from './links.ts'
import { lists } from './lists.ts'
import { money } from './money.ts'
import type { Mutant } from './mutant.ts'
import { sessions } from './sessions.ts'
import { shapes } from './shapes.ts'

export const allMockMutants: Mutant[] = [
  ...shapes,
  ...errors,
  ...access,
  ...sessions,
  ...money,
  ...figures,
  ...lists,
  ...links,
]
