import { accountVariants } from './accounts.ts'
import { moneyVariants } from './money.ts'
import type { Variant } from './variant.ts'
import { wireVariants } from './wire.ts'

export const allVariants: Variant[] = [...wireVariants, ...accountVariants, ...moneyVariants]
