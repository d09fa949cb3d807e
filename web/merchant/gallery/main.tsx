import '../../theme/before-first-paint.ts'
import '../../theme/styles.css'
import '../frame/merchant.css'
import './gallery.css'
import type { ComponentType } from 'react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { mountToaster } from '../../ui/toasts/toaster.tsx'
import { QueryState } from '../screen/query-states.tsx'
import { controls } from './controls.tsx'
import { kit } from './kit.tsx'
import { overlays } from './overlays.tsx'

const container = document.getElementById('app')
if (!container) throw new Error('There is no #app')

document.documentElement.dataset.area = ''
mountToaster()
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
  </StrictMode>,
)

/** The parts of the merchant area's screens in each of their states, for developers. Not in the exported site. */
function Gallery() {
  return (
    <main className="wrap pt-8 pb-16">
      <h1 className="pb-6 text-2xl">Gallery</h1>
      {Object.entries(files).map(([file, components]) =>
        Object.entries(components).map(([name, Component]) => (
          <section
            key={name}
            className="line-t grid grid-cols-1 gap-4 py-8"
            aria-labelledby={name.toLowerCase()}
          >
            <h2 id={name.toLowerCase()}>{name}</h2>
            <p className="text-muted text-sm">{`gallery/${file}`}</p>
            <Component />
          </section>
        )),
      )}
    </main>
  )
}

const waiting = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  isFetching: false,
  fetchStatus: 'idle',
  refetch: () => undefined,
}
const show = () => null
function showBroken(): never {
  throw new Error('A response that cannot be shown')
}

const States = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] items-start gap-5">
    <EmptyState
      title="No payment links yet"
      action={<Button size="sm">Create your first payment link</Button>}
    >
      A link is a page on which a customer pays you by UPI, card or net banking.
    </EmptyState>
    <EmptyState title="Nothing found">No transactions match these filters.</EmptyState>
    <QueryState query={{ ...waiting, error: new TypeError('Failed to fetch') }} dataName="transactions">
      {show}
    </QueryState>
    <QueryState
      query={{ ...waiting, isFetching: true, error: new ApiError(503, 'The bank does not answer.') }}
      dataName="settlements"
    >
      {show}
    </QueryState>
    <QueryState query={{ ...waiting, data: 'broken' }} dataName="figures">
      {showBroken}
    </QueryState>
    <QueryState query={{ ...waiting, fetchStatus: 'paused' }} dataName="gateways">
      {show}
    </QueryState>
    <QueryState query={waiting} dataName="payment methods" rows={4}>
      {show}
    </QueryState>
    <Spinner label="Loading..." />
  </div>
)

const files: Record<string, Record<string, ComponentType>> = {
  'controls.tsx': controls,
  'kit.tsx': kit,
  'overlays.tsx': overlays,
  'main.tsx': { States },
}
