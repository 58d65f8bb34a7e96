import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WINDOW, type Engine } from './engine'
import { pressAt } from './pointer'
import { freePort, createHomeFolder, startProcess } from './browser-process'
import { waitUntil } from './wait-until'
import { isReady, startSession, type WebDriver } from './webdriver'

/** WebKit shows windows only: on a screen that nobody sees where there is no other. */
async function screen() {
  const { DISPLAY } = process.env
  if (DISPLAY) return { DISPLAY, stop: () => Promise.resolve() }
  const server = await startProcess(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    process.env,
    /^(\d+)$/m,
  )
  return { DISPLAY: `:${server.said}`, stop: server.stop }
}

/** Goes from frame to first frame until there is none inside, and back to the page. */
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

/** WebKitGTK's own small browser, driven over WebDriver. */
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
  // The window has its bars above the page.
  await driver.post('/window/rect', { x: 0, y: 0, width: WINDOW.width, height: WINDOW.height + 120 })

  return {
    name: `WebKit ${driver.capabilities.browserVersion}`,
    downloads: home.downloads,
    open: (url) => driver.post('/url', { url }),
    reload: () => driver.post('/refresh'),
    back: () => driver.post('/back'),
    evaluate,
    evaluateInFrames: (script) => inFrames(driver, () => evaluate(script)),
    clickAt: (x, y) => driver.post('/actions', { actions: pressAt(x, y) }),
    newTab: async () => {
      const opener = await driver.get<string>('/window')
      // As a window of its own: the driver presses nothing in a tab that does not stand in front.
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
