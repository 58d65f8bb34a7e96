import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './command'
import { faultKinds, faults } from './faults/table'
import { personaNames } from './personas/personas'
import { people } from './population/people'
import { shareKindNames, shareKinds } from './share/kinds'
import { startSandbox } from './server'

const root = join(import.meta.dirname, '..')
const guide = readFileSync(join(root, 'docs', 'qa.md'), 'utf8')
const run = promisify(execFile)

/** What the command prints until it has started, or its help. */
async function commandOutput(...args: string[]): Promise<string> {
  let output = ''
  const write = (text: string) => (output += text)
  const sandbox = await runCommand(args, { out: write, err: write })
  await sandbox?.close()
  return output
}

const examples = [...guide.matchAll(/^```\w+ (examples\/\S+)\n(.*?)^```$/gms)].map(([, path = '', text = '']) => ({
  path,
  text,
}))

describe('the guide for QA teams', () => {
  it.each(examples)('quotes $path verbatim', ({ path, text }) => {
    expect(text).toBe(readFileSync(join(root, path), 'utf8'))
  })

  it('quotes all four programs', () => {
    expect(examples.map(({ path }) => path)).toEqual(
      ['start.mjs', 'sign-in.mjs', 'record.test.mjs', 'curl.sh'].map((name) => `examples/qa/${name}`),
    )
  })

  it('lists every fault with its description', () => {
    const rows = [...guide.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, kind, text]) => `${kind}: ${text}`)
    expect(rows).toEqual(expect.arrayContaining(faultKinds.map((kind) => `${kind}: ${faults[kind].description}`)))
  })

  it('lists every shared link with its description', () => {
    const rows = [...guide.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, name, text]) => `${name}: ${text}`)
    expect(rows).toEqual(
      expect.arrayContaining(shareKindNames.map((name) => `${name}: ${shareKinds[name].description}`)),
    )
  })

  it('mentions only existing flags, people and personas', async () => {
    const help = await commandOutput('--help')
    const prose = guide.replaceAll(/^```\w+ examples.*?^```$/gms, '')
    const flags = new Set([...prose.matchAll(/--[a-z]+(?:-[a-z]+)*/g)].map(([flag]) => flag))
    expect([...flags].filter((flag) => !help.includes(`  ${flag} `) && !['--help', '--test'].includes(flag))).toEqual(
      [],
    )
    const [, named = ''] = /for the built-in people: (.*)/.exec(prose) ?? []
    expect(people.filter(({ id }) => !named.includes(`\`${id}\``))).toEqual([])
    expect(
      [...prose.matchAll(/--persona ([\w-]+)/g)].filter(([, name]) => !personaNames.some((known) => known === name)),
    ).toEqual([])
  })

  it('has a GitHub Actions example with valid flags', async () => {
    const text = readFileSync(join(root, 'examples', 'github-actions', 'smart-app.yml'), 'utf8')
    const [, line = ''] = /npx plainchart-sandbox (.*?) >/.exec(text) ?? []
    const [, version = ''] = /vendor\/plainchart-(.*)\.tgz/.exec(text) ?? []
    const output = await commandOutput(...line.replace('9400', '0').split(' '))
    expect([output.includes('Sandbox EHR ready'), version]).toEqual([
      true,
      (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
    ])
  })

  it('has a test example that passes', async () => {
    const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap', 'examples/qa/record.test.mjs'], {
      cwd: root,
    })
    expect(stdout).toMatch(/^# pass 5$/m)
    expect(stdout).toMatch(/^# fail 0$/m)
  }, 120_000)
})

const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
)

describe.skipIf(!hasCurl)('the curl examples of the guide (needs curl)', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, open: true, faults: [] })
  })
  afterAll(() => sandbox.close())

  it('run and print the expected output', async () => {
    const { stdout } = await run('sh', ['examples/qa/curl.sh'], {
      cwd: root,
      env: { ...process.env, BASE: sandbox.url },
    })
    expect(stdout.match(/^\{"resourceType":"(CapabilityStatement|Patient|Bundle)"/gm)).toHaveLength(4)
    expect(stdout.match(/^(?:record|with|after).*$/gm)).toEqual([
      'record of another patient: 404',
      'with the fault: 503',
      'after the reset: 200',
    ])
  })
})
