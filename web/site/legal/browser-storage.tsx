import { listLook } from './marked-up-text.tsx'

/** Everything that the site stores in the browser: browser-storage.test.tsx compares it with the code. */
export function BrowserStorage() {
  return (
    <>
      <p>This site keeps these things in your browser, and none of them follows you elsewhere:</p>
      <ul className={`${listLook} list-disc`}>
        <li>
          <strong>auth_token</strong>, a cookie, keeps merchants signed in: for one day, or for 30 days if you
          ask to be remembered. It is gone when you sign out.
        </li>
        <li>
          <strong>auth_remembered</strong>, a cookie, notes that you asked to be remembered, and when you were
          last here. It lasts as long as auth_token.
        </li>
        <li>
          <strong>auth_probe</strong>, a cookie, is written before you sign in and removed at once, to see
          whether this browser keeps cookies.
        </li>
        <li>
          <strong>theme</strong>, in local storage, remembers light, dark or system.
        </li>
        <li>
          <strong>reference-language</strong>, in local storage, remembers the language you chose for the code
          in the API reference.
        </li>
        <li>
          <strong>reloaded-for-page</strong>, in session storage, notes that a page was reloaded to get a new
          version of the site, so that this happens once. It is gone when you close the tab.
        </li>
      </ul>
      <p>For merchants who sign in, in local storage unless another place is named:</p>
      <ul className={`${listLook} list-disc`}>
        <li>
          <strong>draft</strong>, in session storage, is what you have typed into a form and not sent yet,
          without secrets. It is gone when you send it, sign out or close the tab.
        </li>
        <li>
          <strong>single-keys</strong>, <strong>live-updates</strong>, <strong>rail</strong>,{' '}
          <strong>table-density</strong> and <strong>table-columns</strong> are your settings: shortcuts of a
          single key, paused updates, the collapsed list of screens, and the rows and columns of your lists.
        </li>
        <li>
          <strong>views</strong> are the views of a list that you saved: names and filters, with the text you
          searched for. Each stays until you delete it.
        </li>
        <li>
          <strong>attempt</strong> is a refund or payment link that you sent, with what you entered, such as a
          customer's name, email and phone. It is gone when our answer arrives. Without an answer it stays,
          even after you sign out, until you find out in your account what happened: otherwise a refund could
          be paid twice.
        </li>
        <li>
          <strong>bulk-links</strong>, one of the attempts, are the rows you entered to create payment links
          in bulk. They stay until you discard them or sign out. Rows without an answer stay longer, as above.
          If your session ends by itself, all rows stay, so that you can go on after the next sign-in.
        </li>
        <li>
          <strong>bulk-refunds</strong>, one of the attempts, are in the same way the rows you entered to
          refund payments in bulk, with the names of the customers.
        </li>
      </ul>
      <p>To remove all of it at any time, clear the data of this site in your browser.</p>
    </>
  )
}
