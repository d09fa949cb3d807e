import { access } from './access.ts'
import type { Defect } from './defect.ts'
import { figures } from './figures.ts'
import { links } from './links.ts'
import { lists } from './lists.ts'
import { money } from './money.ts'
import { refusals } from './refusals.ts'
import { sessions } from './sessions.ts'
import { shapes } from './shapes.ts'

export const allDefects: Defect[] = [
  ...shapes,
  ...refusals,
  ...access,
  ...sessions,
  ...money,
  ...figures,
  ...lists,
  ...links,
]
