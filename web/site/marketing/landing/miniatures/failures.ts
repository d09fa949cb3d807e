/** Failures in the words of the product; a test compares them with those of the mock server. */
export const failures = [
  {
    label: 'Wrong PIN',
    code: 'wrong_upi_pin',
    reason: 'The customer entered a wrong UPI PIN.',
    nextStep: 'Ask the customer to try again with the right PIN.',
  },
  {
    label: 'Bank down',
    code: 'bank_unavailable',
    reason: "The customer's bank did not respond.",
    nextStep: 'Ask the customer to try again in half an hour, or with another bank.',
  },
  {
    label: 'Over a limit',
    code: 'upi_limit_reached',
    reason: 'The customer reached the UPI limit for today.',
    nextStep: 'Ask the customer to pay tomorrow, or by net banking.',
  },
]
