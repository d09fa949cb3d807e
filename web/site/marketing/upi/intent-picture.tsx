const apps = ['A', 'B', 'C', 'D']

/** The bottom sheet on a phone that offers a choice of UPI apps. */
export function IntentPicture() {
  return (
    <div className="w-[90%] max-w-48 self-end rounded-t-xl lined border-b-0 bg-surface p-4 raised">
      <p className="text-xs text-muted">Pay ₹1,250.00 with</p>
      <div className="mt-3 grid grid-cols-4 gap-2">
        {apps.map((app, at) => (
          <span
            key={app}
            className={`grid aspect-square place-items-center rounded-md text-sm font-bold ${at === 0 ? 'bg-action text-on-action' : 'bg-action-soft text-action'}`}
          >
            {app}
          </span>
        ))}
      </div>
      <p className="button mt-4 w-full" data-variant="primary" data-size="sm">
        Open app A
      </p>
    </div>
  )
}
