/** What the steps need of a browser: the part of WebDriver and WebDriver BiDi that both engines have. */
export interface Engine {
  /** Name and version, as the browser gives them. */
  readonly name: string
  /** Folder in which the browser saves files. */
  readonly downloads: string
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Evaluates a script in the page; it gives a value that JSON can hold. */
  evaluate(script: string): Promise<unknown>
  /** The same in the first frame of the page, in the first frame inside that, and so on. */
  evaluateInFrames(script: string): Promise<readonly unknown[]>
  /** A press of the pointer at a point of the window, as a person's. */
  clickAt(x: number, y: number): Promise<void>
  /** Opens a tab of the same browser and goes to it; gives what closes it and leads back. */
  newTab(): Promise<() => Promise<void>>
  /** The page as PDF, where the engine's protocol can ask for it. */
  print?(): Promise<Buffer>
  screenshot(): Promise<Buffer>
  /** Errors and warnings on the console of the pages since the start, where the protocol gives them; not those of frames, such as the browser's own viewer of PDFs. */
  consoleErrors(): readonly string[]
  quit(): Promise<void>
}

/** The size of the window's page: wide enough for the column of the navigation. */
export const WINDOW = { width: 1280, height: 900 }
