/** Two gateways in their order: switch the first off, and the second steps in. */
export function Routing() {
  return (
    <fieldset className="routing">
      <legend className="text-sm text-muted">Switch the first gateway off.</legend>
      <p className="route-start">A payment by UPI</p>
      <label className="route">
        <span>
          <b>1</b> Ganga
        </span>
        <input type="checkbox" defaultChecked aria-label="Ganga is on" />
        <span className="route-state">
          <span>takes the payment</span>
          <span>is switched off</span>
        </span>
      </label>
      <p className="route">
        <span>
          <b>2</b> Setu
        </span>
        <span className="route-state">
          <span>waits</span>
          <span>takes the payment</span>
        </span>
      </p>
    </fieldset>
  )
}
