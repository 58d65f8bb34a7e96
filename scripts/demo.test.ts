import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personaNames, switchesOf } from '../sandbox/personas/personas'
import { signIn } from '../sandbox/testing/sign-in'
import { callbackPath, findEhrByIss } from '../src/auth/launch/redirect-uris'
import { discover } from '../src/auth/launch/smart-configuration'
import { scopesFor } from '../src/auth/tokens/scopes'
import type { AppConfig } from '../src/config/config'
import { startDemo } from './demo'
import { ehrSettings } from './ehr-settings'

/** A stand-in for the built app, whose pages are all the same document. */
let outDir: string
beforeAll(() => {
  outDir = mkdtempSync(join(tmpdir(), 'plainchart-demo-'))
  writeFileSync(join(outDir, 'index.html'), '<!doctype html><title>Plainchart</title>')
})
afterAll(() => rmSync(outDir, { recursive: true }))

/** Starts the demo with these arguments on free ports, with the switchboard open. */
async function start(args: readonly string[]) {
  let output = ''
  const write = (text: string) => void (output += text)
  const demo = await startDemo({
    outDir,
    args: ['--port', '0', '--faults', ...args],
    output: { out: write, err: write },
    appPort: 0,
  })
  if (demo === undefined) throw new Error(output)
  return { ...demo, sandbox: new URL(demo.fhirBase).origin, output }
}
type Demo = Awaited<ReturnType<typeof start>>

const unescape = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const attribute = (tag: string, name: string) => unescape(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Addresses of the links and styles of a page. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:a|link) [^>]*>/g)].map(([tag]) => attribute(tag, 'href'))

/** The names of the apps that a launch page offers, in order. */
function offeredApps(html: string): readonly string[] {
  const [, list = ''] = /<select id="app"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
  return [...list.matchAll(/<option [^>]*>([^<]*)/g)].map(([, text = '']) => unescape(text))
}

interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The forms of a page, with what each sends when its button is pressed at once. */
const formsIn = (html: string): readonly Form[] =>
  [...html.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)].map(([, start = '', body = '']) => ({
    action: attribute(` ${start}`, 'action'),
    fields: Object.fromEntries(
      [...body.matchAll(/<input [^>]*>|<select [^>]*><option [^>]*>/g)].map(([tag]) => [
        attribute(tag, 'name'),
        attribute(tag, 'value'),
      ]),
    ),
  }))

interface Opened {
  /** The HTTP status, or why there is none. */
  readonly status: number | string
  readonly html: string
}

const submission = ({ fields }: Form): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })

async function open(address: string, init: RequestInit = {}): Promise<Opened & { readonly url: string }> {
  const headers = { accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' }
  const response = await fetch(address, { ...init, headers }).catch((error: unknown) => String(error))
  if (typeof response === 'string') return { status: response, html: '', url: address }
  const text = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return { status: response.status, html: isPage ? text : '', url: response.url }
}

/** Opens these addresses and all that their pages link to. A link to a section that its page lacks is opened as not found. */
async function crawl(starts: readonly string[]): Promise<ReadonlyMap<string, Opened>> {
  const [opened, queue] = [new Map<string, Opened>(), [...starts]]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { hash, href, protocol } = new URL(address)
    if (protocol === 'data:') continue
    const page = href.replace(hash, '')
    const { status, html } = opened.get(page) ?? (await open(page))
    if (!opened.has(page)) queue.push(...linksIn(html).map((link) => new URL(link, page).href))
    opened.set(page, { status, html })
    if (hash !== '' && !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
      opened.set(href, { status: 'no such section', html: '' })
  }
  return opened
}

/** The pages that were not opened as they should be; links to records need a token unless the sandbox is open. */
const failuresIn = (opened: ReadonlyMap<string, Opened>, isOpen: boolean) =>
  [...opened]
    .filter(([, { status }]) => status !== 200 && (isOpen || status !== 401))
    .map(([url, { status }]) => [url, status])

const flags: readonly (readonly string[])[] = [
  ...personaNames.map((persona) => [`--persona=${persona}`, '--open']),
  ['--base', '/', '--open'],
  ['--tenant', 'lakeside', '--open'],
  ['--directory'],
  ['--any-client', '--lenient'],
  ['--switch', 'smartConfiguration=no'],
  ['--switch', 'pkceAdvertised=no'],
  ['--switch', 'alsoHas=DiagnosticOrder,Questionnaire', '--later', '--open'],
]

describe.each(flags.map((args) => [args.join(' '), args] as const))('npm start -- %s', (_, args) => {
  let demo: Demo
  beforeAll(async () => {
    demo = await start(args)
  })
  afterAll(() => demo.close())

  it('lists the issuer of the health cards', async () => {
    const { origin, sandbox } = demo
    const listsAt = async (address: string): Promise<unknown> => (await fetch(address)).json()
    expect(await listsAt(`${origin}/issuers.json`)).toEqual(await listsAt(`${sandbox}/cards/issuers.json`))
  })

  it('signs in from the app', async () => {
    const { origin, sandbox } = demo
    const config = (await (await fetch(`${origin}/config.json`)).json()) as AppConfig
    const [ehr] = config.ehrs
    if (ehr === undefined) throw new Error('There is no EHR')
    const { capabilities, scopes, extraTypes } = await discover(ehr)
    const tokens = await signIn(
      { url: sandbox, fhirBase: ehr.fhirBase },
      {
        person: 'ana',
        scope: scopesFor(ehr, 'standalone', capabilities, scopes, extraTypes).join(' '),
        client: { id: ehr.clientId, redirectUri: origin + callbackPath(ehr, config) },
      },
    )
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const response = await fetch(`${ehr.fhirBase}/Patient?${new URLSearchParams(ehr.extra).toString()}`, { headers })
    const { entry } = (await response.json()) as { entry: readonly { resource: { resourceType: string } }[] }
    expect([response.status, entry[0]?.resource.resourceType]).toEqual([200, 'Patient'])
  })

  it('opens the app that was started from the launch page', async () => {
    const { origin, sandbox } = demo
    const config = (await (await fetch(`${origin}/config.json`)).json()) as AppConfig
    const start = await open(`${sandbox}/ehr/launch`)
    const people = linksIn(start.html).filter((link) => link.includes('user='))
    expect(people.length).toBeGreaterThan(5)
    for (const link of people) {
      const { html } = await open(sandbox + link)
      expect(offeredApps(html)).toEqual([`Plainchart at ${origin}`])
      const [form = { action: '', fields: {} }] = formsIn(html)
      const { status, url } = await open(sandbox + form.action, submission(form))
      const { pathname, searchParams, origin: opened } = new URL(url)
      expect([status, opened + pathname]).toEqual([200, `${origin}/launch`])
      expect(findEhrByIss(config.ehrs, searchParams.get('iss') ?? '')).toBe(config.ehrs[0])
    }
  })

  it('prints and shows only links and buttons that lead somewhere', async () => {
    const { origin, sandbox, fhirBase, output } = demo
    const printed = [...output.matchAll(/https?:\/\/\S+/g)].map(([address]) => address)
    expect(printed).toEqual(expect.arrayContaining([`${sandbox}/faults`, fhirBase]))
    // The FHIR base itself is no page.
    const pages = await crawl([...printed.filter((address) => address !== fhirBase), `${sandbox}/`, origin])
    expect(failuresIn(pages, args.includes('--open'))).toEqual([])
    const paths = [...pages.keys()].map((address) => new URL(address).pathname)
    expect(paths).toEqual(expect.arrayContaining(['/people', '/ehr/launch', '/requests', '/fhir/metadata']))
    for (const [page, { html }] of pages)
      for (const form of formsIn(html)) {
        const { status } = await open(new URL(form.action, page).href, submission(form))
        expect([form, status]).toEqual([form, 200])
      }
  })
})

it('the guide to personas lists the settings that the demo uses', () => {
  const guide = readFileSync(join(import.meta.dirname, '..', 'docs', 'personas.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| `([a-z-]+)` .*\| (.*?) +\|$/gm)].map(([, name, entry = '']) => [
    name,
    entry === 'nothing special' ? {} : JSON.parse(`{${entry.replaceAll('`', '')}}`),
  ])
  expect(rows).toEqual(personaNames.map((name) => [name, ehrSettings(switchesOf(name))]))
})
