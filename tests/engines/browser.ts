/** What a browser is opened with. */
export type Conditions = {
  /** Whether the pages' own scripts run. */
  scripts: boolean
  /** Whether the pages may keep cookies and stored values. */
  storage: boolean
  /** In CSS pixels. */
  viewport: { width: number; height: number }
}

/** The little that the journeys ask of a browser, whatever drives it. Clicks and keys are real input. */
export type Browser = {
  goto: (url: string) => Promise<unknown>
  back: () => Promise<unknown>
  reload: () => Promise<unknown>
  /** The value of a JavaScript expression in the page; a promise is waited for. */
  evaluate: <Result>(expression: string) => Promise<Result>
  /** In CSS pixels from the viewport's top left corner. */
  clickAt: (x: number, y: number) => Promise<unknown>
  /** Types into what has the focus. */
  type: (text: string) => Promise<unknown>
  press: (key: Key, modifiers?: { control?: boolean }) => Promise<unknown>
  close: () => Promise<unknown>
}

export type Key = 'Enter' | 'Escape' | 'a' | 'k'
