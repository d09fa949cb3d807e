import { compareStrings } from '../compare-strings.ts'
import type { Operation } from './operation.ts'

/**
 * The operations with literal segments before parameters, as OpenAPI matches paths: `/users/me` before `/users/{id}`,
 * wherever they stand in the document.
 */
export const inMatchingOrder = <Each extends Pick<Operation, 'path'>>(operations: readonly Each[]): Each[] =>
  [...operations].sort((one, other) => compareStrings(shapeOf(one), shapeOf(other)))

/** `/users/{id}` as `001`: where its parameters are. */
const shapeOf = ({ path }: Pick<Operation, 'path'>) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('')
