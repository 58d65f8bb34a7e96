import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const RTF =
  "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs22 Visit note\\par Walks with a stick.\\par Temp 37.2 \\'b0C\\par}"
const note = (id: string, attachment: object) => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  type: { text: `Note ${id}` },
  subject: { reference: 'Patient/tove' },
  date: '2026-09-01T10:00:00Z',
  content: [{ attachment }],
})
const file = (contentType: string | undefined, content: string) => ({ contentType, data: btoa(content) })

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }] },
  note('rtf', file('text/rtf', RTF)),
  note('rtf-as-text', file('text/plain', RTF)),
  note('rtf-as-word', file('application/msword', RTF)),
  note('rtf-unlabelled', file(undefined, RTF)),
  note('rtf-on-server', { contentType: 'text/plain', url: 'Binary/rtf' }),
  { resourceType: 'Binary', id: 'rtf', contentType: 'text/plain', data: btoa(RTF) },
  note('rtf-parts', file('text/rtf', '{\\rtf1 Seen.{\\pict\\pngblip 89504e47}{\\deleted Old plan} Cut')),
  note('rtf-empty', file('text/rtf', '{\\rtf1{\\pict\\pngblip 89504e47}}')),
  note('line-breaks', { contentType: 'text/plain', data: 'TGluZSBv\r\nbmUNCkxp\r\nbmUgdHdv' }),
  note('spaces', { contentType: 'text/plain', data: 'VHdpY2UgcGFja2VkIHRleHQ' }),
  note('twice', file('text/plain', btoa('Packed two times, bread'))),
  note('twice-rtf', file('text/plain', btoa(RTF))),
  note('latin', { contentType: 'text/plain; charset=ISO-8859-1', data: 'Q3LobWUgYnL7bOllLCA1ILVn' }),
  note('wide', { contentType: 'text/plain', data: '//5VAFQARgAgAHMAaQB4AHQAZQBlAG4AIAB0AGUAeAB0AA==' }),
  note('pdf', { contentType: 'application/octet-stream', data: 'JVBERi0xLjQKJcOiw6PDj8OTCg==' }),
  note(
    'html-as-text',
    file('text/plain', '<html><body><p>Blood pressure</p><table><tr><td>120</td></tr></table></body></html>'),
  ),
  note('empty', { contentType: 'TEXT/PLAIN', data: '' }),
])
const open = (id: string) => openPage(`/documents/${id}`)
const saveLink = (extension: string) =>
  within(main()).findByRole('link', { name: new RegExp(`^Save .*\\.${extension}$`) })

test('an RTF file is shown as the words of the note, whatever its label says, and can be saved', async () => {
  await renderRoute('/documents/rtf', { person: 'tove', sandbox })
  for (const id of ['rtf', 'rtf-as-text', 'rtf-as-word', 'rtf-unlabelled']) {
    await open(id)
    await waitFor(() =>
      expect(main().querySelector('pre')?.textContent).toBe('Visit note\nWalks with a stick.\nTemp 37.2 °C'),
    )
    await saveLink('rtf')
    expect(main().textContent).not.toContain('fonttbl')
    expect(main().textContent).not.toContain('not what its label says')
  }
})

test('an RTF file of the server is fetched and shown as text', async () => {
  await renderRoute('/documents/rtf-on-server', { person: 'tove', sandbox })
  await findInMain('Walks with a stick.')
  expect(main().textContent).not.toContain('rtf1')
})

test('parts of an RTF file that are not shown, and a missing end, are named', async () => {
  await renderRoute('/documents/rtf-parts', { person: 'tove', sandbox })
  await findInMain('2 parts of this file are not shown')
  await findInMain('This file is incomplete. Its end may be missing.')
  expect(main().querySelector('pre')?.textContent).toBe('Seen. Cut')
  await open('rtf-empty')
  await findInMain('We found no text in this file.')
})

test('a file that was encoded twice is shown as what is inside; other text stays as sent', async () => {
  await renderRoute('/documents/twice', { person: 'tove', sandbox })
  await findInMain('Packed two times, bread')
  await findInMain('This file was encoded twice on its way into the record.')
  expect(main().textContent).not.toContain(btoa('Packed two times, bread'))
  await open('twice-rtf')
  await findInMain('Walks with a stick.')
  await saveLink('rtf')
  for (const [id, text] of [
    ['line-breaks', 'Line one\r\nLine two'],
    ['spaces', 'Twice packed text'],
    ['latin', 'Crème brûlée, 5 µg'],
    ['wide', 'UTF sixteen text'],
  ] as const) {
    await open(id)
    await findInMain(text.slice(0, 8))
    expect(main().querySelector('pre')?.textContent).toBe(text)
    expect(main().textContent).not.toContain('encoded twice')
  }
})

test('an unlabelled PDF and a web page labelled as text are shown as what they are; an empty file is named as one without content', async () => {
  await renderRoute('/documents/pdf', { person: 'tove', sandbox })
  await saveLink('pdf')
  expect(main().querySelector('pre')).toBeNull()
  expect(main().textContent).not.toContain('saved as text')
  await open('html-as-text')
  const frame = await screen.findByTitle(/^Content of /)
  await waitFor(() => expect(frame.getAttribute('sandbox')).toBe(''))
  await waitFor(() => expect((frame as HTMLIFrameElement).srcdoc).toContain('<td>120</td>'))
  await saveLink('txt')
  await findInMain('Web pages and drawings are saved as text (.txt). Opened from a device, they could run programs.')
  await open('empty')
  await findInMain('The record names a file, but does not say where it is.')
})
