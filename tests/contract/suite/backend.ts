import type { Role } from './document.ts'

/** A server that claims to speak the contract. */
export type Backend = {
  name: string
  /** The base path included, without a slash at the end. */
  url: string
  fetch(request: Request): Response | Promise<Response>
  /** Lets time pass. Only a server in this process can. */
  pass?(ms: number): void
  /** The token of the last password reset mail to an address, where its mails can be read. */
  mailedToken?(email: string): string | undefined | Promise<string | undefined>
}

/** Somebody who can sign in. Two merchants belong to two businesses. */
export type Account = { role: Role; email: string; password: string }

/**
 * Any server that can be reached by HTTP. Redirects are answers like all others. `user:password@` in the address is sent
 * as basic authentication with requests that carry no token, and is no part of the address from then on.
 */
export function remoteBackend(address: string): Backend {
  const { basic, url } = withoutCredentials(address)
  return {
    name: url,
    url,
    fetch(request) {
      if (basic !== undefined && !request.headers.has('authorization'))
        request.headers.set('authorization', `Basic ${basic}`)
      return fetch(request, { redirect: 'manual' })
    },
  }
}

function withoutCredentials(address: string): { url: string; basic?: string } {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const plain = url.href.replace(/\/+$/, '')
  if (username === '' && password === '') return { url: plain }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: plain, basic: Buffer.from(credentials).toString('base64') }
}
