/** A share of the whole, 0 to 1, which is also in the text beside it. */
export const PortionBar = ({ share }: { share: number }) => (
  <span className="portion-bar block h-1.5 overflow-hidden rounded-full bg-sunk forced-color-adjust-none">
    <span className="block h-full min-w-0.5 rounded-full bg-action" style={{ width: `${share * 100}%` }} />
  </span>
)
