const SECRET_FIELDS = 'password|currentPassword|newPassword|token|secret|keyId'
const IN_JSON = new RegExp(`("(?:${SECRET_FIELDS})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'g')

/** Hides passwords, tokens and credentials, wherever a request or an answer says them. */
export function masked(text: string): string {
  return text
    .replaceAll(IN_JSON, '$1"***"')
    .replaceAll(/\b(Bearer|Basic)\s+[^\s'"]+/gi, '$1 ***')
    .replaceAll(/\btok_[A-Za-z0-9_-]+/g, 'tok_***')
}
