/** A function that hides the texts of these JSON fields, also in a body that is not valid JSON. */
function masking(...fields: string[]) {
  const pattern = new RegExp(`("(?:${fields.join('|')})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)(")`, 'g')
  return (text: string) => text.replaceAll(pattern, '$1•••$3')
}

/** Hides passwords and gateway secrets. Tokens stay: they open only this mock session, and make a call replayable. */
export const maskSecrets = masking('password', 'currentPassword', 'newPassword', 'secret')

/** Hides bearer tokens and reset tokens. */
export const maskTokens = masking('token')
