/** A share of the whole, 0 to 1, which the text beside it says too. */
export const PortionBar = ({ share }: { share: number }) => (
  <span className="portion-bar">
    <i style={{ width: `${share * 100}%` }} />
  </span>
)
