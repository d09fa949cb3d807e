import type { DotRows } from './kolam-line.ts'

/**
 * The site's kolams, one for each page or product. Each has all symmetries of a square, and one line around all
 * its dots; a test checks both, since few arrangements have them.
 */
export const kolams = {
  home: ['.ooooo.', 'o.ooo.o', 'oo.o.oo', 'ooooooo', 'oo.o.oo', 'o.ooo.o', '.ooooo.'],
  mission: [
    '....o....',
    '..ooooo..',
    '.o.ooo.o.',
    '.oo.o.oo.',
    'ooooooooo',
    '.oo.o.oo.',
    '.o.ooo.o.',
    '..ooooo..',
    '....o....',
  ],
  docs: ['..ooo..', '..ooo..', 'oo.o.oo', 'ooooooo', 'oo.o.oo', '..ooo..', '..ooo..'],
  pricing: [
    '....o....',
    '....o....',
    '...ooo...',
    '..o.o.o..',
    'ooooooooo',
    '..o.o.o..',
    '...ooo...',
    '....o....',
    '....o....',
  ],
  support: ['.oo.oo.', 'o.ooo.o', 'oo.o.oo', '.ooooo.', 'oo.o.oo', 'o.ooo.o', '.oo.oo.'],
  payment: ['..o.o..', '..ooo..', 'oo.o.oo', '.ooooo.', 'oo.o.oo', '..ooo..', '..o.o..'],
  lost: [
    '.....o.....',
    '.....o.....',
    '....ooo....',
    '....ooo....',
    '..oo.o.oo..',
    'ooooooooooo',
    '..oo.o.oo..',
    '....ooo....',
    '....ooo....',
    '.....o.....',
    '.....o.....',
  ],
  list: ['.ooo.', 'o.o.o', 'ooooo', 'o.o.o', '.ooo.'],
  account: ['.o.', 'ooo', '.o.'],
} satisfies Record<string, DotRows>

export type KolamName = keyof typeof kolams
