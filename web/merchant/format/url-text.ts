/** A lone surrogate becomes the replacement character, since a URL cannot contain it. */
export const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** User input in a URL, whatever was typed. */
export const urlText = (text: string) => encodeURIComponent(wellFormed(text))
