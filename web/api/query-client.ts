import type { UseMutationOptions } from '@tanstack/react-query'
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast/headless'
import { subscribeKey } from 'valtio/vanilla/utils'
import { isOffline } from '../loading/when-online.ts'
import { session } from '../session/session.ts'
import { forgetResponses } from './conditional-reads.ts'
import { ApiError, isRejection, NetworkError, SessionOverError } from './errors.ts'

const FRESH_FOR_MS = 30_000

/** The message for a failed call if the server sent none, and if there was no response. */
export type FailureMessages = {
  failure: string
  network: string
  /** The fields of the form that sends it, by their paths in the contract: their errors are shown only there. */
  fields?: readonly string[]
}
/** `replayed` replaces `success` if the server had done it before and only replayed its response. */
type ToastMessages = FailureMessages & { success: string; replayed?: string }

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged.
  interface Register {
    mutationMeta: ToastMessages
    /** A query without these fails silently. */
    queryMeta: FailureMessages
  }
}

/** The one place that shows the results of calls. Calls only carry the messages, in `meta`. */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      // The same list may fail twice at once, with filters and without: report it once.
      onError: (error, { meta }) => meta && showFailure(error, meta, meta.failure),
    }),
    mutationCache: new MutationCache({
      // Once a call's own `onSuccess` has run: it throws if the response lacks what it needs.
      onSettled: (data, error, _variables, _result, { meta }) => {
        if (!meta) return
        if (error) showFailure(error, meta)
        else showSuccess(data, meta)
      },
    }),
    defaultOptions: {
      queries: { retry: onceUnlessRejected, refetchOnWindowFocus: false, staleTime: FRESH_FOR_MS },
      // Not queued for later: a payment made when the network returns would come as a surprise.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let sessionClient = createQueryClient()

/**
 * The cache of the current session. Recreated for each session, so that late responses cannot enter the next
 * one's.
 */
export const queryClient = () => sessionClient

subscribeKey(
  session,
  'id',
  () => {
    sessionClient.clear()
    forgetResponses()
    sessionClient = createQueryClient()
  },
  true,
)

// Rejected for its token, while another tab had a newer one already.
subscribeKey(
  session,
  'token',
  (token) => {
    if (token)
      void sessionClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => isRejection(state.error),
      })
  },
  true,
)

// The library only observes changes; the page may have been opened offline.
if (isOffline()) onlineManager.setOnline(false)

/** Mutation options that require toast messages. */
export type Mutation<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'meta'> & {
  meta: ToastMessages
}

export const mutation = <Data, Variables>(options: Mutation<Data, Variables>) => options

/** The same call from a form that shows errors at its fields. */
export const withFields = <Data, Variables>(call: Mutation<Data, Variables>, fields: readonly string[]) =>
  mutation({ ...call, meta: { ...call.meta, fields } })

/** Whether the form has a field for everything that the server rejects. */
export const isSaidAtFields = (error: Error | null, { fields = [] }: FailureMessages): boolean =>
  error instanceof ApiError &&
  error.fields.size > 0 &&
  [...error.fields.keys()].every((path) => fields.includes(path))

/** The server's message if there is one; otherwise the specified one. */
export function failureMessage(error: unknown, { failure, network }: FailureMessages): string {
  return error instanceof NetworkError ? network : (error instanceof ApiError && error.message) || failure
}

const successMessage = (data: unknown, { success, replayed = success }: ToastMessages) =>
  typeof data === 'object' && data !== null && 'replayed' in data && data.replayed === true
    ? replayed
    : success

/** Names the changed item if the response says which; changes of one kind then share a toast. */
export function showSuccess(data: unknown, messages: ToastMessages) {
  const message = successMessage(data, messages)
  if (hasSubject(data)) toast.success(`${message}: ${data.subject}`, { id: messages.success })
  else toast.success(message)
}

const hasSubject = (data: unknown): data is { subject: string } =>
  typeof data === 'object' && data !== null && 'subject' in data && typeof data.subject === 'string'

/** For a call without a mutation. @param id replaces a toast with the same id */
function showFailure(error: Error, messages: FailureMessages, id?: string) {
  // The end of the session has been announced already, with the reason.
  if (error instanceof SessionOverError) return
  if (error instanceof ApiError && error.code === 'unauthenticated') return
  if (isSaidAtFields(error, messages)) return
  toast.error(failureMessage(error, messages), ...(id === undefined ? [] : [{ id }]))
}

function onceUnlessRejected(failures: number, error: Error) {
  const rejected = error instanceof ApiError && error.status >= 400 && error.status < 500
  // A 401 that left the session as it is was for an older token.
  return failures < 1 && (!rejected || (isRejection(error) && session.isAuthenticated))
}
