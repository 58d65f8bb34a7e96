import { beforeAll, expect, it } from 'vitest'
import { rowFacts } from '../clinical/shared/row-facts'
import { lineOf } from './line'
import { pageWordsOf, wordsOf } from '../i18n'
import { firstPage } from '../i18n/locales/en/first-page'
import { recordPages } from '../i18n/locales/en/record-pages'
import type { Resource } from '../fhir/resource'

const who = (display: string | undefined, code?: string) => ({
  individual: { reference: `Practitioner/${display ?? 'x'}`, ...(display === undefined ? {} : { display }) },
  ...(code === undefined ? {} : { type: [{ coding: [{ code }] }] }),
})
const visit = (...participant: readonly object[]): Resource => ({
  resourceType: 'Encounter',
  id: 'v',
  status: 'finished',
  participant,
})
const named = (shown: { readonly kind: string }) =>
  'text' in shown ? shown.text : 'display' in shown ? shown.display : shown.kind

beforeAll(() => void pageWordsOf(wordsOf('en', firstPage), recordPages))

it.each([
  ['one who gives the care needs no role', [who('Dr. Lee', 'PPRF')], ['Dr. Lee']],
  [
    'of several each has their role',
    [who('Dr. Hartwell', 'PPRF'), who('Robin', 'ESC')],
    ['Dr. Hartwell (main care provider)', 'Robin (companion)'],
  ],
  ['one who only came along says so', [who('Robin', 'ESC')], ['Robin (companion)']],
  ['without a role the name stands alone', [who('Dr. Lee'), who('Nurse Kim')], ['Dr. Lee', 'Nurse Kim']],
  ['without a name the record that is pointed to may give it', [who(undefined, 'ESC')], ['reference']],
])('%s', (_, participants, said) => {
  const record = visit(...participants)
  expect(lineOf('Encounter', record).map(named)).toEqual(said)
  expect(
    rowFacts('Encounter', record)
      .flatMap(({ values }) => values)
      .map(named),
  ).toEqual(said)
})

it('before the words for codes have come, a name stands without a code beside it', () => {
  wordsOf('en', firstPage)
  expect(lineOf('Encounter', visit(who('Dr. Hartwell', 'PPRF'), who('Robin', 'ESC'))).map(named)).toEqual([
    'Dr. Hartwell',
    'Robin',
  ])
})
