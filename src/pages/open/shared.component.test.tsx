import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findInMain, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderPublicRoute, renderRoute, testSandbox } from '../../app/__fixtures__/render-route'
import { currentSession } from '../../auth/session/session-store'
import { readQrPicture } from '../../intake/health-card/qr-picture'
import { isNetworkCut } from '../../lib/cut-network'
import type { ShareKindName } from '../../../sandbox/share/kinds'
import type { LanguageCode } from '../../i18n/language'

// The pixels of a picture are not drawn in these tests; e2e/shared-link.spec.ts reads one.
vi.mock(import('../../intake/health-card/qr-picture'), () => ({
  readQrPicture: vi.fn(() => Promise.resolve(undefined)),
  readQrPixels: () => undefined,
}))

const siteEhr = { id: 'sandbox', name: 'Sandbox EHR', fhirBase: 'https://ehr.example/fhir', clientId: 'c' }

/** The origin of the store, whose links a test opens. */
const storeOrigin = async () => new URL((await testSandbox()).fhirBase).origin

/** The settings of the site, which the app reads once and which each test changes. */
const settings: { receive: string; hosts: readonly string[] } = { receive: 'off', hosts: [] }

/** Answers config.json; all other requests reach the sandbox. Returns the addresses and bodies of these. */
async function serveConfig(receive = 'listed', host?: string): Promise<string[]> {
  const { fetch } = globalThis
  Object.assign(settings, { receive, hosts: [host ?? (await storeOrigin())] })
  const requests: string[] = []
  vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
    if (address === '/config.json')
      return Promise.resolve(
        Object.assign(new Response(), { json: () => Promise.resolve({ ehrs: [siteEhr], shared: settings }) }),
      )
    if (typeof address === 'string') requests.push(`${address} ${typeof init?.body === 'string' ? init.body : ''}`)
    return fetch(address, init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    settings.receive = 'off'
  })
  return requests
}

async function linkOf(kind: ShareKindName): Promise<string> {
  const list = (await (await fetch(`${await storeOrigin()}/share.json`)).json()) as { kind: string; link: string }[]
  return list.find((each) => each.kind === kind)?.link ?? ''
}

const field = (name: RegExp) => screen.findByRole('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Says whose record it is, and opens the link. */
async function openAs(reader: string, button = 'Open'): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: reader }))
  await press(button)
}

/** Pastes a link of the sandbox's store, and waits until its card is shown. */
async function pasteLink(link: string, language: LanguageCode = 'en'): Promise<void> {
  await renderPublicRoute('/shared', language)
  await userEvent.click(await field(/Link|Enlace/))
  await userEvent.paste(link)
  await press(language === 'en' ? 'Continue' : 'Continuar')
}

test('a pasted link says what it is, and opens as a record that says where it came from', async () => {
  const requests = await serveConfig()
  const link = await linkOf('long-term')
  await pasteLink(link)
  await findInMain('Latest record')
  const { host } = new URL(await storeOrigin())
  expect(main().textContent).toContain(`When you open it, ${host} sees this name and the time.`)
  expect(main().textContent).toMatch(/Ends\w+ \d+, 20\d\d/)
  const name = await field(/^Your name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Dr. Example')
  expect(isNetworkCut()).toBe(false)
  await press('Open')
  expect(screen.getByRole('alert').textContent).toBe('Choose who the record is about.')
  expect(requests.filter((request) => request.includes('/share/'))).toEqual([])
  await openAs('Me')
  await findTitle(/at a glance|record/i)
  await screen.findByText('This is a copy that was shared with you')
  await screen.findByText(`It came from ${host}. No one has checked it.`)
  expect(currentSession()?.kind).toBe('link')
  expect(isNetworkCut()).toBe(true)
  expect(requests.join('\n')).toContain('"recipient":"Dr. Example"')
  await openPage('/privacy')
  await findTitle('About this copy')
  expect(main().textContent).toContain(`${host} saw that the link was opened`)
  expect(main().textContent).toContain('The link calls it “Latest record”.')
  const { key } = JSON.parse(Buffer.from(link.slice('shlink:/'.length), 'base64url').toString()) as { key: string }
  expect(requests.join('\n')).not.toContain(key)
  expect(JSON.stringify([{ ...sessionStorage }, document.cookie, location.href, history.state])).not.toContain(key)
})

test('a link is read from a picture of its QR code; a picture without one is said', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  await serveConfig()
  await renderPublicRoute('/shared')
  await field(/Link/)
  const input = main().querySelector<HTMLInputElement>('input[type="file"]') ?? new HTMLInputElement()
  expect(input.accept).toBe('image/*')
  await userEvent.upload(input, new File(['no picture'], 'cat.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We found no QR code in this picture.')
  vi.mocked(readQrPicture).mockResolvedValueOnce(await linkOf('long-term'))
  await userEvent.upload(input, new File(['a code'], 'code.png', { type: 'image/png' }))
  await findInMain('Latest record')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a wrong passcode is said with the tries that are left, and the right one opens the record', async () => {
  await serveConfig()
  await (await testSandbox()).reset()
  await pasteLink(await linkOf('passcode'))
  await userEvent.type(await field(/^Passcode/), '0000')
  await openAs('Me')
  expect((await screen.findByRole('alert')).textContent).toContain('That passcode is not right.4 tries left.')
  await userEvent.clear(await field(/^Passcode/))
  await userEvent.type(await field(/^Passcode/), '1234')
  await press('Open')
  await screen.findByText('This is a copy that was shared with you')
})

test('of several files, those in force are chosen, and what is not opened is named', async () => {
  await serveConfig()
  await pasteLink(await linkOf('several'))
  await openAs('Me')
  await findTitle('Choose what to open')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
  const names = boxes.map((box) => box.parentElement?.textContent)
  expect(names).toEqual([
    expect.stringMatching(/^1\. Health records, changed on/),
    expect.stringMatching(/^2\. Health records, changed on/),
    expect.stringMatching(/^3\. Health records, changed on .*no longer valid/),
  ])
  expect(main().textContent).toContain('image/png')
  expect(main().textContent).toContain('This link also offers direct access to a health system.')
  expect(isNetworkCut()).toBe(false)
  await press('Open')
  await screen.findByText('This is a copy that was shared with you')
  expect(document.body.textContent).not.toContain('Some of it could not be read.')
  await openPage('/loaded')
  await findInMain('application/smart-api-access: access to a health system, which this app does not use')
  expect(main().textContent).toContain('image/png: a kind of file that this app does not read')
  expect(main().textContent).toContain('application/fhir+json: no longer valid, so not opened')
})

test.each<readonly [ShareKindName, string]>([
  ['ended', 'This link has ended or was withdrawn.'],
  ['busy', 'It asks to wait for 30 seconds.'],
  ['access-only', 'This link offers direct access to a health system. This app does not use that.'],
  ['redirect', 'We could not reach the place that holds the files'],
  ['huge', 'The files of this link are larger than 50 MB'],
  ['wrong-key', 'The file does not open with the key of this link, or it was changed.'],
])('the link %s is answered with a sentence, and nothing is opened', async (kind, sentence) => {
  await serveConfig()
  await pasteLink(await linkOf(kind))
  await openAs('Me')
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(currentSession()).toBeUndefined()
})

test.each([
  ['newer', 'This link needs a newer reader.'],
  ['', 'This is not a SMART Health Link.'],
  ['cut', 'The link is damaged or cut off.'],
])('the text %s is refused before any request', async (kind, sentence) => {
  const requests = await serveConfig()
  const [link, whole] = [kind === 'newer' ? await linkOf('newer') : 'https://example.org', await linkOf('plain')]
  await pasteLink(kind === 'cut' ? whole.slice(0, 60) : link)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(requests.filter((request) => request.includes('/share/'))).toEqual([])
})

test('an end in the past is a hint, and the link opens', async () => {
  await serveConfig()
  await pasteLink(await linkOf('expired'))
  await findInMain(/This link was to end on \w+ \d+, 20\d\d\. You can try\./)
  await openAs('Me')
  await screen.findByText('This is a copy that was shared with you')
})

test('a link that does not answer can be stopped', async () => {
  await serveConfig()
  await pasteLink(await linkOf('slow'))
  await openAs('Me')
  await press('Stop')
  expect((await screen.findByRole('alert')).textContent).toContain('You stopped. Nothing was opened.')
})

test('a link to a host that is not on the list of the site is refused', async () => {
  await serveConfig('listed', 'https://links.example.org')
  const link = await linkOf('plain')
  await pasteLink(link)
  expect((await screen.findByRole('alert')).textContent).toContain('Only https addresses are opened.')
})

test('where a site opens no shared links, none is asked for', async () => {
  await serveConfig('off')
  await renderPublicRoute('/shared')
  await findInMain('This site does not open shared links.')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('while a health system is signed in, no link is opened', async () => {
  await serveConfig()
  await renderRoute('/shared', { person: 'ana' })
  await findInMain('You are signed in at Sandbox EHR. Sign out first, or open the link in a new window.')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.head.querySelector('meta[data-narrow]')?.getAttribute('content')).toMatch(/^connect-src 'self'/)
  await press('Sign out and go on')
  await waitFor(() => expect(currentSession()).toBeUndefined())
})

test('the page is in Spanish too', async () => {
  await serveConfig()
  await pasteLink(await linkOf('plain'), 'es')
  await openAs('Mí', 'Abrir')
  await screen.findByText('Esta es una copia que le compartieron')
})
