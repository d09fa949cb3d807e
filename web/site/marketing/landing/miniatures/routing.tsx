/** Two gateways in their order: switch the first off, and the second steps in. */
export function Routing() {
  return (
    <fieldset className="routing grid gap-3 text-sm">
      <legend className="text-sm text-muted">Switch the first gateway off.</legend>
      <p className="pt-3 font-semibold">A payment by UPI</p>
      <label className="route">
        <span className="font-semibold text-ink">1 Ganga</span>
        <input type="checkbox" defaultChecked aria-label="Ganga is on" />
        <span className="stack">
          <span>takes the payment</span>
          <span>is switched off</span>
        </span>
      </label>
      <p className="route">
        <span className="font-semibold text-ink">2 Setu</span>
        <span className="stack">
          <span>waits</span>
          <span>takes the payment</span>
        </span>
      </p>
    </fieldset>
  )
}
