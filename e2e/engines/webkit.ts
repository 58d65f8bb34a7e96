import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WINDOW, type Engine } from './engine'
import { clickActions } from './pointer'
import { freePort, createHomeFolder, startProcess } from './browser-process'
import { waitUntil } from './wait-until'
import { isReady, startSession, type WebDriver } from './webdriver'

/** WebKit has no headless mode, so it needs a display: the existing one, or Xvfb. */
async function screen() {
  const { DISPLAY } = process.env
  if (DISPLAY) return { DISPLAY, stop: () => Promise.resolve() }
  const server = await startProcess(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    process.env,
    /^(\d+)$/m,
  )
  return { DISPLAY: `:${server.match}`, stop: server.stop }
}

/** Calls `look` in the first frame, the first frame inside it, and so on, and returns to the page. */
async function inFrames(driver: WebDriver, look: () => Promise<unknown>): Promise<readonly unknown[]> {
  const found: unknown[] = []
  const enter = () =>
    driver.post('/frame', { id: 0 }).then(
      () => true,
      () => false,
    )
  while (await enter()) found.push(await look())
  await driver.post('/frame', { id: null })
  return found
}

/** Starts WebKitGTK's MiniBrowser, driven over WebDriver. */
export async function startWebKit(path: string): Promise<Engine> {
  const home = createHomeFolder()
  mkdirSync(join(home.folder, '.config'))
  writeFileSync(join(home.folder, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home.downloads}"\n`)
  const { DISPLAY, stop } = await screen()
  const port = await freePort()
  const program = await startProcess(path, [`--port=${port}`], { ...home.env, DISPLAY, GDK_BACKEND: 'x11' })
  const address = `http://127.0.0.1:${port}`
  await waitUntil('the driver answers', () => isReady(address))
  const driver = await startSession(address, {})
  const evaluate = async (script: string): Promise<unknown> =>
    JSON.parse(
      (await driver.post<string | null>('/execute/sync', { script: `return JSON.stringify(${script})`, args: [] })) ??
        'null',
    )
  // The window's toolbars need 120 pixels.
  await driver.post('/window/rect', { x: 0, y: 0, width: WINDOW.width, height: WINDOW.height + 120 })

  return {
    name: `WebKit ${driver.capabilities.browserVersion}`,
    downloads: home.downloads,
    open: (url) => driver.post('/url', { url }),
    reload: () => driver.post('/refresh'),
    back: () => driver.post('/back'),
    evaluate,
    evaluateInFrames: (script) => inFrames(driver, () => evaluate(script)),
    clickAt: (x, y) => driver.post('/actions', { actions: clickActions(x, y) }),
    newTab: async () => {
      const opener = await driver.get<string>('/window')
      // A window instead of a tab, because the driver cannot click in a background tab.
      const { handle } = await driver.post<{ handle: string }>('/window/new', { type: 'window' })
      await driver.post('/window', { handle })
      return async () => {
        await driver.remove('/window')
        await driver.post('/window', { handle: opener })
      }
    },
    screenshot: async () => Buffer.from(await driver.get<string>('/screenshot'), 'base64'),
    consoleErrors: () => [],
    quit: async () => {
      await driver.remove('').catch(() => undefined)
      await program.stop()
      await stop()
      home.remove()
    },
  }
}
