import { Spinner } from './spinner.tsx'

/** Shown while a page loads. */
export const PageLoading = () => (
  <div className="wrap grid min-h-[60vh] place-items-center">
    <Spinner label="Loading..." />
  </div>
)
