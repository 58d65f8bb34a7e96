import { expect, it } from 'vitest'
import { rowFacts } from '../clinical/shared/row-facts'
import { rowValuesOf } from './row-values'
import { messagesOf } from '../i18n/messages'
import { home } from '../i18n/locales/en/home'
import type { Resource } from '../fhir/resource'
import { english, spanish } from '../i18n/__fixtures__/format'
import { visitParticipants } from './visit-participants'

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
const named = (shown: { readonly kind: string }) => {
  if ('text' in shown) return shown.text
  return 'display' in shown ? shown.display : shown.kind
}

it.each([
  ['the care provider alone has no role', [who('Dr. Lee', 'PPRF')], ['Dr. Lee']],
  [
    'several have their roles',
    [who('Dr. Hartwell', 'PPRF'), who('Robin', 'ESC')],
    ['Dr. Hartwell (main care provider)', 'Robin (companion)'],
  ],
  ['a companion has a role', [who('Robin', 'ESC')], ['Robin (companion)']],
  ['without a role only the name is shown', [who('Dr. Lee'), who('Nurse Kim')], ['Dr. Lee', 'Nurse Kim']],
  ['without a name the reference is shown', [who(undefined, 'ESC')], ['reference']],
])('%s', (_, participants, expected) => {
  const record = visit(...participants)
  expect(rowValuesOf('Encounter', record, english).map(named)).toEqual(expected)
  expect(
    rowFacts('Encounter', record, english)
      .flatMap(({ values }) => values)
      .map(named),
  ).toEqual(expected)
})

const withRole = (display: string, type: object): object => ({ ...who(display), type: [type] })

it('names roles in the language of the reader, and the language of those that it has no words for', () => {
  const rolesOf = (...participants: readonly object[]) =>
    visitParticipants({ resourceType: 'Encounter', status: 'finished', participant: participants }, spanish).map(
      (shown) => [named(shown), 'language' in shown ? shown.language : undefined],
    )
  expect(rolesOf(who('Dra. de la Cruz', 'PPRF'), who('Robin', 'ESC'))).toEqual([
    ['Dra. de la Cruz (profesional principal)', undefined],
    ['Robin (acompañante)', undefined],
  ])
  expect(rolesOf(withRole('Dra. de la Cruz', { text: 'Dietitian' }))).toEqual([['Dra. de la Cruz (dietitian)', 'en']])
  expect(
    rolesOf(
      withRole('Dra. de la Cruz', {
        coding: [{ code: '159033005', display: 'Dietitian' }],
        text: 'Asesora de la alimentación',
      }),
    ),
  ).toEqual([['Dra. de la Cruz (asesora de la alimentación)', 'es']])
})

it('before the messages for codes are loaded, names are shown without roles', () => {
  const { format } = messagesOf('en', home)
  expect(rowValuesOf('Encounter', visit(who('Dr. Hartwell', 'PPRF'), who('Robin', 'ESC')), format).map(named)).toEqual([
    'Dr. Hartwell',
    'Robin',
  ])
})
