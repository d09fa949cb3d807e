const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// XML 1.0 cannot represent these, not even as entities, and HTML forbids most of them.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const writable = (text: string) => text.replaceAll(UNWRITABLE, '\uFFFD')

/** Escapes text for XML content and attributes. */
export const escaped = (text: string) =>
  writable(text).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
