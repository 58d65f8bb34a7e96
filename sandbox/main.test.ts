import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleSandbox } from '../scripts/build-sandbox.mjs'

const root = join(import.meta.dirname, '..')
/** Bundled, as these tests start many sandboxes; `qa-guide.test.ts` starts one from source. */
const command = await bundleSandbox('sandbox-of-unit-tests')

/** Runs the command until it exits. */
function run(...args: string[]): Promise<{ status: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

describe('the command', { timeout: 90_000 }, () => {
  it.concurrent.each<[string[], string]>([
    [['--foo'], "Unknown option '--foo'"],
    [['--port', 'abc'], "--port needs a whole number from 0 to 65535, not 'abc'."],
    [['--port', '0', '--data', 'no/such/folder'], "--data: there is nothing at 'no/such/folder'."],
    [
      ['--port', '0', '--data', 'package.json'],
      'The sandbox could not start: There are no FHIR resources in package.json.',
    ],
    [['--port', '0', '--fault', '503:Conditions'], "The sandbox could not start: There is no type 'Conditions'."],
    [
      ['--port', '0', '--population', 'counts:Observations=5'],
      "The sandbox could not start: 'Observations' cannot be counted.",
    ],
    [
      ['--port', '0', '--population', 'tiny:5'],
      "--population is large:<n>, long:<n> or counts:<type>=<n>, not 'tiny:5'.",
    ],
    [['--port', '0', '--tenant', 'hillside'], "--tenant is lakeside, not 'hillside'."],
    [
      ['--port', '0', '--tenant', 'lakeside', '--population', 'large:4000'],
      '--tenant has records of its own: neither --data nor --population goes with it.',
    ],
    [
      ['--port', '0', '--switch', 'pageSize=many'],
      "The sandbox could not start: The switch pageSize is a whole number from 1 to 9999, not 'many'.",
    ],
    [['--port', '0', '--persona', 'x'], '--persona is one of standard, '],
    [
      ['--port', '0', '--url', 'sandbox.example.org'],
      "--url needs an address without a path, such as https://sandbox.example.org, not 'sandbox.example.org'.",
    ],
    [['--port', '0', '--url', 'https://sandbox.example.org/ehr'], '--url needs an address without a path'],
    [['--port', '0', '--tls', 'cert.pem'], '--tls needs two files: the certificate and its key.'],
    [['--port', '0', '--tls', 'cert.pem', 'no-key.pem'], "--tls: there is no file at 'cert.pem'."],
    [['--port', '0', '--tls', 'package.json', 'README.md'], "--tls: 'package.json' has no certificate in PEM."],
    [['--port', '0', 'alone'], "'alone' belongs to no flag."],
    [['--port', '0', '--now', 'soon'], "'soon' is no date such as 2027-03-01"],
    [['--port', '0', '--context', '{'], '--context is not valid JSON.'],
    [
      ['--port', '0', '--context', '{"fhirContext":[{}]}'],
      'fhirContext: an entry needs a reference, a canonical or an identifier.',
    ],
    [['--port', '0', '--client', 'no/such/file.json'], "--client: there is no file at 'no/such/file.json'."],
    [['--port', '0', '--client', 'README.md'], "--client: 'README.md' is not valid JSON."],
    [['--port', '0', '--client', 'package.json'], 'A client is a JSON object with a client_id and redirect_uris.'],
    [['--port', '0', '--host', 'no-such-host.invalid'], 'The sandbox could not start: '],
  ])('%s exits with status 2 and a message', async (args, message) => {
    const { status, output } = await run(...args)
    expect(status).toBe(2)
    expect(output).toContain(message)
    expect(output).not.toContain('ready')
  })

  it.concurrent('reports a port that is in use', async () => {
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { status, output } = await run('--port', String(port))
    taken.close()
    expect([status, output]).toEqual([
      2,
      `Port ${port} is in use. Stop the other program or choose another with --port.\n`,
    ])
  })

  it.concurrent.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with status 0 and frees the port', async (signal) => {
    const sandbox = spawn(process.execPath, [command, '--port', '0', '--quiet'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(sandbox.stdout, 'data')
    const url = String(line).replace('Sandbox EHR ready: ', '').trim()
    expect((await fetch(`${url}/metadata`)).status).toBe(200)
    const ended = once(sandbox, 'exit')
    sandbox.kill(signal)
    expect(await ended).toEqual([0, null])
    await expect(fetch(`${url}/metadata`)).rejects.toThrow('fetch failed')
  })

  it.concurrent('SIGTERM to npm ends it and frees the port', async () => {
    const npm = spawn('npm', ['run', '--silent', 'sandbox', '--', '--port', '0', '--quiet'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = await once(npm.stdout, 'data')
    const url = String(line).replace('Sandbox EHR ready: ', '').trim()
    npm.kill('SIGTERM')
    // Closes when npm, its shell and the sandbox have ended.
    await once(npm.stdout, 'close')
    await expect(fetch(`${url}/metadata`)).rejects.toThrow('fetch failed')
  })

  it.concurrent('reports unreadable data also with --quiet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'))
    writeFileSync(join(folder, 'ana.json'), JSON.stringify({ resourceType: 'Patient', id: 'ana' }))
    writeFileSync(join(folder, 'broken.json'), '{')
    expect(await startOutput('--quiet', '--data', folder)).toContain(
      `${join(folder, 'broken.json')} is not valid JSON and was left out.\n`,
    )
    const { status, output } = await run('--quiet', '--port', '0', '--data', join(folder, 'broken.json'))
    rmSync(folder, { recursive: true })
    expect([status, output]).toEqual([
      2,
      expect.stringMatching(/There are no FHIR resources in .*\n.*broken.json is not valid JSON and was left out\.\n/),
    ])
  })

  const startOutput = async (...args: string[]) => {
    const sandbox = spawn(process.execPath, [command, '--port', '0', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [sandbox.stdout, sandbox.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
    while (!text.includes('ready')) await once(sandbox.stdout, 'data')
    sandbox.kill()
    await once(sandbox, 'close')
    return text.replaceAll(/\d{4,}/g, 'PORT')
  }
  const ready = 'Sandbox EHR ready: http://localhost:PORT/fhir\n'
  const notProduction =
    'This is a sandbox for trying apps. It is no production server: give it no records of real people.\n'
  const hostWarning = 'Whoever reaches 0.0.0.0 can read every record here: nobody needs a password.\n'

  it.concurrent.each([
    [[], notProduction + ready],
    [['--quiet'], ready],
    [['--quiet', '--host', '127.0.0.1'], ready.replace('localhost', '127.0.0.1')],
  ])('with %j prints the expected start messages', async (args, text) => {
    expect(await startOutput(...args)).toBe(text)
  })

  it.concurrent('warns that other machines can reach it, also with --quiet', async () => {
    expect((await startOutput('--quiet', '--host', '0.0.0.0')).split(/(?<=\n)/).sort()).toEqual(
      [ready, hostWarning].sort(),
    )
  })
})
