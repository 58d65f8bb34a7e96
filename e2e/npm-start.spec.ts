import { expect, test } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const usualPorts = [4173, 9400]

async function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host: 'localhost' })
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

/** Holds a port, unless somebody else holds it already: then it is taken as well. */
async function hold(port: number): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).listen(port, 'localhost')
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  )
}

/** What `npm start` runs, up to the line that says where the app is. */
async function start() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const [command = '', ...args] = scripts.start.split(' ')
  const demo = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('Plainchart is ready')) resolve()
    }
    demo.stdout.on('data', read)
    demo.stderr.on('data', read)
    demo.once('exit', (code) => reject(new Error(`It stopped with status ${code}:\n${said}`)))
  })
  const address = (line: RegExp) => new URL(line.exec(said)?.[1] ?? 'about:blank')
  return { demo, said, app: address(/ready: open (\S+)/), ehr: address(/EHR ready: (\S+)/) }
}

async function stopWith(demo: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(demo, 'exit')
  demo.kill(signal)
  return ended
}

test.describe('npm start with both default ports in use', () => {
  // One after the other: the ports one of them lets go would be free for the next.
  test.describe.configure({ mode: 'default' })
  let held: (Server | undefined)[]
  test.beforeEach(async () => {
    held = await Promise.all(usualPorts.map(hold))
  })
  test.afterEach(() => held.forEach((server) => server?.close()))

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    test(`uses other ports, supports sign-in, and ends on ${signal}`, async ({ page }) => {
      const { demo, said, app, ehr } = await start()
      try {
        expect(usualPorts).not.toContain(Number(app.port))
        expect(usualPorts).not.toContain(Number(ehr.port))
        expect(said).toContain('Port 4173 is in use')
        expect(said).toContain('Port 9400 is in use')
        await page.goto(app.href)
        await page.getByRole('button', { name: /sandbox/i }).click()
        await page.getByRole('button', { name: /ana/i }).click()
        await page.getByRole('button', { name: /^allow/i }).click()
        await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
        expect(new URL(page.url()).origin).toBe(app.origin)
        expect(await stopWith(demo, signal)).toEqual([0, null])
        expect(await Promise.all([app, ehr].map(({ port }) => answers(Number(port))))).toEqual([false, false])
      } finally {
        demo.kill('SIGKILL')
      }
    })
})
