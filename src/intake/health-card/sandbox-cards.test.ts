import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../../sandbox/server'
import { readCardIssuers, type CardIssuer } from '../../config/card-issuers'
import { readCards } from './read-cards'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let issuers: readonly CardIssuer[] | undefined
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  issuers = readCardIssuers(await (await fetch(`${sandbox.url}/cards/issuers.json`)).json()).issuers
})
afterAll(() => sandbox.close())

describe('of the cards of the sandbox', () => {
  it.each([
    ['plain', 'listed valid'],
    ['parts', 'listed valid'],
    ['expired', 'listed expired'],
    ['not-yet-valid', 'listed notYet'],
    ['unknown-issuer', 'noKey valid'],
    ['no-cors', 'noKey valid'],
    ['wrong-signature', 'cardSignature'],
    ['bad-kid', 'cardKey'],
    ['revoked', 'cardRevoked'],
  ])('%s is %s', async (kind, outcome) => {
    const formats = kind === 'parts' ? ['txt'] : ['txt', 'smart-health-card']
    for (const format of formats)
      for (const content of ['vaccines', 'lab']) {
        const text = await (await fetch(`${sandbox.url}/cards/walter/${content}/${kind}.${format}`)).text()
        const { parts, unread } = await readCards([{ name: kind, text }], issuers)
        const found = parts.map(({ card }) => `${card?.signature ?? ''} ${card?.validity ?? ''}`)
        expect([...found, ...unread.map(({ reason }) => reason)]).toEqual([outcome])
        if (found.length > 0) expect(parts[0]?.entries.length).toBeGreaterThan(1)
      }
  })
})
