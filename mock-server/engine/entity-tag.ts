/**
 * Whether `If-Match` or `If-None-Match` names this version (RFC 9110, 13.1). `If-Match` compares strongly, and
 * `If-None-Match` weakly, since a proxy that compresses a response makes its tag weak.
 */
export function hasTag(header: unknown, tag: string | undefined, comparison: 'strong' | 'weak'): boolean {
  if (typeof header !== 'string') return false
  if (header.trim() === '*') return true
  const tags: string[] = header.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((listedTag) =>
    comparison === 'strong' ? listedTag === tag && !isWeak(listedTag) : strong(listedTag) === strong(tag),
  )
}

const isWeak = (tag: string) => tag.startsWith('W/')
const strong = (tag = '') => (isWeak(tag) ? tag.slice(2) : tag)
