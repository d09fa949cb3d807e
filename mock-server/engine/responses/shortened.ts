import { parsedJson } from '../parsed-json.ts'

export const SIZES = ['limit', 'perpage', 'pagesize']

/** `perPage`, `per_page` and `per-page` are the same. */
export const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

/** A list that is not remembered, with as many rows at most as the call asks for. */
export function shortened(text: string, query: Readonly<Record<string, unknown>>): string {
  const size = Object.entries(query).find(([name]) => SIZES.includes(plain(name)))?.[1]
  const list = typeof size === 'number' ? parsedJson(text) : undefined
  return Array.isArray(list) ? JSON.stringify(list.slice(0, Number(size))) : text
}
