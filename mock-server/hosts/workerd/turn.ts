import type { LoggedCall } from './call-log.ts'

/** A call waiting to be processed. */
export type Turn = Omit<LoggedCall, 'at' | 'readAt'> & { signal?: AbortSignal }

type Addressed = Pick<Turn, 'method' | 'url'>

const pathOf = ({ url }: Addressed) => new URL(url).pathname

/**
 * Whether it changes nothing except through due events.
 * @param hasCors whether CORS answers each OPTIONS; otherwise the product records those that it receives
 */
export const isRead = (call: Addressed, hasCors: boolean) =>
  (call.method === 'OPTIONS' && hasCors) ||
  (/^(GET|HEAD|OPTIONS)$/.test(call.method) && /^\/__mock(\/|$)/.test(pathOf(call)))

/** Whether it changes a session by a control call. */
export const isControlWrite = (call: Addressed) =>
  !/^(GET|HEAD|OPTIONS)$/.test(call.method) && /^\/__mock(\/|$)/.test(pathOf(call))

const LONG_POLLED = ['/__mock/journal', '/__mock/inspector/updates']

/** Whether it waits for other calls of its session. */
export const isLongPoll = (call: Addressed) =>
  LONG_POLLED.includes(pathOf(call)) && new URL(call.url).searchParams.has('wait')

export const isEndOfSession = (call: Addressed) =>
  call.method === 'DELETE' && /^\/__mock\/sessions\/[^/]+$/.test(pathOf(call))

/** Reads a session, which runs its due events. */
export function sessionRead({ url, headers }: Turn, controlToken: string | undefined): Turn {
  const own = headers.filter(([name]) => /^(cookie|x-mock-session)$/i.test(name))
  return {
    method: 'GET',
    url: new URL('/__mock/session', url).href,
    headers: [...own, ...(controlToken ? [['X-Mock-Control-Token', controlToken] as [string, string]] : [])],
    body: undefined,
  }
}

export function requestOf({ method, url, headers, body, signal }: Turn): Request {
  return new Request(url, { method, headers, ...(body && { body }), ...(signal && { signal }) })
}

/** A promise and its resolver. */
export function deferred() {
  const made: { resolve?: () => void } = {}
  const promise = new Promise<void>((resolve) => {
    made.resolve = resolve
  })
  return { promise, resolve: () => made.resolve?.() }
}
