import type { Encounter } from 'fhir/r4'
import { at, code, coding, concept, plusDays, ref, TODAY, type Term } from './builders'
import { patientFacts } from './people'
import { clinician } from './places'

type Kind = 'checkup' | 'followup' | 'child' | 'emergency' | 'hospital' | 'telephone'

/** A visit; results, medicines, notes and diagnoses refer to it by id. */
export interface Visit {
  readonly id: string
  readonly patient: string
  readonly day: string
  readonly kind: Kind
  readonly by: string
  readonly reason?: Term
  readonly diagnosis?: readonly string[]
  readonly status?: Encounter['status']
  readonly days?: number
}

const classes = {
  ambulatory: ['actCode', 'AMB', 'ambulatory'],
  emergency: ['actCode', 'EMER', 'emergency'],
  inpatient: ['actCode', 'IMP', 'inpatient encounter'],
  virtual: ['actCode', 'VR', 'virtual'],
} as const satisfies Record<string, Term>

const kinds: Readonly<
  Record<
    Kind,
    { readonly of: keyof typeof classes; readonly type: Term; readonly place: string; readonly owner: string }
  >
> = {
  checkup: {
    of: 'ambulatory',
    type: ['snomed', '162673000', 'General examination of patient'],
    place: 'clinic-rooms',
    owner: 'clinic',
  },
  followup: {
    of: 'ambulatory',
    type: ['snomed', '390906007', 'Follow-up encounter'],
    place: 'clinic-rooms',
    owner: 'clinic',
  },
  child: {
    of: 'ambulatory',
    type: ['snomed', '410620009', 'Well child visit'],
    place: 'clinic-rooms',
    owner: 'clinic',
  },
  emergency: {
    of: 'emergency',
    type: ['snomed', '50849002', 'Emergency room admission'],
    place: 'hospital-site',
    owner: 'hospital',
  },
  hospital: { of: 'inpatient', type: ['snomed', '32485007', 'Hospital admission'], place: 'ward-3', owner: 'hospital' },
  telephone: {
    of: 'virtual',
    type: ['snomed', '185317003', 'Telephone encounter'],
    place: 'clinic-rooms',
    owner: 'clinic',
  },
}

const T2DM: Term = ['snomed', '44054006', 'Diabetes mellitus type 2']

/** Walter's visits with blood tests, every three months from November 2011. */
export const walterRounds: readonly Visit[] = Array.from({ length: 60 }, (_, round) => ({
  id: `walter-visit-${String(round + 1).padStart(2, '0')}`,
  patient: 'walter',
  day: plusDays('2011-11-09', round * 91),
  kind: round % 4 === 0 ? 'checkup' : 'followup',
  by: 'dr-lee',
  reason: T2DM,
  diagnosis: ['walter-diabetes'],
}))

const singleVisits: readonly Visit[] = [
  {
    id: 'walter-pneumonia-stay',
    patient: 'walter',
    day: '2017-01-16',
    days: 4,
    kind: 'hospital',
    by: 'dr-hartwell',
    reason: ['snomed', '233604007', 'Pneumonia'],
    diagnosis: ['walter-pneumonia'],
  },
  {
    id: 'walter-heart-er',
    patient: 'walter',
    day: '2021-05-22',
    kind: 'emergency',
    by: 'dr-hartwell',
    reason: ['snomed', '80313002', 'Palpitations'],
    diagnosis: ['walter-heart-rhythm'],
  },
  {
    id: 'walter-pacemaker-stay',
    patient: 'walter',
    day: '2022-02-08',
    days: 2,
    kind: 'hospital',
    by: 'dr-hartwell',
    reason: ['snomed', '49436004', 'Atrial fibrillation'],
    diagnosis: ['walter-heart-rhythm'],
  },
  {
    id: 'walter-colonoscopy-visit',
    patient: 'walter',
    day: '2019-09-18',
    kind: 'followup',
    by: 'dr-hartwell',
    reason: ['snomed', '73761001', 'Colonoscopy'],
  },
  { id: 'walter-call', patient: 'walter', day: '2026-09-03', kind: 'telephone', by: 'nurse-penn' },
  {
    id: 'walter-missed',
    patient: 'walter',
    day: '2020-04-15',
    kind: 'followup',
    by: 'dr-hartwell',
    status: 'cancelled',
  },
  { id: 'walter-next', patient: 'walter', day: '2026-11-18', kind: 'followup', by: 'dr-lee', status: 'planned' },
  { id: 'ana-visit-1', patient: 'ana', day: '2022-05-10', kind: 'checkup', by: 'dr-lee' },
  {
    id: 'ana-visit-2',
    patient: 'ana',
    day: '2024-02-19',
    kind: 'followup',
    by: 'dr-lee',
    reason: ['snomed', '267102003', 'Sore throat'],
    diagnosis: ['ana-throat'],
  },
  { id: 'ana-visit-3', patient: 'ana', day: '2026-06-03', kind: 'checkup', by: 'dr-lee' },
  { id: 'maya-visit-1', patient: 'maya', day: '2023-09-14', kind: 'checkup', by: 'dr-lee' },
  {
    id: 'maya-visit-2',
    patient: 'maya',
    day: '2025-10-02',
    kind: 'followup',
    by: 'dr-lee',
    reason: ['snomed', '84229001', 'Fatigue'],
    diagnosis: ['maya-thyroid'],
  },
  {
    id: 'maya-visit-3',
    patient: 'maya',
    day: '2026-04-09',
    kind: 'followup',
    by: 'dr-lee',
    diagnosis: ['maya-thyroid'],
  },
  {
    id: 'leo-ear',
    patient: 'leo',
    day: '2024-01-11',
    kind: 'followup',
    by: 'dr-mockford',
    reason: ['snomed', '301354004', 'Earache'],
    diagnosis: ['leo-ear-infection'],
  },
  {
    id: 'mia-cold',
    patient: 'mia',
    day: '2026-02-20',
    kind: 'telephone',
    by: 'nurse-penn',
    reason: ['snomed', '386661006', 'Fever'],
    diagnosis: ['mia-croup'],
  },
  {
    id: 'rosa-visit-1',
    patient: 'rosa',
    day: '2025-04-22',
    kind: 'checkup',
    by: 'dr-lee',
    diagnosis: ['rosa-heart-failure'],
  },
  {
    id: 'rosa-visit-2',
    patient: 'rosa',
    day: '2025-11-05',
    kind: 'followup',
    by: 'dr-lee',
    diagnosis: ['rosa-heart-failure'],
  },
  {
    id: 'rosa-last-stay',
    patient: 'rosa',
    day: '2026-03-09',
    days: 5,
    kind: 'hospital',
    by: 'dr-hartwell',
    reason: ['snomed', '267036007', 'Dyspnea'],
    diagnosis: ['rosa-heart-failure'],
  },
  {
    id: 'nils-visit-1',
    patient: 'nils',
    day: '2025-03-27',
    kind: 'followup',
    by: 'dr-mockford',
    diagnosis: ['nils-asthma'],
  },
  {
    id: 'nils-er',
    patient: 'nils',
    day: '2025-08-16',
    kind: 'emergency',
    by: 'dr-hartwell',
    reason: ['snomed', '39579001', 'Anaphylaxis'],
  },
  {
    id: 'nils-visit-2',
    patient: 'nils',
    day: '2026-08-19',
    kind: 'followup',
    by: 'dr-mockford',
    diagnosis: ['nils-asthma'],
  },
]

const checkupAges = [61, 122, 183, 365, 456, 548, 730, 1096, 1461, 1826, 2192, 2557]

/** Check-ups of the children with measurements and vaccinations, at fixed ages in days up to TODAY. */
export const childVisits: readonly Visit[] = patientFacts
  .filter(({ id }) => id === 'leo' || id === 'mia')
  .flatMap(({ id, birthDate }) =>
    checkupAges
      .map((age): Visit => ({
        id: `${id}-age-${age}`,
        patient: id,
        day: plusDays(birthDate, age),
        kind: 'child',
        by: 'dr-mockford',
      }))
      .filter(({ day }) => day <= TODAY),
  )

export const visits: readonly Visit[] = [...walterRounds, ...singleVisits, ...childVisits]

/** The day of a visit. Throws for an unknown id. */
export function visitDay(id: string): string {
  const found = visits.find((visit) => visit.id === id)
  if (!found) throw new Error(`No visit ${id}`)
  return found.day
}

function encounter({
  id,
  patient,
  day,
  kind,
  by,
  reason,
  diagnosis = [],
  status = 'finished',
  days,
}: Visit): Encounter {
  const { of, type, place, owner } = kinds[kind]
  const end = at(days === undefined ? day : plusDays(day, days), days === undefined ? '09:40' : '14:00')
  return {
    resourceType: 'Encounter',
    id,
    status,
    class: coding(classes[of]),
    type: [concept(type)],
    subject: ref('Patient', patient),
    participant: [{ type: [code('participation', 'PPRF', 'primary performer')], individual: clinician(by) }],
    period: { start: at(day, '09:10'), end },
    location: [{ location: ref('Location', place), status: status === 'planned' ? 'planned' : 'completed' }],
    serviceProvider: ref('Organization', owner),
    ...(reason ? { reasonCode: [concept(reason)] } : {}),
    ...(diagnosis.length > 0
      ? { diagnosis: diagnosis.map((condition) => ({ condition: ref('Condition', condition) })) }
      : {}),
    ...(of === 'inpatient'
      ? { hospitalization: { dischargeDisposition: { text: id === 'rosa-last-stay' ? 'Died in hospital' : 'Home' } } }
      : {}),
  }
}

/** All visits, past and planned. */
export function encounters(): Encounter[] {
  return visits.map(encounter)
}
