import { strToU8, zipSync } from 'fflate'
import type { Books } from './books.ts'
import { bookFiles, csvs, fileNameOf } from './books-csv.ts'

/** All files of a period as one. */
export function booksArchive(books: Books): Blob {
  const files = bookFiles.map((file) => [fileNameOf(file, books.period), strToU8(csvs[file](books))])
  return new Blob([zipSync(Object.fromEntries(files)).slice()], { type: 'application/zip' })
}
