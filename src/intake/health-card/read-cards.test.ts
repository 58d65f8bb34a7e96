import encodeQR from 'qr'
import { SHCIssuer, SHCReader } from 'kill-the-clipboard'
import { calculateJwkThumbprint, exportJWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { generatedCases } from '../../../scripts/ci/full-matrix'
import { readCardIssuers } from '../../config/card-issuers'
import { stringifyLosslessJson } from '../../fhir/lossless-json'
import { cardFile, codeOf, createIssuer, exampleBundle, ISSUER, payloadOf } from './__fixtures__/cards'
import { contentKindOf } from '../content-kind'
import { atOnce } from '../in-turns'
import { contentFor, openedFile, patientsIn } from '../opened-file'
import { readQrPixels } from './qr-picture'
import { readCards } from './read-cards'

const issuer = await createIssuer()
const issuersOf = (...entries: readonly unknown[]) => readCardIssuers({ issuerInfo: entries }).issuers ?? []
const listed = issuersOf(issuer.entry())
const card = await issuer.sign(payloadOf(exampleBundle()))

const read = async (texts: string | readonly string[], issuers = listed) =>
  readCards(
    [texts].flat().map((text, index) => ({ name: `card${index + 1}`, text })),
    issuers,
  )
const open = async (texts: string | readonly string[], issuers = listed) => {
  const { parts, unread } = await read(texts, issuers)
  return atOnce(openedFile('card', undefined, { parts, unread }))
}
const reasonsOf = async (texts: string | readonly string[], issuers = listed) => {
  const { parts, unread } = await read(texts, issuers)
  return [parts.length, ...unread.map(({ reason }) => reason)]
}

describe('a card', () => {
  it.each([
    ['as a file', cardFile(card)],
    ['as a code', codeOf(card)],
    ['as a JWS', `${card}\n`],
  ])('opens %s, recognized by its content', async (_how, text) => {
    expect(contentKindOf(new TextEncoder().encode(text)).kind).toBe('card')
    const file = await open(text)
    const [patient] = patientsIn(file)
    expect(patient?.['birthDate']).toBe('1951-01-20')
    expect(contentFor(file, patient?.id ?? '').shown.map(({ resourceType }) => resourceType)).toEqual([
      'Patient',
      'Immunization',
    ])
    expect(file.savedOn).toEqual({ date: '2026-05-04', from: 'card' })
    expect(file.cards[0]).toMatchObject({ signature: 'listed', issuerName: 'Example Health', validity: 'valid' })
  })

  it('keeps the digits of its numbers', async () => {
    const value = { resourceType: 'Observation', valueQuantity: { value: 1.5 } }
    const text = JSON.stringify(payloadOf({ resourceType: 'Bundle', entry: [{ resource: value }] }))
    const file = await open(await issuer.sign(text.replace('1.5', '1.50')))
    expect(stringifyLosslessJson(file.records[0])).toContain('1.50')
  })

  it('opens in several codes, in any order and from several files', async () => {
    const parts = [card.slice(0, 200), card.slice(200, 400), card.slice(400)]
    const codes = parts.map((part, index) => codeOf(part, `${index + 1}/3/`))
    const [first = '', second = '', third = ''] = codes
    expect((await open([third, first, second])).cards).toHaveLength(1)
    expect((await open(`${second}\n${first}\n${third}`)).cards).toHaveLength(1)
    expect(await reasonsOf([first, third])).toEqual([0, 'cardParts'])
    expect(await reasonsOf([first, first, codeOf('other', '2/3/'), second, third])).toEqual([0, 'cardParts'])
  })

  it('is unchecked without a key of its issuer', async () => {
    for (const issuers of [[], issuersOf((await createIssuer('https://other.example')).entry())])
      expect((await open(card, issuers)).cards[0]).toMatchObject({ signature: 'noKey', issuer: ISSUER })
    expect((await readCards([{ name: 'card', text: card }], undefined)).parts[0]?.card?.signature).toBe('noList')
  })

  it('is not of a listed issuer if the site has its key, and no name for it', async () => {
    const { keys } = issuer.entry()
    expect((await open(card, issuersOf({ issuer: { iss: ISSUER }, keys }))).cards[0]?.signature).toBe('keyOnly')
  })

  it('says when it has expired or is not valid yet', async () => {
    const day = 86_400
    const now = Math.floor(Date.now() / 1000)
    const validityOf = async (claims: object) =>
      (await open(await issuer.sign(payloadOf(exampleBundle(), claims)))).cards[0]?.validity
    expect(await validityOf({ exp: now - day })).toBe('expired')
    expect(await validityOf({ exp: now + day })).toBe('valid')
    expect(await validityOf({ nbf: now + day })).toBe('notYet')
  })
})

describe('a card is not read', () => {
  it('if it was changed, or signed by somebody else', async () => {
    const [head, , signature] = card.split('.')
    const other = (await issuer.sign(payloadOf(exampleBundle('Jane')))).split('.')[1]
    expect(await reasonsOf(`${head}.${other}.${signature}`)).toEqual([0, 'cardSignature'])
    const impostor = await createIssuer()
    expect(await reasonsOf(await impostor.sign(payloadOf(exampleBundle())))).toEqual([0, 'cardKey'])
    expect(await reasonsOf(await impostor.sign(payloadOf(exampleBundle()), { kid: issuer.kid }))).toEqual([
      0,
      'cardSignature',
    ])
    expect(await reasonsOf(await issuer.sign(payloadOf(exampleBundle(), { iss: 'https://other.example' })))).toEqual([
      0,
      'cardSignature',
    ])
  })

  it('if the key in the list is not the one that its kid names', async () => {
    const impostor = await createIssuer()
    const entry = { ...issuer.entry(), keys: [{ ...impostor.key, kid: issuer.kid }] }
    const forged = await impostor.sign(payloadOf(exampleBundle()), { kid: issuer.kid })
    expect(await reasonsOf(forged, issuersOf(entry))).toEqual([0, 'cardKey'])
  })

  it('if the key in the list is no point of the curve', async () => {
    const point = { kty: 'EC', crv: 'P-256', x: issuer.key.x, y: issuer.key.x }
    const kid = await calculateJwkThumbprint(point)
    const entry = { ...issuer.entry(), keys: [{ ...point, kid }] }
    expect(await reasonsOf(await issuer.sign(payloadOf(exampleBundle()), { kid }), issuersOf(entry))).toEqual([
      0,
      'cardSignature',
    ])
  })

  it('if its issuer has revoked it, or all cards like it before a moment', async () => {
    const revocable = await issuer.sign(payloadOf(exampleBundle(), {}, { rid: 'MKyCxh7p6uQ' }))
    const withList = (...rids: readonly string[]) => issuersOf(issuer.entry(rids))
    expect(await reasonsOf(revocable, withList('MKyCxh7p6uQ'))).toEqual([0, 'cardRevoked'])
    expect(await reasonsOf(revocable, withList('MKyCxh7p6uQ.1777896001'))).toEqual([0, 'cardRevoked'])
    expect(await reasonsOf(revocable, withList('MKyCxh7p6uQ.1777896000', 'other'))).toEqual([1])
    expect(await reasonsOf(card, withList('MKyCxh7p6uQ'))).toEqual([1])
  })

  it.each([
    ['another algorithm', () => issuer.sign(payloadOf(exampleBundle()), { zip: 'GZIP' })],
    ['no kid', () => issuer.sign(payloadOf(exampleBundle()), { kid: '' })],
    ['no issuer', () => issuer.sign(payloadOf(exampleBundle(), { iss: 'data:,x' }))],
    ['no date', () => issuer.sign(payloadOf(exampleBundle(), { nbf: 'today' }))],
    ['an end that is no date', () => issuer.sign(payloadOf(exampleBundle(), { exp: 'never' }))],
    ['another type', () => issuer.sign(payloadOf(exampleBundle(), {}, { type: ['VerifiableCredential'] }))],
    ['no bundle', () => issuer.sign(payloadOf(undefined))],
    ['no JSON', () => issuer.sign('{"iss":')],
    ['more than 5 MB', () => issuer.sign(JSON.stringify(payloadOf(exampleBundle())) + ' '.repeat(5 * 1024 * 1024))],
  ])('with %s', async (_what, make) => {
    expect(await reasonsOf(await make())).toEqual([0, 'badCard'])
  })

  it('if it is no JWS, and names the one of a file that is not', async () => {
    const { unread, parts } = await read(cardFile(card, 'abc', 7))
    expect(parts).toHaveLength(1)
    expect(unread.map(({ name, reason }) => `${name} ${reason}`)).toEqual(['card1 (2) badCard', 'card1 (3) badCard'])
    for (const code of ['shc:/123', 'shc:/99', 'shc:/3/2/56', 'shc:/0/1/56', 'shc:/x'])
      expect(await reasonsOf(code)).toEqual([0, 'badCard'])
    expect(await reasonsOf('{"verifiableCredential":["')).toEqual([0, 'damaged'])
  })
})

it('any byte of a card that is flipped gives a reason, and never content', async () => {
  const step = Math.ceil(card.length / generatedCases(card.length))
  for (let at = 0; at < card.length; at += step)
    for (const char of ['A', 'B', '.', '"']) {
      if (card[at] === char) continue
      const { parts, unread } = await read(card.slice(0, at) + char + card.slice(at + 1))
      expect(parts, `${at} ${char}`).toEqual([])
      expect(unread).not.toEqual([])
    }
})

it('the bits of the last character that no byte has are not ignored', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(card.slice(-1))
  for (const char of alphabet.slice(last + 1, last + 16))
    expect(await reasonsOf(card.slice(0, -1) + char)).toEqual([0, 'badCard'])
})

describe('cards of one file', () => {
  it('that name the same person are one record, and each reference means the own card', async () => {
    const flu = await issuer.sign(payloadOf(exampleBundle('John', '140')))
    const file = await open(cardFile(card, flu))
    const [patient, ...others] = patientsIn(file)
    expect(others).toEqual([])
    expect(contentFor(file, patient?.id ?? '').shown).toHaveLength(3)
    expect(file.repeatedPatients).toBe(1)
    expect(file.cards.map(({ records }) => records[0] === patient)).toEqual([true, true])
  })

  it('that name two people are two records', async () => {
    const jane = await issuer.sign(payloadOf(exampleBundle('Jane')))
    const file = await open(cardFile(card, jane))
    expect(patientsIn(file)).toHaveLength(2)
    for (const { id } of patientsIn(file)) expect(contentFor(file, id ?? '').shown).toHaveLength(2)
  })

  it('are refused above 200', async () => {
    await expect(read(cardFile(...Array.from({ length: 201 }, () => card)))).rejects.toThrow('tooLarge')
  })
})

describe('a foreign implementation', () => {
  it('makes cards that are read here', async () => {
    const { privateKey } = issuer
    const made = await new SHCIssuer({
      issuer: ISSUER,
      privateKey: await exportJWK(privateKey),
      publicKey: issuer.key,
    }).issue(exampleBundle() as Parameters<SHCIssuer['issue']>[0])
    expect((await open(made.asQRNumeric())).cards[0]).toMatchObject({ signature: 'listed' })
    expect((await open(cardFile(made.asJWS()))).records).toHaveLength(2)
  })

  it('reads the cards of these tests', async () => {
    const shc = await new SHCReader({ publicKey: issuer.key }).fromJWS(card)
    expect((await shc.asBundle()).entry).toHaveLength(2)
    const fromFile = await new SHCReader({ publicKey: issuer.key }).fromFileContent(cardFile(card))
    expect(fromFile.asJWS()).toBe(card)
  })
})

it('the code of a long card is read from a picture', () => {
  const code = codeOf('x'.repeat(1190))
  const modules = encodeQR(code, 'raw', { ecc: 'low', scale: 3 })
  const size = modules.length
  const data = new Uint8ClampedArray(modules.flat().flatMap((dark) => (dark ? [0, 0, 0, 255] : [255, 255, 255, 255])))
  expect(readQrPixels({ width: size, height: size, data })).toBe(code)
  expect(readQrPixels({ width: 10, height: 10, data: new Uint8ClampedArray(400) })).toBeUndefined()
})

it('a list of issuers without usable entries says which', () => {
  expect(readCardIssuers([]).problems).toEqual(['issuers.json: issuerInfo must be a list'])
  const { key } = issuer
  const { issuers, problems } = readCardIssuers({
    issuerInfo: [
      null,
      { issuer: { iss: 'https://a.example/' }, keys: [key] },
      { issuer: { iss: 'https://b.example' }, keys: [{ ...key, crv: 'P-384' }] },
      { issuer: { iss: 'https://c.example' }, keys: [key] },
    ],
  })
  expect(issuers?.map(({ iss }) => iss)).toEqual(['https://c.example'])
  expect(problems).toEqual([
    'issuers.json: issuerInfo[0].issuer.iss must be an address without a slash at the end',
    'issuers.json: issuerInfo[1].issuer.iss must be an address without a slash at the end',
    'issuers.json: issuerInfo[2].keys must have a P-256 key with kid, x and y',
  ])
})
