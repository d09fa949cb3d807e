/** Removes invisible characters. Joiners are kept, since Indian scripts and emoji need them. */
export const visible = (text: string) =>
  text
    .replaceAll(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .replaceAll('\u00A0', ' ')
    .trim()

/** Also removes joiners and direction marks, which amounts and addresses copied from chats contain. */
export const bare = (text: string) =>
  visible(text.replaceAll(/[\u200C-\u200F\u202A-\u202E\u2066-\u2069]/g, ''))

export const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
