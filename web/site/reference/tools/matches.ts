type Section = { title: string; text: string }

/** The indexes of the `sections` that contain every word of `query`; title matches first. */
export function bestMatches(sections: Section[], query: string): number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const indexes = sections.map((_section, at) => at)
  const inTitle = indexes.filter((at) => matches(sections[at]?.title ?? ''))
  const inText = indexes.filter((at) => !inTitle.includes(at) && matches(sections[at]?.text ?? ''))
  return [...inTitle, ...inText]
}
