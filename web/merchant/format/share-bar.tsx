/** A share of the whole, 0 to 1, which the text beside it says too. */
export const ShareBar = ({ share }: { share: number }) => (
  <span className="share-bar">
    <i style={{ width: `${share * 100}%` }} />
  </span>
)
