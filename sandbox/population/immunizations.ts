import type { Immunization } from 'fhir/r4'
import { at, concept, plusDays, quantity, ref, TODAY, type Term } from './builders'
import { clinician } from './places'
import { randomOf } from './random'
import { childVisits } from './visits'

const cvx = (value: string, display: string): Term => ['cvx', value, display]
const vaccines = {
  rotavirus: cvx('116', 'rotavirus, pentavalent'),
  dtap: cvx('20', 'DTaP'),
  hib: cvx('49', 'Hib (PRP-OMP)'),
  pneumococcal: cvx('133', 'Pneumococcal conjugate PCV 13'),
  polio: cvx('10', 'IPV'),
  hepatitisB: cvx('08', 'Hep B, adolescent or pediatric'),
  mmr: cvx('03', 'MMR'),
  varicella: cvx('21', 'varicella'),
  hepatitisA: cvx('83', 'Hep A, ped/adol, 2 dose'),
  flu: cvx('150', 'Influenza, injectable, quadrivalent, preservative free'),
  fluThree: cvx('140', 'Influenza, seasonal, injectable, preservative free'),
  tdap: cvx('115', 'Tdap'),
  shingles: cvx('187', 'zoster recombinant'),
  pneumococcal23: cvx('33', 'pneumococcal polysaccharide PPV23'),
} as const

type Vaccine = keyof typeof vaccines

/** Childhood series: age in days at each dose. */
const childSeries: Readonly<Partial<Record<Vaccine, readonly number[]>>> = {
  rotavirus: [61, 122, 183],
  dtap: [61, 122, 183, 456, 1461],
  hib: [61, 122, 365],
  pneumococcal: [61, 122, 183, 365],
  polio: [61, 122, 183, 1461],
  hepatitisB: [61, 122, 183],
  mmr: [365, 1461],
  varicella: [365, 1461],
  hepatitisA: [365, 548],
}

interface Dose {
  readonly id: string
  readonly patient: string
  readonly vaccine: Vaccine
  readonly day: string
  readonly visit?: string
  readonly number?: number
  readonly of?: number
}

function childDoses(): Dose[] {
  return (['leo', 'mia'] as const).flatMap((patient) =>
    Object.entries(childSeries).flatMap(([name, ages]) =>
      ages.flatMap((age, index): Dose[] => {
        const visit = childVisits.find(({ id }) => id === `${patient}-age-${age}`)
        if (!visit) return []
        return [
          {
            id: `${patient}-${name}-${index + 1}`.toLowerCase(),
            patient,
            vaccine: name as Vaccine,
            day: visit.day,
            visit: visit.id,
            number: index + 1,
            of: ages.length,
          },
        ]
      }),
    ),
  )
}

// The quadrivalent flu vaccine was used from the season of 2013 to that of 2023.
const flu = (patient: string, years: readonly number[]): Dose[] =>
  years.map((year) => ({
    id: `${patient}-flu-${year}`,
    patient,
    vaccine: year < 2013 || year > 2023 ? 'fluThree' : 'flu',
    day: `${year}-10-${10 + (year % 9)}`,
  }))

const doses: readonly Dose[] = [
  ...childDoses(),
  ...flu(
    'walter',
    Array.from({ length: 14 }, (_, index) => 2012 + index),
  ),
  ...flu('ana', [2023, 2025]),
  ...flu('maya', [2022, 2024, 2025]),
  ...flu('rosa', [2023, 2024, 2025]),
  ...flu('nils', [2024, 2025]),
  ...flu('leo', [2023, 2025]),
  ...flu('mia', [2025]),
  { id: 'walter-shingles-1', patient: 'walter', vaccine: 'shingles', day: '2019-02-14', number: 1, of: 2 },
  { id: 'walter-shingles-2', patient: 'walter', vaccine: 'shingles', day: '2019-05-16', number: 2, of: 2 },
  { id: 'walter-pneumococcal', patient: 'walter', vaccine: 'pneumococcal23', day: '2014-11-05' },
  { id: 'ana-tdap', patient: 'ana', vaccine: 'tdap', day: '2022-05-10', visit: 'ana-visit-1' },
  { id: 'maya-tdap', patient: 'maya', vaccine: 'tdap', day: '2022-12-20' },
]

function immunization({ id, patient, vaccine, day, visit, number, of }: Dose, lot: string): Immunization {
  const arm = day >= '2024-01-01' ? (['LA', 'left arm'] as const) : (['RA', 'right arm'] as const)
  return {
    resourceType: 'Immunization',
    id: `${id}-vaccine`,
    status: 'completed',
    vaccineCode: concept(vaccines[vaccine]),
    patient: ref('Patient', patient),
    occurrenceDateTime: at(day, '09:30'),
    recorded: at(day, '09:45'),
    primarySource: true,
    lotNumber: lot,
    expirationDate: plusDays(day, 240),
    manufacturer: ref('Organization', 'maker', 'Pretend Biologics'),
    location: ref('Location', 'clinic-rooms'),
    doseQuantity: quantity(vaccine === 'rotavirus' ? 2 : 0.5, 'mL'),
    ...(vaccine === 'rotavirus'
      ? {
          route: {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/v3-RouteOfAdministration',
                code: 'PO',
                display: 'Swallow, oral',
              },
            ],
          },
        }
      : {
          route: {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/v3-RouteOfAdministration',
                code: 'IM',
                display: 'Injection, intramuscular',
              },
            ],
          },
          site: {
            coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActSite', code: arm[0], display: arm[1] }],
          },
        }),
    performer: [{ actor: clinician('nurse-penn') }],
    ...(visit === undefined ? {} : { encounter: ref('Encounter', visit) }),
    ...(number === undefined
      ? {}
      : {
          protocolApplied: [
            {
              series: `${vaccines[vaccine][2]} series`,
              doseNumberPositiveInt: number,
              ...(of === undefined ? {} : { seriesDosesPositiveInt: of }),
            },
          ],
        }),
  }
}

const otherImmunizations: readonly Immunization[] = [
  {
    resourceType: 'Immunization',
    id: 'maya-flu-declined',
    status: 'not-done',
    statusReason: concept(['actReason', 'PATOBJ', 'patient objection']),
    vaccineCode: concept(vaccines.flu),
    patient: ref('Patient', 'maya'),
    occurrenceDateTime: '2023-10-12',
    primarySource: true,
  },
  {
    resourceType: 'Immunization',
    id: 'leo-mmr-wrong',
    status: 'entered-in-error',
    vaccineCode: concept(vaccines.mmr),
    patient: ref('Patient', 'leo'),
    occurrenceDateTime: '2024-06-11',
    note: [{ text: 'Entered twice by mistake.' }],
  },
  {
    resourceType: 'Immunization',
    id: 'nils-childhood',
    status: 'completed',
    vaccineCode: { text: 'Measles vaccine' },
    patient: ref('Patient', 'nils'),
    occurrenceString: 'As a small child, in another country',
    primarySource: false,
    reportOrigin: { text: 'Told by the patient' },
  },
]

/** Immunizations: given, refused, self-reported and entered in error; the seed determines lot numbers. */
export function immunizations(seed: number): Immunization[] {
  const random = randomOf(seed, 'lots')
  const given = doses
    .filter(({ day }) => day <= TODAY)
    .map((dose) => immunization(dose, `DEMO-${1000 + Math.floor(random.next() * 9000)}`))
  return [...given, ...otherImmunizations]
}
