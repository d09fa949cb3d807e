import type { User } from './session.ts'

/** A merchant, as the server describes the signed-in user. */
export const asha = {
  id: 'usr_asha',
  name: 'Asha Rao',
  email: 'asha@tarang.example',
  role: 'merchant',
  businessName: 'Tarang Textiles',
  createdAt: '2025-04-01T04:30:00.000Z',
} as const satisfies User
