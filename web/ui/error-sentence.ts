/**
 * The message as a sentence with the field's name: the API's `must not be empty` becomes "Title must not be empty." A
 * message that begins like a sentence is one.
 */
export function errorSentence(label: string, message: string): string {
  if (!/^[a-z]/.test(message)) return message
  const name = label.replace(/ \(optional\)$/, '').replace(/,? (in )?₹$/, '')
  return `${name} ${message}${/[.!?]$/.test(message) ? '' : '.'}`
}
