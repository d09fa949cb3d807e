import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'

const { api, css, html, http, javascript } = data

/** MDN's browser compatibility data. */
export const mdn = { api, css, html, http, javascript }

/** The oldest supported versions, keyed by MDN's browser names. Keep in sync with README.md. */
const oldest = {
  chrome: '123',
  edge: '123',
  firefox: '128',
  safari: '17.5',
  safari_ios: '17.5',
} as const

/** The wording used in README.md. */
export const oldestInWords = `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}, also on iOS`

/**
 * The supported browsers that lack a feature in their oldest version. Undefined if MDN does not list the feature.
 * `key` is its path in MDN's data, such as `css.properties.zoom`.
 */
export function lackedBy(key: string, data: Identifier): string[] | undefined {
  const compat = key.split('.').reduce<Identifier | undefined>((at, name) => at?.[name], data)?.__compat
  if (!compat) return undefined
  return Object.entries(oldest)
    .filter(([browser, version]) => !isSupported(statementsOf(compat.support, browser), version))
    .map(([browser]) => browser)
}

function statementsOf(support: CompatStatement['support'], browser: string): SimpleSupportStatement[] {
  const statements = Object.entries(support).find(([name]) => name === browser)?.[1]
  return [statements ?? []].flat()
}

/** Counts only full support, not partial, prefixed or behind a flag. */
const isSupported = (statements: SimpleSupportStatement[], version: string) =>
  statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) =>
      typeof added === 'string' &&
      !removed &&
      !flags &&
      !prefix &&
      !alternative_name &&
      added.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0,
  )
