/** The visible text of an exported page, without scripts and styles. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return decoded(
    body
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      // React separates adjacent text nodes by comments.
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(span|em|strong|a|b|i|time)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}

/** The page's one first-level heading. */
export function headingOf(html: string): string {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
  return visibleText(`<body>${heading}`)
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

export const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => signs[name] ?? entity)

export const encoded = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
