/** Shared by the landing page and the About page. */
export const mission =
  'Every business in India, of any size, paid promptly and able to account for every paisa.'

export const values = [
  {
    name: 'Innovative Payment Solutions',
    text: 'We build for the way India pays today.',
    meaning:
      'Intent and QR before Collect, links before terminals. What people have stopped using, we stop building.',
  },
  {
    name: 'Focus on Security',
    text: 'PCI compliance, and no more access than a task needs.',
    meaning:
      'PCI compliance, card numbers that never reach your servers, and roles that limit what a colleague can do.',
  },
  {
    name: 'Customer-Centric Approach',
    text: 'Plain words, fees in plain sight, people who answer.',
    meaning: 'A failed payment comes with its reason and the next step. So does a support answer.',
  },
  {
    name: 'Seamless Integration',
    text: 'One contract describes every call.',
    meaning:
      'A mock server obeys the same contract as the live one, so what worked on your desk works on the day.',
  },
]
