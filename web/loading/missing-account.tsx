import { createRoot } from 'react-dom/client'
import { isMerchantPath } from '../paths.ts'
import { hasTokenCookie } from '../session/has-token-cookie.ts'
import { PartFailure } from './part-failure.tsx'
import { isOffline, whenOnline } from './when-online.ts'

/**
 * Says that the account menu could not be loaded, and loads it again when asked; offline, once there is a network. In a
 * React root of its own, so that public pages carry no code for it.
 * @throws Error if nobody misses the menu, or the user closes the message
 */
export function loadWhenAsked<Account>(load: () => Promise<Account>): Promise<Account> {
  // The page of the sign-in loads it in advance.
  if (!hasTokenCookie() && !isMerchantPath(location.pathname)) return Promise.reject(notLoaded())
  const root = createRoot(document.createElement('div'))
  let failures = 0
  const loaded = new Promise<Account>((resolve, reject) => {
    const say = (isBusy: boolean) =>
      root.render(
        <PartFailure
          name="The account menu"
          takesFocus={false}
          failures={failures}
          isBusy={isBusy}
          onRetry={retry}
          onClose={() => reject(notLoaded())}
        />,
      )
    const request = () => whenOnline(load).then(resolve, fail)

    function fail() {
      failures += 1
      say(false)
    }

    function retry() {
      say(true)
      void request()
    }

    if (isOffline()) void request()
    else fail()
  })
  return loaded.finally(() => root.unmount())
}

const notLoaded = () => new Error('The account menu could not be loaded')
