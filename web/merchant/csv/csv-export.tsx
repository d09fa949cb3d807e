import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { Progress } from '../../ui/app/progress.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { focusHere } from '../dialogs/form-parts.tsx'
import { formatCount } from '../format/count.ts'
import { dayOf } from '../format/ist.ts'
import { Announcement } from '../screen/announcement.tsx'
import { filterNow } from '../screen/url-params.ts'
import { saveCsv, saveFile } from './save-file.ts'

export type ExportStep = { signal: AbortSignal; onProgress: (loaded: number, total: number) => void }
type CsvExportProps = {
  fileName: (today: string) => string
  /** The label of the button, if it does not export the whole list. */
  label?: string
  /** In the head of a screen, which has room for words only on wide screens; beside actions, without an open drawer. */
  isInHead?: keyof typeof inHead
  /** The content of a CSV file, or of a file of another kind. */
  collect: (step: ExportStep) => Promise<string | Blob>
}
type State =
  | { step: 'idle'; announcement: string }
  | { step: 'running'; loaded: number; total: number }
  | { step: 'failed'; message: string }

const EXPORT = 'Export CSV'

/** Saves all pages of a list as CSV. It may take a while: it shows its progress and can be stopped. */
export function CsvExport({ fileName, label = EXPORT, isInHead, collect }: CsvExportProps) {
  const [state, setState] = useState<State>({ step: 'idle', announcement: '' })
  const running = useRef<AbortController>(null)
  const area = useRef<HTMLDivElement>(null)
  /** Whether the button that is shown next takes over the focus of the one before it. */
  const [passesFocus, setPassesFocus] = useState(false)
  const successor = passesFocus ? focusHere : null

  useEffect(() => () => running.current?.abort(), [])

  function show(next: State) {
    setPassesFocus(area.current?.contains(document.activeElement) ?? false)
    setState(next)
  }

  async function run() {
    filterNow()
    running.current = new AbortController()
    const { signal } = running.current
    show({ step: 'running', loaded: 0, total: 0 })
    const onProgress = (loaded: number, total: number) =>
      !signal.aborted && setState({ step: 'running', loaded, total })
    try {
      const content = await collect({ signal, onProgress })
      if (signal.aborted) return
      const name = fileName(dayOf(Date.now()))
      if (content instanceof Blob) saveFile(name, content)
      else saveCsv(name, content)
      running.current = null
      show({ step: 'idle', announcement: content instanceof Blob ? 'File saved' : 'CSV saved' })
    } catch (error) {
      if (signal.aborted) return
      running.current = null
      show({ step: 'failed', message: failureMessage(error, failures) })
    }
  }

  function cancel() {
    running.current?.abort()
    running.current = null
    show({ step: 'idle', announcement: 'Export cancelled' })
  }

  return (
    <div ref={area} className={classes(areaLook, isInHead && heldIsHidden)}>
      {state.step === 'running' ? (
        <>
          <Progress aria-label="Export" className="w-28" max={state.total || 1} value={state.loaded} />
          <span>{`${formatCount(state.loaded)} of ${state.total ? formatCount(state.total) : '…'}`}</span>
          <Button ref={successor} variant="secondary" size="sm" onClick={cancel}>
            Cancel export
          </Button>
        </>
      ) : (
        <>
          {state.step === 'failed' && (
            <span role="alert" className="text-danger">
              {state.message}
            </span>
          )}
          <SendButton
            ref={successor}
            variant="secondary"
            size="sm"
            {...(isInHead && { className: inHead[isInHead].button })}
            onClick={run}
          >
            <Label text={label} isInHead={isInHead} />
          </SendButton>
        </>
      )}
      <Announcement text={state.step === 'idle' ? state.announcement : ''} />
    </div>
  )
}

const Label = ({ text, isInHead }: { text: string; isInHead: CsvExportProps['isInHead'] }) => (
  <>
    <Download aria-hidden size={16} />
    <span className={isInHead && inHead[isInHead].label}>{text}</span>
  </>
)

/** The room of the button while there is nothing to export yet, so that nothing moves when it appears. */
export const CsvExportRoom = () => (
  <span className={`${areaLook} invisible`} aria-hidden>
    <span className={buttonLook({ variant: 'secondary', size: 'sm' }, 'max-sm:gap-0 max-sm:px-2.5')}>
      <Label text={EXPORT} isInHead="alone" />
    </span>
  </span>
)

/** The banner already says why it waits; for screen readers it still describes the button. */
const heldIsHidden = '*:data-held:sr-only'

const areaLook = 'tnum flex min-h-9 flex-wrap items-center gap-2'

/** On a phone only its icon: the rows need the room. Beside an open drawer the head stays one line, so that they stay where they are. */
const inHead = {
  alone: { button: 'max-sm:gap-0 max-sm:px-2.5', label: 'max-sm:sr-only' },
  'beside actions': {
    button: 'max-sm:gap-0 max-sm:px-2.5 2xl:@max-4xl/screen-head:gap-0 2xl:@max-4xl/screen-head:px-2.5',
    label: 'max-sm:sr-only 2xl:@max-4xl/screen-head:sr-only',
  },
}

const failures = { failure: 'Export failed', network: 'Network error' }
