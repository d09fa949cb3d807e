type Section = { title: string; text: string }

/** Where every word of `query` occurs, by place in `sections`: first those whose title has them all. */
export function bestMatches(sections: Section[], query: string): number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const places = sections.map((_section, at) => at)
  const inTitle = places.filter((at) => holds(sections[at]?.title ?? ''))
  const inText = places.filter((at) => !inTitle.includes(at) && holds(sections[at]?.text ?? ''))
  return [...inTitle, ...inText]
}
