import type { Entry, Group } from './entry.ts'

export type RankedGroup = Group & { best: number }

/** The matching entries, best first, at most `max` per group. Groups are ordered by their best entry. */
export function ranked(groups: (Group & { max?: number })[], query: string): RankedGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return groups
    .map(({ name, items, max }) => {
      const scored = items
        .map((entry) => ({ entry, score: scoreOf(entry, words) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, max)
      return { name, items: scored.map(({ entry }) => entry), best: scored[0]?.score ?? 0 }
    })
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
}

/** Every word of the query must match; 0 if one does not. */
function scoreOf({ name, keywords = '' }: Pick<Entry, 'name' | 'keywords'>, query: string[]): number {
  const [title, keywordText] = [plain(name), plain(keywords)]
  let sum = 0
  for (const word of query) {
    const score = wordScore(title, keywordText, word)
    if (score === 0) return 0
    sum += score
  }
  const isWhole = title.startsWith(query.join(' '))
  return query.length === 0 ? 1 : sum / query.length + (isWhole ? 1 : 0)
}

function wordScore(title: string, keywordText: string, word: string): number {
  if (title.startsWith(word)) return 5
  if (beginsWord(title, word)) return 4
  if (beginsWord(keywordText, word)) return 3
  if (title.includes(word)) return 2
  // One or two letters match almost anything.
  return word.length > 2 && keywordText.includes(word) ? 1 : 0
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}

/** Ignoring case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
