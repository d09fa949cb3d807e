import type { FieldError } from '../refusal.ts'

/** A mistake in a body as the proxy tells it: `amount must be at least 100`. */
export const inWords = ({ field, message }: FieldError) => `${field || 'the body'} ${message}`
