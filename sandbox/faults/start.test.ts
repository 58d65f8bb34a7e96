import { describe, expect, it } from 'vitest'
import { startClient } from '../auth/__fixtures__/oauth-client'

describe('at the start of a sandbox', () => {
  it('there is no faults page or control endpoint without --faults', async () => {
    const plain = await startClient()
    const statuses = await Promise.all(
      ['/faults', '/control/faults'].map(async (path) => (await fetch(plain.url + path)).status),
    )
    const linksToFaults = async (url: string) => (await (await fetch(url)).text()).includes('href="/faults"')
    expect(await linksToFaults(plain.url)).toBe(false)
    const posted = await fetch(`${plain.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"500"}',
    })
    await plain.close()
    expect([...statuses, posted.status]).toEqual([404, 404, 404])
  })

  it('faults passed as flags are on', async () => {
    const faulty = await startClient({
      open: true,
      faults: ['503:Goal:1', '500:Patient:every=2', 'slow:Condition:::0'],
    })
    const goals = async () => (await faulty.read('Goal?patient=ana')).status
    const statuses = [
      await goals(),
      await goals(),
      (await faulty.read('Patient/ana')).status,
      (await faulty.read('Patient/ana')).status,
    ]
    await faulty.close()
    expect(statuses).toEqual([503, 200, 200, 500])
  })

  it.each([
    ['5:Goal', "There is no fault '5'"],
    ['500:Goal:x', 'The count needs a whole number'],
    ['500:Goal:often=3', "A fault has no 'often'"],
    ['500:every=x', "'every' needs a whole number"],
    ['a:b:c:d:e:f', 'too many parts'],
  ])('the flag %s is rejected: %s', async (flag, message) => {
    await expect(startClient({ faults: [flag] })).rejects.toThrow(message)
  })
})
