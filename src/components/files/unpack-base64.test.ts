import { expect, it } from 'vitest'
import { unpackBase64 } from './unpack-base64'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const unpacked = (text: string) => {
  const bytes = unpackBase64(bytesOf(text))
  return bytes && new TextDecoder().decode(bytes)
}

it.each([
  ['text', btoa('Packed two times, bread')],
  ['text in lines', btoa('Packed two times, bread').replace(/(.{16})/g, '$1\r\n')],
  ['RTF', btoa('{\\rtf1 Visit note}')],
  ['a PDF', btoa('%PDF-1.4 and more')],
])('unpacks %s that was encoded twice', (_name, base64) =>
  expect(unpacked(base64)).toBe(atob(base64.replace(/\s/g, ''))),
)

it.each([
  ['words that fit the alphabet without spaces', 'Twice packed text'],
  ['a long word', 'Hydrochlorothiazides'],
  ['a list of words, one in each line', 'Acetaminophen\nHydrochlorothiazide\nLisinopril'],
  ['a short text', 'YWJj'],
  ['bytes of an unknown kind', btoa('\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u00ff\u00fe\u00fd\u00fc')],
  ['a number', '1234567890123456'],
  ['nothing', ''],
])('leaves %s as sent', (_name, text) => expect(unpackBase64(bytesOf(text))).toBeUndefined())
