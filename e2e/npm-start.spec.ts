import { expect, test, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const DEFAULT_PORTS = [4173, 9400]

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: 'localhost' })
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

/** Listens on a port, unless another program does. */
async function occupyPort(port: number): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).listen(port, 'localhost')
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  )
}

/** Runs the command of `npm start` with these flags until it prints the app's URL. */
async function start(flags: readonly string[] = []) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const [command = '', ...args] = scripts.start.split(' ')
  const demo = spawn(command, [...args, ...flags], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      if (output.includes('Plainchart is ready')) resolve()
    }
    demo.stdout.on('data', read)
    demo.stderr.on('data', read)
    demo.once('exit', (code) => reject(new Error(`It stopped with status ${code}:\n${output}`)))
  })
  const address = (line: RegExp) => new URL(line.exec(output)?.[1] ?? 'about:blank')
  return { demo, output, app: address(/ready: open (\S+)/), ehr: address(/EHR ready: (\S+)/) }
}

/** Ends the command with a signal, and expects its servers to have ended too. */
async function expectEndOn(signal: NodeJS.Signals, { demo, app, ehr }: Awaited<ReturnType<typeof start>>) {
  const ended = once(demo, 'exit')
  demo.kill(signal)
  expect(await ended).toEqual([0, null])
  expect(await Promise.all([app, ehr].map(({ port }) => isListening(Number(port))))).toEqual([false, false])
}

async function signInAtSandbox(page: Page, app: URL) {
  await page.goto(app.href)
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /ana/i }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
}

test.describe('npm start', () => {
  // In sequence, because a default port released by one test would be free in the other.
  test.describe.configure({ mode: 'default' })

  test('with both default ports in use, it uses other ports, supports sign-in, and ends on SIGINT', async ({
    page,
  }) => {
    const occupied = await Promise.all(DEFAULT_PORTS.map(occupyPort))
    const started = await start()
    const { demo, output, app, ehr } = started
    try {
      expect(DEFAULT_PORTS).not.toContain(Number(app.port))
      expect(DEFAULT_PORTS).not.toContain(Number(ehr.port))
      expect(output).toContain('Port 4173 is in use')
      expect(output).toContain('Port 9400 is in use')
      await signInAtSandbox(page, app)
      expect(new URL(page.url()).origin).toBe(app.origin)
      await expectEndOn('SIGINT', started)
    } finally {
      demo.kill('SIGKILL')
      occupied.forEach((server) => server?.close())
    }
  })

  test('with an older server it supports sign-in, its launch page opens the app that runs, and it ends on SIGTERM', async ({
    page,
  }) => {
    const started = await start(['--persona', 'legacy', '--port', '0'])
    const { demo, app, ehr } = started
    try {
      await signInAtSandbox(page, app)
      await page.goto(`${ehr.origin}/ehr/launch`)
      await page.getByRole('link', { name: /Lee-Sample/ }).click()
      await expect(page.getByLabel('App', { exact: true }).locator('option')).toHaveText([
        `Plainchart at ${app.origin}`,
      ])
      await page.getByRole('button', { name: /open/i }).click()
      await page.getByRole('button', { name: /^allow/i }).click()
      // This server sends no ID token, so the app does not know that a provider reads.
      await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
      await expectEndOn('SIGTERM', started)
    } finally {
      demo.kill('SIGKILL')
    }
  })
})
