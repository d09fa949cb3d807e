import type { operations } from '#contract'

/** An operationId: editors complete those of this contract; others are accepted too. */
export type OperationName = keyof operations | (string & Record<never, never>)
