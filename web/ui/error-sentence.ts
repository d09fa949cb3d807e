/**
 * The message as a sentence that says what to do: the API's `must not be empty` becomes "Enter your name." What it has
 * no words for is said with the field's name: "Amount must be at least ₹1.00." A message that begins like a sentence is
 * one.
 */
export function errorSentence(label: string, message: string): string {
  if (!/^[a-z]/.test(message)) return message
  const name = label.replace(/ \(optional\)$/, '').replace(/,? (in )?₹$/, '')
  const rule = sentences.find(({ says }) => says.test(message))
  if (rule) return rule.sentence
  // The shortest address has three characters: nothing was entered.
  const isMissing = MISSING.test(message) || (name === 'Email' && TOO_SHORT.test(message))
  if (isMissing) return `Enter ${named(name)}.`
  return `${name} ${message}${/[.!?]$/.test(message) ? '' : '.'}`
}

const MISSING = /^(must not be empty|is required)$/
const TOO_SHORT = /^must have at least \d+ characters$/

const sentences = [
  {
    says: /phone number with country code/,
    sentence: 'Enter a ten-digit mobile number, such as 98765 43210.',
  },
  { says: /^must be an email address/, sentence: 'Enter an email address, such as name@business.example.' },
]

/** `your name`, `an email address`, `the title`. */
function named(name: string): string {
  if (name === 'Email') return 'an email address'
  const lower = name.charAt(0).toLowerCase() + name.slice(1)
  return lower.startsWith('your ') ? lower : `the ${lower}`
}
