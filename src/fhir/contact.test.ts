import { describe, expect, it } from 'vitest'
import { contactLink } from './contact'
import { attachmentOf } from './show-details'

describe('a way to reach somebody', () => {
  it.each([
    ['url', 'https://clinic.example/portal', 'https://clinic.example/portal'],
    ['phone', '555 0100', 'tel:5550100'],
    ['email', 'me@clinic.example', 'mailto:me@clinic.example'],
  ])('%s %s is a link', (system, value, href) => expect(contactLink({ system, value })).toEqual({ kind: 'link', href, text: value }))

  it.each([
    ['a name before the host that passes for a host', 'url', 'https://bank.example@evil.example/'],
    ['a name and a password', 'url', 'https://bank.example:443@evil.example/'],
    ['no encryption', 'url', 'http://clinic.example/'],
    ['a script', 'url', 'javascript:alert(1)'],
    ['a backslash', 'url', 'https://bank.example\\@evil.example/'],
    ['a space', 'url', 'https://bank.example /x'],
    ['no host', 'url', 'https://'],
  ])('%s makes it text', (_, system, value) => expect(contactLink({ system, value })).toEqual({ kind: 'text', text: value }))

  it.each([
    ['url', 'https://evil.example/\u202emoc.elpmaxe.knab', 'https://evil.example/moc.elpmaxe.knab'],
    ['phone', '\u2066555 0100', '555 0100'],
    ['email', 'me@evil\u200b.example', 'me@evil.example'],
  ])('marks that turn the direction are taken out of a %s, and it is no link', (system, value, text) => expect(contactLink({ system, value })).toEqual({ kind: 'text', text }))
})

it('the title of a file stands in the order in which it is stored', () => {
  expect(attachmentOf({ title: 'letter\u202Efdp.exe' })).toMatchObject({ title: 'letterfdp.exe' })
  expect(attachmentOf({ title: 'نتيجة\u200c.pdf' })).toMatchObject({ title: 'نتيجة\u200c.pdf' })
})
