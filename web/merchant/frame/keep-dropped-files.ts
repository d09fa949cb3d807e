/** A file that is dropped beside what takes it would be opened in place of the app. */
export function keepDroppedFiles() {
  const keep = (event: DragEvent) => {
    const isTaken = event.target instanceof Element && event.target.matches('[type=file]')
    if (event.defaultPrevented || isTaken || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', keep)
  addEventListener('drop', keep)
  return () => {
    removeEventListener('dragover', keep)
    removeEventListener('drop', keep)
  }
}
