/** Saves a generated file through the browser's downloads. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken over the content a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** @param csv from `csvOf`, with the byte order mark that tells spreadsheets its encoding */
export const saveCsv = (name: string, csv: string) =>
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
