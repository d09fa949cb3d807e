import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { focusHere } from '../dialogs/form-parts.tsx'
import { formatCount } from '../format/count.ts'
import { dayOf } from '../format/ist.ts'
import { Announcement } from '../screen/announcement.tsx'
import { saveCsv } from './save-file.ts'

export type ExportStep = { signal: AbortSignal; onProgress: (loaded: number, total: number) => void }
type CsvExportProps = {
  /** Without the day and the extension. */
  fileName: string
  /** What the button says, if it is not for the whole list. */
  label?: string
  collect: (step: ExportStep) => Promise<string>
}
type State =
  | { step: 'idle'; announcement: string }
  | { step: 'running'; loaded: number; total: number }
  | { step: 'failed'; message: string }

const EXPORT = 'Export CSV'

/** Saves all pages of a list as CSV. It may take a while: it shows its progress and can be stopped. */
export function CsvExport({ fileName, label = EXPORT, collect }: CsvExportProps) {
  const [state, setState] = useState<State>({ step: 'idle', announcement: '' })
  const running = useRef<AbortController>(null)
  const area = useRef<HTMLDivElement>(null)
  /** Whether the button that is shown next takes over the focus of the one before it. */
  const [passesFocus, setPassesFocus] = useState(false)
  const successor = passesFocus ? focusHere : null

  // With other filters or on another screen, the file would no longer match the list.
  useEffect(() => () => running.current?.abort(), [])

  function show(next: State) {
    setPassesFocus(area.current?.contains(document.activeElement) ?? false)
    setState(next)
  }

  async function run() {
    running.current = new AbortController()
    const { signal } = running.current
    show({ step: 'running', loaded: 0, total: 0 })
    const onProgress = (loaded: number, total: number) =>
      !signal.aborted && setState({ step: 'running', loaded, total })
    try {
      const csv = await collect({ signal, onProgress })
      if (signal.aborted) return
      saveCsv(`${fileName}-${dayOf(Date.now())}`, csv)
      show({ step: 'idle', announcement: 'CSV saved' })
    } catch (error) {
      if (!signal.aborted) show({ step: 'failed', message: failureMessage(error, failures) })
    }
  }

  function cancel() {
    running.current?.abort()
    show({ step: 'idle', announcement: 'Export cancelled' })
  }

  return (
    <div ref={area} className="csv-export">
      {state.step === 'running' ? (
        <>
          <progress aria-label="Export" max={state.total || 1} value={state.loaded} />
          <span>
            {formatCount(state.loaded)} of {state.total ? formatCount(state.total) : '…'}
          </span>
          <Button ref={successor} variant="secondary" size="sm" onClick={cancel}>
            Cancel export
          </Button>
        </>
      ) : (
        <>
          {state.step === 'failed' && <span role="alert">{state.message}</span>}
          <SendButton ref={successor} variant="secondary" size="sm" onClick={run}>
            <Label text={label} />
          </SendButton>
        </>
      )}
      <Announcement text={state.step === 'idle' ? state.announcement : ''} />
    </div>
  )
}

const Label = ({ text }: { text: string }) => (
  <>
    <Download aria-hidden size={16} />
    {text}
  </>
)

/** The room of the button while there is nothing to export yet, so that nothing moves when it appears. */
export const CsvExportRoom = () => (
  <span className="csv-export" aria-hidden>
    <span className="button" data-variant="secondary" data-size="sm">
      <Label text={EXPORT} />
    </span>
  </span>
)

const failures = { failure: 'Export failed', network: 'Network error' }
