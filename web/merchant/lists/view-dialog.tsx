import type { FormEvent } from 'react'
import { useState } from 'react'
import { Dialog, DialogActions } from '../../ui/app/dialog.tsx'
import { Form } from '../../ui/app/form.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useOwnViews } from './use-own-views.ts'
import type { View, ViewPage } from './views.ts'
import {
  cleanName,
  hasSameName,
  MAX_NAME_LENGTH,
  nameProblem,
  renamed,
  withoutView,
  withView,
} from './views.ts'

type ViewDialogProps = {
  page: ViewPage
  /** A view without a name is a new one. */
  view: View
  /** `outcome` is announced to screen readers. */
  onClose: (outcome?: string) => void
}

export function ViewDialog({ page, view, onClose }: ViewDialogProps) {
  const { views, store } = useOwnViews(page)
  const [typed, setTyped] = useState(view.name)
  const [problem, setProblem] = useState<string>()
  const isNew = view.name === ''
  const named = { ...view, name: cleanName(typed) }
  const replaces = isNew && views.some((each) => hasSameName(each, named))

  function save(event: FormEvent) {
    event.preventDefault()
    const others = withoutView(views, replaces ? named : view)
    const problem = nameProblem(page, others, named)
    if (problem) {
      setProblem(problem)
      return
    }
    store(isNew ? withView(views, named) : renamed(views, view, named.name))
    onClose(`View “${named.name}” saved`)
  }

  function remove() {
    store(withoutView(views, view))
    onClose(`View “${view.name}” deleted`)
  }

  return (
    <Dialog title={isNew ? 'Save this view' : 'Rename or delete'} size="narrow" onClose={onClose}>
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
              : hintFor(view)
          }
          error={problem}
        />
        <DialogActions>
          {!isNew && (
            <Button variant="quiet" className="me-auto text-danger" onClick={remove}>
              Delete view
            </Button>
          )}
          <Button variant="secondary" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button type="submit">{replaces ? 'Replace view' : 'Save view'}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const hintFor = ({ query }: View) =>
  /(^|&)(from|to)=/.test(query)
    ? 'Visible only to you, in this browser. The chosen days are fixed: they do not move with the calendar.'
    : 'Visible only to you, in this browser.'
