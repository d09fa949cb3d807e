import { Spinner } from './spinner.tsx'

/** In place of a whole page that is on its way. */
export const PageLoading = () => (
  <div className="wrap grid min-h-[60vh] place-items-center">
    <Spinner label="Loading..." />
  </div>
)
