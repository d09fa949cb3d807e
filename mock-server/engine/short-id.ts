/** A random id for what lives in memory only: tags, not rows. */
export const shortId = () => crypto.randomUUID().slice(0, 13)
