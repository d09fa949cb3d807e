/** Unusual strings that users, programs and attackers send. */
export const oddTexts = [
  '',
  ' ',
  '\u00a0',
  '\n',
  'a\nb',
  'a\u0000b',
  '\u007f',
  'surprise',
  'INR ',
  'ACTIVE',
  'a@b',
  '@kaveri.example',
  'a@b..c',
  'a b@kaveri.example',
  '+91 00000 12345',
  '910000012345',
  '+1',
  '2026-13-01',
  '2026-02-30T06:00:00Z',
  '2027-11-21T06:00:00',
  '2027-11-21T06:00:00+05:30',
  '2027-11-21 06:00:00Z',
  '2027-11-21T24:00:00Z',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{"$ne":null}',
  'id with spaces',
  'x'.repeat(100_000),
]

const samples: [type: string, value: unknown][] = [
  ['null', null],
  ['boolean', true],
  ['boolean', false],
  ['integer', 0],
  ['integer', 49_900],
  ['string', '49900'],
  ['string', 'true'],
  ['array', []],
  ['array', ['a']],
  ['object', {}],
  ['object', { length: 1 }],
]

/** One value of each JSON type except the given one. */
export const wrongTypes = (type = ''): unknown[] =>
  samples.flatMap(([other, value]) => (other === type ? [] : [value]))
