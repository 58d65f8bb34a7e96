import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** An empty folder somewhere else, with the package in it and no way to a registry. */
const elsewhere = mkdtempSync(join(tmpdir(), 'plainchart-package-'))
const quiet = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

beforeAll(() => {
  const built = join(elsewhere, 'built')
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/sandbox-package.mjs', built], { cwd: root })
  execFileSync('npm', ['pack', built, '--pack-destination', elsewhere, ...quiet])
  const [file = ''] = readdirSync(elsewhere).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(elsewhere, 'package.json'), '{"name":"somebody","private":true,"type":"module"}')
  execFileSync('npm', ['install', `./${file}`, ...quiet], { cwd: elsewhere })
}, 120_000)

test('it brings all that it needs', () => {
  expect(readdirSync(join(elsewhere, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['plainchart'])
  for (const name of ['LICENSE', 'README.md', 'third-party-notices.txt', 'sbom.json'])
    expect([name, existsSync(join(elsewhere, 'node_modules', 'plainchart', name))]).toEqual([name, true])
})

test('its command starts a sandbox that answers, and SIGTERM ends it with status 0', async () => {
  const child = spawn(
    join(elsewhere, 'node_modules', '.bin', 'plainchart-sandbox'),
    ['--port', '0', '--quiet', '--open'],
    { cwd: elsewhere, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  let said = ''
  while (!said.includes('\n')) said += String((await once(child.stdout, 'data'))[0])
  const [, base = ''] = /ready: (\S+)/.exec(said) ?? []
  const answer = await fetch(`${base}/Condition?patient=ana`)
  expect([answer.status, ((await answer.json()) as { total: number }).total > 0]).toEqual([200, true])
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
}, 30_000)

test('its command refuses a wrong flag with a sentence and status 2', async () => {
  const child = spawn(join(elsewhere, 'node_modules', '.bin', 'plainchart-sandbox'), ['--port', 'x'], {
    cwd: elsewhere,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  expect((await once(child, 'close'))[0]).toBe(2)
  expect(said).toMatch(/^--port needs a whole number/)
}, 30_000)

test('a program of somebody else has it in hand', () => {
  writeFileSync(
    join(elsewhere, 'try.mjs'),
    `import { controlOf, startSandbox } from 'plainchart/sandbox'
const sandbox = await startSandbox({ open: true })
await sandbox.faults.on({ kind: '503', type: 'Goal' })
const statuses = [(await fetch(sandbox.fhirBase + '/Goal?patient=ana')).status]
await sandbox.reset()
statuses.push((await fetch(sandbox.fhirBase + '/Goal?patient=ana')).status)
const control = controlOf(sandbox.url + '/')
await control.faults.on({ kind: '500', type: 'Goal' })
statuses.push((await fetch(sandbox.fhirBase + '/Goal?patient=ana')).status, (await sandbox.faults.list()).length)
await control.reset()
const refused = await control.faults.on({ kind: 'no-such' }).catch(error => error.message)
console.log(JSON.stringify([refused.includes('no-such'), statuses, sandbox.people.some(({ id }) => id === 'ana'), (await sandbox.requests.list({ type: 'Goal' })).length]))
await sandbox.stop()
`,
  )
  expect(JSON.parse(execFileSync(process.execPath, ['try.mjs'], { cwd: elsewhere, encoding: 'utf8' }))).toEqual([
    true,
    [503, 200, 500, 1],
    true,
    0,
  ])
}, 30_000)

test('its types are whole, and say no to what is wrong', () => {
  const file = join(elsewhere, 'try.ts')
  writeFileSync(
    file,
    `import { startSandbox, type Exchange } from 'plainchart/sandbox'
const sandbox = await startSandbox({ seed: 7, persona: 'legacy' })
const asked: readonly Exchange[] = await sandbox.requests.list({ status: 200 })
export const [first, address]: [string | undefined, string] = [asked[0]?.method, sandbox.fhirBase]
await startSandbox({ persona: 'nobody' })
await sandbox.faults.on({ typo: '503' })
export const wrong: number = sandbox.fhirBase
`,
  )
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
  })
  const said = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file: at, start = 0, messageText }) =>
        `${at?.fileName.split('/').at(-1)}:${(at?.getLineAndCharacterOfPosition(start).line ?? -1) + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 60)}`,
    )
  expect(said.map((line) => line.split(' ')[0])).toEqual(['try.ts:5', 'try.ts:6', 'try.ts:7'])
}, 60_000)
