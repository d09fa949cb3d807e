const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// XML 1.0 has no way to write these, not even as an entity, and HTML forbids most of them.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const writable = (text: string) => text.replaceAll(UNWRITABLE, '\uFFFD')

/** Text as it stands in XML, between tags and in attributes. */
export const escaped = (text: string) =>
  writable(text).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
