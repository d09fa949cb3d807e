/** Something that needs attention, and where. */
export type Concern = { tone: 'danger' | 'warning'; text: string; to: string; action: string }
