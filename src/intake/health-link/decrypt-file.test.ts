import { base64url, CompactEncrypt } from 'jose'
import { expect, test } from 'vitest'
import { guideFile, guideKey } from './__fixtures__/guide-examples'
import { encryptFile, outcomeOf, testKey } from './__fixtures__/links'
import { decryptFile, newInflateBudget } from './decrypt-file'

const textOfBytes = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const open = (jwe: string, of: Uint8Array = base64url.decode(testKey)) => decryptFile(jwe, of, newInflateBudget())

test('the file of the guide opens with its key', async () => {
  const { contentType, bytes } = await open(guideFile, base64url.decode(guideKey))
  expect(contentType).toBe('application/smart-health-card')
  expect(JSON.parse(textOfBytes(bytes))).toEqual({ verifiableCredential: [expect.stringMatching(/^eyJ6aXAiOiJERUYi/)] })
})

test('a compressed file of several megabytes opens', async () => {
  const text = JSON.stringify({ resourceType: 'Bundle', note: 'Año '.repeat(1_000_000) })
  expect(textOfBytes((await open(await encryptFile(text, { zip: 'DEF' }))).bytes)).toBe(text)
})

test('files that grow beyond what is left of 50 MB are refused', async () => {
  expect(newInflateBudget().left).toBe(50 * 1024 * 1024)
  const [budget, jwe] = [{ left: 1_500 }, await encryptFile('0'.repeat(1_000), { zip: 'DEF' })]
  const key = base64url.decode(testKey)
  expect((await decryptFile(jwe, key, budget)).bytes).toHaveLength(1_000)
  for (const file of [jwe, await encryptFile('0'.repeat(1_000))])
    expect(await outcomeOf(decryptFile(file, key, { ...budget }))).toEqual(['tooLarge', undefined])
})

test('a file with another key, algorithm or form is refused', async () => {
  const other = new Uint8Array(32).fill(8)
  const text = '{"resourceType":"Patient"}'
  const wrapped = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
    .encrypt(other)
  const half = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A128GCM' })
    .encrypt(new Uint8Array(16).fill(7))
  for (const jwe of [await encryptFile(text, {}, other), wrapped, half, '', 'a..b.c.d', text, '<html>'])
    expect(await outcomeOf(open(jwe))).toEqual(['notDecrypted', undefined])
})

test('a file in which any character was changed is refused', async () => {
  const jwe = await encryptFile('{"resourceType":"Patient","id":"1"}')
  // The next character may differ only in bits that decoders ignore.
  const next = (character: string) => String.fromCharCode(character.charCodeAt(0) + 1)
  const changes = [...jwe].flatMap((character, at) =>
    [next(character), 'A', 'w', '_', '.', '='].flatMap((other) =>
      other === character ? [] : [jwe.slice(0, at) + other + jwe.slice(at + 1)],
    ),
  )
  for (const changed of changes) expect(await outcomeOf(open(changed)), changed).toEqual(['notDecrypted', undefined])
})
