/** The browser functions that the steps need, which WebDriver and WebDriver BiDi both have. */
export interface Engine {
  /** Name and version. */
  readonly name: string
  /** Download folder. */
  readonly downloads: string
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Evaluates an expression in the page. The value must be serializable as JSON. */
  evaluate(script: string): Promise<unknown>
  /** As `evaluate`, in the first frame of the page, the first frame inside it, and so on. */
  evaluateInFrames(script: string): Promise<readonly unknown[]>
  /** Clicks at viewport coordinates. */
  clickAt(x: number, y: number): Promise<void>
  /** Opens a tab and switches to it. Returns a function that closes it and switches back. */
  newTab(): Promise<() => Promise<void>>
  /** The page as PDF, if the engine's protocol supports it. */
  print?(): Promise<Buffer>
  screenshot(): Promise<Buffer>
  /** Console errors and warnings of all pages, if the protocol reports them; without those of frames, such as the PDF viewer. */
  consoleErrors(): readonly string[]
  quit(): Promise<void>
}

/** Viewport size, wide enough for the navigation column. */
export const WINDOW = { width: 1280, height: 900 }
