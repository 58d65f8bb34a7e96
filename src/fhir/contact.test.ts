import { describe, expect, it } from 'vitest'
import { contactLink } from './contact'
import { attachmentOf } from './show-details'

describe('a contact point', () => {
  it.each([
    ['url', 'https://clinic.example/portal', 'https://clinic.example/portal'],
    ['phone', '555 0100', 'tel:5550100'],
    ['phone', '+1 (555) 010-0199', 'tel:+15550100199'],
    ['sms', '555.010.0199', 'sms:5550100199'],
    ['url', 'https://clinic.example:8443/a?b#c', 'https://clinic.example:8443/a?b#c'],
    ['email', 'me@clinic.example', 'mailto:me@clinic.example'],
  ])('%s %s is a link', (system, value, href) =>
    expect(contactLink({ system, value })).toEqual({ kind: 'link', href, text: value }),
  )

  it.each([
    ['user info that looks like a host', 'url', 'https://bank.example@evil.example/'],
    ['user info with a password', 'url', 'https://bank.example:443@evil.example/'],
    ['no encryption', 'url', 'http://clinic.example/'],
    ['a script', 'url', 'javascript:alert(1)'],
    ['a backslash', 'url', 'https://bank.example\\@evil.example/'],
    ['a space', 'url', 'https://bank.example /x'],
    ['no host', 'url', 'https://'],
    ['a homoglyph', 'url', 'https://b\u0430nk.example/'],
    ['a percent-encoded host', 'url', 'https://bank.example%2eevil.example/'],
    ['a number with letters', 'phone', '1-800-FLOWERS'],
    ['a dial code', 'phone', '*21*0900123456#'],
    ['a dial code of signs alone', 'phone', '##002#'],
    ['a post-dial string', 'phone', '+1 555 0100;postd=99,*21#'],
    ['a script instead of a number', 'phone', 'javascript:1'],
    ['full-width digits', 'phone', '\uff15\uff15\uff15\uff11\uff12\uff13\uff14'],
    ['too few digits', 'sms', '12'],
    ['an extension', 'phone', '555 0100 ext. 12'],
    ['mail with headers', 'email', 'me@clinic.example?bcc=you@evil.example&body=x'],
    ['mail to two recipients', 'email', 'me@clinic.example,you@evil.example'],
    ['mail with a line break', 'email', 'me@clinic.example\r\nBcc: you@evil.example'],
    ['mail without a host', 'email', 'me'],
  ])('%s stays text', (_, system, value) =>
    expect(contactLink({ system, value })).toEqual({ kind: 'text', text: value }),
  )

  it.each([
    ['url', 'https://evil.example/\u202emoc.elpmaxe.knab', 'https://evil.example/moc.elpmaxe.knab'],
    ['phone', '\u2066555 0100', '555 0100'],
    ['email', 'me@evil\u200b.example', 'me@evil.example'],
  ])('bidi controls are removed from a %s, which is no link', (system, value, text) =>
    expect(contactLink({ system, value })).toEqual({ kind: 'text', text }),
  )
})

it('bidi controls are removed from the title of a file', () => {
  expect(attachmentOf({ title: 'letter\u202Efdp.exe' })).toMatchObject({ title: 'letterfdp.exe' })
  expect(attachmentOf({ title: 'نتيجة\u200c.pdf' })).toMatchObject({ title: 'نتيجة\u200c.pdf' })
})
