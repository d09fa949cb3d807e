import type { UseMutationOptions } from '@tanstack/react-query'
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast/headless'
import { subscribeKey } from 'valtio/vanilla/utils'
import { isOffline } from '../loading/when-online.ts'
import { session } from '../session/session.ts'
import { ApiError, NetworkError } from './errors.ts'

const FRESH_FOR_MS = 30_000

/** What a failed call says when the server sent no words, and when it sent nothing at all. */
export type FailureTexts = { failure: string; network: string }
export type ToastTexts = FailureTexts & { success: string }

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged.
  interface Register {
    mutationMeta: ToastTexts
    /** A query without these fails silently. */
    queryMeta: FailureTexts
  }
}

/** The one place that shows what came of a call. Calls only carry the words, in `meta`. */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => meta && showFailure(error, meta),
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => meta && toast.success(meta.success),
      onError: (error, _variables, _result, { meta }) => meta && showFailure(error, meta),
    }),
    defaultOptions: {
      queries: { retry: onceUnlessRefused, refetchOnWindowFocus: false, staleTime: FRESH_FOR_MS },
      // Never kept for later either: money that moves when the network returns would surprise.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

// The library hears of changes only; the page may have been opened without a network.
if (isOffline()) onlineManager.setOnline(false)

// What one person loaded is not the next one's: gone before anything renders again.
let owner = session.user?.id
subscribeKey(
  session,
  'user',
  (user) => {
    if (owner !== undefined && owner !== user?.id) queryClient.clear()
    owner = user?.id
  },
  true,
)

/** Mutation options whose toast texts cannot be forgotten. */
export type Mutation<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'meta'> & {
  meta: ToastTexts
}

export const mutation = <Data, Variables>(options: Mutation<Data, Variables>) => options

/** The server's words if there are any; the specification's otherwise. */
export function failureText(error: unknown, { failure, network }: FailureTexts): string {
  return error instanceof NetworkError ? network : (error instanceof ApiError && error.message) || failure
}

function showFailure(error: Error, texts: FailureTexts) {
  // The end of the session has been announced already, with the reason.
  if (error instanceof ApiError && error.code === 'unauthenticated') return
  toast.error(failureText(error, texts))
}

function onceUnlessRefused(failures: number, error: Error) {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return failures < 1 && !refused
}
