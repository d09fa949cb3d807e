import { listNames } from '../contract/notices.ts'
import type { Collection } from './collections.ts'
import { isPaging } from './lists.ts'
import type { Model } from './memory.ts'

/** Lists the remembered collections, the others with the reason, ignored parameters of lists, and actions without behaviour. */
export function noticesOf({ collections, uses, left, make }: Model, printsAll: boolean): string[] {
  const most = printsAll ? Number.POSITIVE_INFINITY : undefined
  const remembered = listNames(collections.map(said), most)
  const others = listNames(
    left.map(({ path, why }) => `${path}, ${why}`),
    most,
  )
  const ignored = collections.flatMap(({ list, ...collection }) =>
    (list?.operation.parameters ?? [])
      .filter(
        ({ name, in: place }) => place === 'query' && !isPaging(name) && !make.isFilter(collection, name),
      )
      .map(({ name }) => `${name} of ${list?.operation.id}`),
  )
  const actions = [...uses.values()].flatMap(({ deed, operation }) => (deed === 'show' ? operation.id : []))
  return [
    ...(collections.length + left.length > 0
      ? [`remembered: ${remembered || 'nothing'}${others && `; not: ${others}`}`]
      : []),
    ...(ignored.length > 0 ? [`parameters of lists that are ignored: ${listNames(ignored, most)}`] : []),
    ...(actions.length > 0
      ? [`answered with the item, which stays as it is: ${listNames(actions, most)}`]
      : []),
  ]
}

function said({ name, identity, within, path, placing }: Collection): string {
  if (within) return `${within.name} at ${path} by ${Object.values(placing).join(' and ')}`
  return identity ? `${name} by ${identity.field}` : name
}
