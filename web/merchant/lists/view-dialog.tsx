import type { FormEvent } from 'react'
import { useState } from 'react'
import { Dialog, DialogActions } from '../../ui/app/dialog.tsx'
import { Form } from '../../ui/app/form.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import type { View, ViewPage } from './views.ts'
import { cleanName, hasSameName, MAX_NAME_LENGTH, nameProblem, withoutView, withView } from './views.ts'

type ViewDialogProps = {
  page: ViewPage
  views: View[]
  store: (changed: View[]) => void
  query: string
  /** `outcome` is announced to screen readers. */
  onClose: (outcome?: string) => void
}

/** Saves the filters of a list under a name. */
export function ViewDialog({ page, views, store, query, onClose }: ViewDialogProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const view = { name: cleanName(typed), query }
  const replaces = views.some((saved) => hasSameName(saved, view))

  function save(event: FormEvent) {
    event.preventDefault()
    const problem = nameProblem(page, withoutView(views, view), view)
    if (problem) {
      setProblem(problem)
      return
    }
    store(withView(views, view))
    onClose(`View “${view.name}” saved`)
  }

  return (
    <Dialog title="Save this view" size="narrow" onClose={onClose}>
      <Form onSubmit={save}>
        <TextField
          label="View name"
          name="view"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
          hint={
            replaces
              ? 'You already have a view with this name. It will be replaced with the current filters.'
              : hintFor(query)
          }
          error={problem}
        />
        <DialogActions>
          <Button variant="secondary" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button type="submit">{replaces ? 'Replace view' : 'Save view'}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const hintFor = (query: string) =>
  /(^|&)(from|to)=/.test(query)
    ? 'Visible only to you, in this browser. The chosen days are fixed: they do not move with the calendar.'
    : 'Visible only to you, in this browser.'
