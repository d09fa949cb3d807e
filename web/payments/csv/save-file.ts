/** Hands a file that was made here to the browser's downloads. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download holds on to the content by itself, a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** @param csv from `csvOf`, with the mark by which a spreadsheet knows its encoding */
export const saveCsv = (name: string, csv: string) =>
  saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
