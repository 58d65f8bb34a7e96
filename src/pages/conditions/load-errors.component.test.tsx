import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FaultOrder } from '../../../sandbox/kit'
import { findInMain, findTitle, main, respondWith, watchRequests } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../app/__fixtures__/render-route'

const anyFailure =
  /can’t show|can’t tell|could not load|left out|sent twice|added this note|busy|signed out|not shared|does not send/i
const unreachable =
  'We can’t show your health conditions right now. This is a problem with the connection, not with your health record.'
const unusable =
  'We can’t show your health conditions right now. The health system sent an answer that this app cannot use.'
const down =
  'We can’t show your health conditions right now. The health system has a problem, or is closed for a while.'
const refused = 'Sandbox EHR does not share this part of your record with this app.'
const notOffered = 'This health system does not send health conditions to this app.'
const incomplete = 'Some of your health conditions may be missing. We could not load all of them.'
const unknown =
  'We can’t tell if there are health conditions in your record. The health system did not send a list that we can read.'
const complete = '13 records in this list, 1 of them entered by mistake'
const loaded = '13 records loaded, 1 of them entered by mistake'
const leftOut = 'We left out 1 record that did not belong in this list.'

/** No count: the list could not be loaded. */
const none = ''

/** Faults of the list, what its page says, and the count that it still shows. */
const faults: readonly (readonly [order: FaultOrder, says: readonly string[], count: string])[] = [
  [{ kind: '400' }, [unusable], none],
  [{ kind: '403' }, [refused], none],
  [{ kind: '404' }, [notOffered], none],
  [{ kind: '410' }, [notOffered], none],
  [{ kind: '413' }, ['We can’t show your health conditions. There is too much of it to send at once.'], none],
  [{ kind: '429' }, ['The health system is busy. Try again in a minute.'], none],
  [{ kind: '429-retry-after', seconds: 1 }, ['The health system is busy. Try again in a minute.'], none],
  [{ kind: '500' }, [down], none],
  [{ kind: '503' }, [down], none],
  [{ kind: 'redirect' }, [unreachable], none],
  [{ kind: 'html' }, [down], none],
  [{ kind: 'truncated' }, [unusable], none],
  [{ kind: '401-once' }, [], complete],
  [{ kind: '500', count: 1 }, [], complete],
  [{ kind: 'no-total' }, [], complete],
  [{ kind: '20mb' }, [], '973 records in this list'],
  [{ kind: 'next-loop' }, [incomplete], loaded],
  [{ kind: 'next-elsewhere' }, [incomplete], loaded],
  [{ kind: 'wrong-patient' }, [leftOut], loaded],
  [{ kind: 'not-a-resource' }, [leftOut], loaded],
  [{ kind: 'short' }, [incomplete, 'Showing 7 of 13. There may be more.'], '7 records loaded'],
  [{ kind: 'outcome-only' }, [unknown], none],
  [{ kind: 'nothing-of-total' }, [unknown], none],
  [
    { kind: 'outcome-in-bundle' },
    ['The health system added this note about the list:', 'Some records may be missing.'],
    loaded,
  ],
]

test.each(faults)(
  'a failing list is reported in plain words, other pages work, and the list loads again: %j',
  async (order, says, count) => {
    const foreignRequests = watchRequests(/elsewhere\.example/)
    await setFaults({ ...order, type: 'Condition' })
    await renderRoute('/records/Procedure', { person: 'walter' })
    await findTitle('Procedures')
    expect(main().textContent).not.toMatch(anyFailure)
    await openPage('/conditions')
    for (const sentence of [...says, count]) await findInMain(sentence)
    expect(main().textContent).not.toMatch(/We found no|Somebody Else/)
    if (says.length === 0) expect(main().textContent).not.toMatch(anyFailure)
    expect(foreignRequests).toEqual([])
    if (count !== none) return
    await setFaults()
    if (says.includes(refused) || says.includes(notOffered)) {
      expect(within(main()).queryByRole('button', { name: 'Try again' })).toBeNull()
      await openPage('/records/Procedure')
      await openPage('/conditions')
    } else await userEvent.click(within(main()).getByRole('button', { name: 'Try again' }))
    await findInMain(complete)
    expect(main().textContent).not.toMatch(anyFailure)
  },
)

/** Searchset responses without a usable list of conditions. */
const foreign = {
  resourceType: 'Condition',
  id: 'x',
  subject: { reference: 'Patient/other' },
  code: { text: 'Secret' },
}
const searchset = (entry: object) => JSON.stringify({ resourceType: 'Bundle', type: 'searchset', entry: [entry] })
const bodies: readonly (readonly [what: string, body: string, says: string | RegExp])[] = [
  ['JSON that is not FHIR', '{"hello":"world"}', unusable],
  ['null', 'null', unusable],
  [
    'endlessly nested arrays',
    `{"resourceType":"Bundle","type":"searchset","entry":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    unusable,
  ],
  ['a truncated body', '{"resourceType":"Bundle","type":"searchset","entry":[{"resou', unusable],
  ['only a condition of another person', searchset({ resource: foreign }), /left out/i],
  [
    'a resource of another type',
    searchset({ search: { mode: 'match' }, resource: { resourceType: 'Device', id: 'x' } }),
    /left out/i,
  ],
]

for (const [what, body, says] of bodies)
  test(`the EHR responds with ${what}: it is reported and other pages work`, async () => {
    respondWith(/\/Condition\?/, body)
    await renderRoute('/conditions', { person: 'ana' })
    await findInMain(says)
    expect(main().textContent).not.toContain('Secret')
    await openPage('/medicines')
    await findTitle('Medicines')
    expect(main().textContent).not.toMatch(anyFailure)
  })

const pageOf = (count: number, total: number, next?: string) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'searchset',
    total,
    ...(next === undefined ? {} : { link: [{ relation: 'next', url: next }] }),
    entry: Array.from({ length: count }, (_, index) => ({
      resource: {
        resourceType: 'Condition',
        id: `c${index}`,
        subject: { reference: 'Patient/walter' },
        code: { text: `Finding ${index}` },
      },
    })),
  })

test('a later page that takes the total back does not make the list complete', async () => {
  respondWith(/Condition\?patient/, pageOf(10, 25, '?page=2'))
  respondWith(/Condition\?page=2/, pageOf(0, 0))
  await renderRoute('/conditions', { person: 'walter' })
  for (const sentence of [incomplete, 'Showing 10 of 25.', '10 records loaded']) await findInMain(sentence)
  expect(within(main()).getByRole('button', { name: 'Try again' })).toBeDefined()
  await openPage('/records')
  await findInMain('10 of 25 records')
  expect(main().textContent).not.toContain('of 0')
})

test('a total below the number of records is not shown', async () => {
  respondWith(/Condition\?patient/, pageOf(4, 2))
  await renderRoute('/conditions', { person: 'walter' })
  await findInMain('4 records in this list')
  await openPage('/loaded')
  expect(main().textContent).not.toContain('4 of 2')
})

test('a health system that asks to wait is not asked again before, and the page says until when', async () => {
  await setFaults({ kind: '429-retry-after', type: 'Condition', seconds: 3600 })
  await renderRoute('/records/Procedure', { person: 'walter' })
  const requests = watchRequests(/\/fhir\//)
  const before = Date.now()
  await openPage('/conditions')
  await findInMain(/The health system is busy and asks this app to wait until .*\d:\d\d [ap]\.m\.\. Try again then\./)
  expect(Date.now() - before).toBeLessThan(5_000)
  const sent = requests.length
  await userEvent.click(within(main()).getByRole('button', { name: 'Try again' }))
  await openPage('/records/Goal')
  await findInMain('asks this app to wait until')
  expect(requests).toHaveLength(sent)
})

test('a list that ends because the health system asks to wait says until when', async () => {
  respondWith(/Condition\?patient/, pageOf(10, 25, '?page=2'))
  await setFaults({ kind: '429-retry-after', type: 'Condition', seconds: 3600 })
  await renderRoute('/conditions', { person: 'walter' })
  for (const sentence of [incomplete, 'asks this app to wait until', 'Showing 10 of 25.']) await findInMain(sentence)
})

test('the timeline names the time until which the server asks to wait, beside the lists that failed', async () => {
  await setFaults({ kind: '429-retry-after', type: 'Condition', seconds: 3600 })
  await renderRoute('/timeline', { person: 'walter' })
  await findInMain(/The health system is busy and asks this app to wait until .*\d:\d\d [ap]\.m\.\. Try again then\./)
})
