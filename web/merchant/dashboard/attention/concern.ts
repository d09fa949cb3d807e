/** Something that needs attention, and where. */
export type Concern = {
  tone: 'danger' | 'warning'
  /** In two or three words. */
  name: string
  text: string
  to: string
  action: string
}
