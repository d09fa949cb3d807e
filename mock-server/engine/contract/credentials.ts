import type { Credential } from './operation.ts'
import type { Pointer } from './references.ts'
import { isRecord } from './requirement.ts'
import type { Note } from './schema-reader.ts'

type Fields = Record<string, unknown>

/** Reads how the calls of a document are protected. */
export function credentialReader(document: Fields, note: Note) {
  const components = isRecord(document.components) ? document.components : {}
  const schemes = isRecord(components.securitySchemes) ? components.securitySchemes : {}

  /** The alternative sets of credentials, one of which a call needs; undefined if it needs none. */
  return (ownSecurity: unknown, pointer: Pointer): Credential[][] | undefined => {
    const security = ownSecurity ?? document.security
    const alternatives = Array.isArray(security) ? security.filter(isRecord) : []
    // An empty requirement makes the others optional.
    if (
      alternatives.length === 0 ||
      alternatives.some((alternative) => Object.keys(alternative).length === 0)
    )
      return undefined
    return alternatives.map((alternative) =>
      Object.keys(alternative).flatMap((name) => {
        const credential = credentialOf(schemes[name])
        if (!credential) note([...pointer, 'security'], 'credentials that are not checked', name)
        return credential ? [credential] : []
      }),
    )
  }
}

function credentialOf(scheme: unknown): Credential | undefined {
  if (!isRecord(scheme)) return undefined
  const { type, name, in: location, scheme: httpScheme } = scheme
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect')
    return {
      in: 'header',
      name: 'authorization',
      scheme: type === 'http' ? `${httpScheme}`.toLowerCase() : 'bearer',
    }
  const isKnown = location === 'header' || location === 'query' || location === 'cookie'
  return type === 'apiKey' && isKnown && typeof name === 'string' ? { in: location, name } : undefined
}

/** Whether a call carries all credentials of one alternative, with any values but those of another scheme and invalid ones. */
export function hasCredentials(alternatives: Credential[][], { url, headers }: Request): boolean {
  const cookies = `; ${headers.get('cookie') ?? ''}`
  const valueAt = ({ in: location, name }: Credential) => {
    if (location === 'header') return headers.get(name)
    if (location === 'query') return new URL(url).searchParams.get(name)
    return cookies.split(`; ${name}=`)[1] ?? null
  }
  const fits = (credential: Credential) => {
    const value = valueAt(credential)
    return value !== null && !INVALID.test(value) && !OTHERS[credential.scheme ?? '']?.test(value)
  }
  return alternatives.some((required) => required.every(fits))
}

const OTHERS: Record<string, RegExp> = { basic: /^bearer /i, bearer: /^basic /i }
/** A word that a client sends to be refused, plain or as the user of basic authentication. */
const INVALID = /^(?:\w+ )?(?:invalid|aW52YWxpZ)/
