import { vi } from 'vitest'

/** For `vi.mock`: a browser without a session cookie. */
export const tokenCookie = {
  read: () => null,
  save: vi.fn(),
  remove: vi.fn(),
  canBeKept: () => false,
  isKept: () => false,
  isDueForRefresh: () => false,
}
