/** A lone surrogate becomes the replacement character, since a URL cannot contain it. */
export const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** User input, encoded for a URL. */
export const urlText = (text: string) => encodeURIComponent(wellFormed(text))

/** WhatsApp with a prepared message; without a phone number, it asks for whom. */
export const whatsAppTo = (phone: string | undefined, text: string) =>
  `https://wa.me/${(phone ?? '').replaceAll(/\D/g, '')}?text=${urlText(text)}`

/** An email with a prepared message. */
export const mailTo = (email: string | undefined, subject: string, text: string) =>
  `mailto:${urlText(email ?? '').replace('%40', '@')}?subject=${urlText(subject)}&body=${urlText(text)}`
