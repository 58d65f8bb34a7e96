import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** A folder outside the project with the installed package, without access to a registry. */
const folder = mkdtempSync(join(tmpdir(), 'plainchart-package-'))
const npmFlags = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

beforeAll(() => {
  const built = join(folder, 'built')
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/sandbox-package.mjs', built], { cwd: root })
  execFileSync('npm', ['pack', built, '--pack-destination', folder, ...npmFlags])
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(folder, 'package.json'), '{"name":"somebody","private":true,"type":"module"}')
  execFileSync('npm', ['install', `./${file}`, ...npmFlags], { cwd: folder })
}, 120_000)

test('has no dependencies', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['plainchart'])
  for (const name of ['LICENSE', 'README.md', 'third-party-notices.txt', 'sbom.json'])
    expect([name, existsSync(join(folder, 'node_modules', 'plainchart', name))]).toEqual([name, true])
})

test('the command starts a sandbox, and SIGTERM ends it with status 0', async () => {
  const child = spawn(
    join(folder, 'node_modules', '.bin', 'plainchart-sandbox'),
    ['--port', '0', '--quiet', '--open'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  let output = ''
  while (!output.includes('\n')) output += String((await once(child.stdout, 'data'))[0])
  const [, base = ''] = /ready: (\S+)/.exec(output) ?? []
  const answer = await fetch(`${base}/Condition?patient=ana`)
  expect([answer.status, ((await answer.json()) as { total: number }).total > 0]).toEqual([200, true])
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
}, 30_000)

test('the command rejects an invalid flag with a message and status 2', async () => {
  const child = spawn(join(folder, 'node_modules', '.bin', 'plainchart-sandbox'), ['--port', 'x'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  expect((await once(child, 'close'))[0]).toBe(2)
  expect(output).toMatch(/^--port needs a whole number/)
}, 30_000)

test('a program can start and control sandboxes', () => {
  writeFileSync(
    join(folder, 'try.mjs'),
    `import { controlOf, startSandbox } from 'plainchart/sandbox'
const app = { client_id: 'mine', client_secret: 's3cret', token_endpoint_auth_method: 'client_secret_post', redirect_uris: ['https://app.example.org/cb'] }
const sandbox = await startSandbox({ open: true, clients: [app] })
const signedIn = [
  await sandbox.signIn('walter'),
  await sandbox.signIn('maya', { patient: 'leo', scope: 'launch/patient patient/*.rs', client: { id: 'mine', secret: 's3cret', redirectUri: 'https://app.example.org/cb' } }),
]
await sandbox.faults.on({ kind: '503', type: 'Goal' })
const statuses = [(await fetch(sandbox.fhirBase + '/Goal?patient=ana')).status]
await sandbox.reset()
statuses.push((await fetch(sandbox.fhirBase + '/Goal?patient=ana')).status)
const control = controlOf(sandbox.url + '/')
await control.faults.on({ kind: '500', type: 'Goal' })
statuses.push((await fetch(sandbox.fhirBase + '/Goal?patient=ana')).status, (await sandbox.faults.list()).length)
await control.reset()
const refused = await control.faults.on({ kind: 'no-such' }).catch(error => error.message)
console.log(JSON.stringify([refused.includes('no-such'), statuses, sandbox.people.some(({ id }) => id === 'ana'), (await sandbox.requests.list({ type: 'Goal' })).length, signedIn.map(({ patient }) => patient)]))
await sandbox.stop()
`,
  )
  expect(JSON.parse(execFileSync(process.execPath, ['try.mjs'], { cwd: folder, encoding: 'utf8' }))).toEqual([
    true,
    [503, 200, 500, 1],
    true,
    0,
    ['walter', 'leo'],
  ])
}, 30_000)

test('the types are complete and reject invalid use', () => {
  const file = join(folder, 'try.ts')
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
  // The types of Node and of the language are not ours to check, and take most of the time.
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.includes(basename(folder)))
  const diagnostics = own
    .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    .map(
      ({ file: at, start = 0, messageText }) =>
        `${at?.fileName.split('/').at(-1)}:${(at?.getLineAndCharacterOfPosition(start).line ?? -1) + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 60)}`,
    )
  expect(diagnostics.map((line) => line.split(' ')[0])).toEqual(['try.ts:5', 'try.ts:6', 'try.ts:7'])
}, 60_000)
