import { expect, it } from 'vitest'
import { isProtectedCopy, newPassphrase, openProtectedCopy, protectCopy, readPassphrase } from './protected-copy'

const text = '{"resourceType":"Bundle","note":"Año"}'

it('a passphrase has four groups of five characters that cannot be confused, and never comes twice', () => {
  const made = Array.from({ length: 200 }, newPassphrase)
  for (const passphrase of made) expect(passphrase).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){3}$/)
  expect(new Set(made).size).toBe(200)
})

it.each(['abcde-f0hj1-kmnpq-rstvw', 'ABCDEF0HJ1KMNPQRSTVW', ' abcde fohjl kmnpq rstvw ', 'abcde–fOhjI–kmnpq–rstvw'])(
  'a passphrase may be typed as %s',
  (typed) => {
    expect(readPassphrase(typed)).toBe('ABCDE-F0HJ1-KMNPQ-RSTVW')
  },
)

it('opens with its passphrase, and with no other', async () => {
  const passphrase = newPassphrase()
  const copy = await protectCopy(text, passphrase)
  expect(isProtectedCopy(copy)).toBe(true)
  expect(copy).not.toContain('Bundle')
  expect(await openProtectedCopy(copy, passphrase)).toBe(text)
  expect(await openProtectedCopy(copy, newPassphrase())).toBeUndefined()
})

it('opens in ten lines of WebCrypto', async () => {
  const passphrase = newPassphrase()
  const [header = '', wrapped = '', iv = '', content = '', tag = ''] = (await protectCopy(text, passphrase)).split('.')
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
  const { alg, p2s, p2c } = JSON.parse(Buffer.from(header, 'base64url').toString()) as {
    alg: string
    p2s: string
    p2c: number
  }
  const encode = (part: string) => new TextEncoder().encode(part)
  const salt = new Uint8Array([...encode(alg), 0, ...bytes(p2s)])
  const password = await crypto.subtle.importKey('raw', encode(passphrase), 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: p2c }
  const wrapping = await crypto.subtle.deriveKey(derivation, password, { name: 'AES-KW', length: 256 }, false, [
    'unwrapKey',
  ])
  const key = await crypto.subtle.unwrapKey('raw', bytes(wrapped), wrapping, 'AES-KW', 'AES-GCM', false, ['decrypt'])
  const aes = { name: 'AES-GCM', iv: bytes(iv), additionalData: encode(header) }
  const opened = await crypto.subtle.decrypt(aes, key, new Uint8Array([...bytes(content), ...bytes(tag)]))
  expect(new TextDecoder().decode(opened)).toBe(text)
})

it('does not open after a change, and does not work for a header that asks for too many iterations', async () => {
  const passphrase = newPassphrase()
  const copy = await protectCopy(text, passphrase)
  const parts = copy.split('.')
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    const changed = parts.with(index, (part.startsWith('A') ? 'B' : 'A') + part.slice(1)).join('.')
    expect(await openProtectedCopy(changed, passphrase)).toBeUndefined()
  }
  const header = { alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 2_000_001, p2s: 'AAAAAAAAAAAAAAAAAAAAAA' }
  const greedy = parts.with(0, Buffer.from(JSON.stringify(header)).toString('base64url')).join('.')
  expect(await openProtectedCopy(greedy, passphrase)).toBeUndefined()
})

it('is not another kind of file', () => {
  for (const other of ['', 'a note', 'a.b.c.d.e', `${Buffer.from('{"alg":"dir"}').toString('base64url')}....`])
    expect(isProtectedCopy(other)).toBe(false)
})
