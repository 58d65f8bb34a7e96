import { expect, it } from 'vitest'
import { thingsToCheck } from '../clinical/overview/to-check'
import { medicineStates } from '../clinical/medications/medicine-state'
import { loadAfterListsBundle } from '../i18n/loader'
import { loadPageMessages } from '../i18n/messages'
import { checkGlance } from './check-glance'
import { glanceOf } from './glance-of'
import { medicineGlance } from './medicine-glance'
import { medicineListGlance } from './medicine-list-glance'
import { patientContext } from './__fixtures__/glance-context'
import type { LanguageCode } from '../i18n/language'
import type { ResourceOf } from '../fhir/resource'
import type { Glance } from './glance'

type Request = ResourceOf<'MedicationRequest'>

const order: Request = {
  resourceType: 'MedicationRequest',
  id: 'order',
  status: 'active',
  intent: 'order',
  authoredOn: '2026-05-05',
  medicationCodeableConcept: { text: 'Pill' },
}
const expired: Request = { ...order, dispenseRequest: { validityPeriod: { end: '2026-11-05' } } }
const over: Request = { ...order, dosageInstruction: [{ timing: { repeat: { boundsPeriod: { end: '2026-11-05' } } } }] }

const warningsOf = ({ phrases }: Glance): readonly string[] =>
  phrases.filter(({ tone }) => tone === 'warn').map(({ text }) => text.text)

it.each<[LanguageCode, Request, string]>([
  ['en', expired, 'Prescription ended November 5'],
  ['en', over, 'The dates of this prescription have passed'],
  ['es', expired, 'La receta venció el 5 de noviembre'],
  ['es', over, 'Las fechas de esta receta ya pasaron'],
])('an ended prescription has the same warning in every row (%s)', async (code, request, warning) => {
  const [messages, { home }] = await Promise.all([loadPageMessages(code), loadAfterListsBundle(code)])
  const context = { ...patientContext, messages }
  const keyOf = () => 'pill'
  const now = Date.parse('2026-11-26T12:00:00Z')
  const state = medicineStates(
    { requests: [request], fills: [], hasAllFills: true, keyOf },
    context.status,
    now,
  )(request)
  const [item] = thingsToCheck({ requests: [request], fills: [], tests: [], visits: [], keyOf }, context.status, now)
  const rows = [
    glanceOf(request, context),
    medicineGlance(request, context, false),
    medicineListGlance(request, context, { state, timesListed: 1 }, messages.views.medicineList),
    ...(item ? [checkGlance(item, context, home.check)] : []),
  ]
  expect(rows.map(warningsOf)).toEqual(Array.from({ length: 4 }, () => [warning]))
})
