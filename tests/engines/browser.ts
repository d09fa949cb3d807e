/** The settings for opening a browser. */
export type Conditions = {
  /** Whether the pages' own scripts run. */
  scripts: boolean
  /** Whether the pages may keep cookies and stored values. */
  storage: boolean
  /** In CSS pixels. */
  viewport: { width: number; height: number }
}

/** The browser API needed by the journeys, independent of the driver. Clicks and keys are real input. */
export type Browser = {
  goto: (url: string) => Promise<unknown>
  back: () => Promise<unknown>
  reload: () => Promise<unknown>
  /** Evaluates a JavaScript expression in the page and awaits promises. */
  evaluate: <Result>(expression: string) => Promise<Result>
  /** In CSS pixels from the viewport's top left corner. */
  clickAt: (x: number, y: number) => Promise<unknown>
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>
  press: (key: Key, modifiers?: { control?: boolean }) => Promise<unknown>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<unknown>
}

export type Key = 'ArrowLeft' | 'Enter' | 'Escape' | 'a' | 'k'
