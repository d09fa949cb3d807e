/** Shown instead of a page that was not loaded before the network was lost. */
export function OfflinePage() {
  return (
    <div className="wrap grid min-h-[60vh] place-items-center" role="status">
      <div className="text-center">
        <h1 className="text-2xl">You are offline</h1>
        <p className="mt-1 text-muted">This page will open when you are back online.</p>
      </div>
    </div>
  )
}
