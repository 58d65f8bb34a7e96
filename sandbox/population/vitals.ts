import type { Observation } from 'fhir/r4'
import { at, code, concept, daysBetween, plusDays, quantity, ref, type Term } from './builders'
import { birthDateOf } from './people'
import { clinician } from './places'
import { randomOf, rounded, type Random } from './random'
import { childVisits, visitDay, walterRounds } from './visits'

const loinc = (value: string, display: string): Term => ['loinc', value, display]
const BP = loinc('85354-9', 'Blood pressure panel with all children optional')
/** Older servers and apps name a blood pressure by this code; Ana's results have both. */
const OLDER_BP = loinc('55284-4', 'Blood pressure systolic and diastolic')
const SYSTOLIC = loinc('8480-6', 'Systolic blood pressure')
const DIASTOLIC = loinc('8462-4', 'Diastolic blood pressure')

interface SignKind {
  readonly code: Term
  /** A second code of the same measurement. */
  readonly other?: Term
  readonly unit: string
  readonly shown: string
  readonly spread: number
  readonly decimals: number
}

const signs = {
  rate: { code: loinc('8867-4', 'Heart rate'), unit: '/min', shown: 'beats/minute', spread: 6, decimals: 0 },
  breaths: { code: loinc('9279-1', 'Respiratory rate'), unit: '/min', shown: 'breaths/minute', spread: 2, decimals: 0 },
  warmth: { code: loinc('8310-5', 'Body temperature'), unit: 'Cel', shown: '°C', spread: 0.3, decimals: 1 },
  oxygen: {
    code: loinc('2708-6', 'Oxygen saturation in Arterial blood'),
    unit: '%',
    shown: '%',
    spread: 1,
    decimals: 0,
  },
  weight: { code: loinc('29463-7', 'Body weight'), unit: 'kg', shown: 'kg', spread: 0.8, decimals: 1 },
  height: { code: loinc('8302-2', 'Body height'), unit: 'cm', shown: 'cm', spread: 0.3, decimals: 1 },
  mass: {
    code: loinc('39156-5', 'Body mass index (BMI) [Ratio]'),
    unit: 'kg/m2',
    shown: 'kg/m²',
    spread: 0,
    decimals: 1,
  },
  head: {
    code: loinc('9843-4', 'Head Occipital-frontal circumference'),
    unit: 'cm',
    shown: 'cm',
    spread: 0.2,
    decimals: 1,
    // The code that growth charts look for.
    other: loinc('8287-5', 'Head Occipital-frontal circumference by Tape measure'),
  },
} as const satisfies Record<string, SignKind>

type Sign = keyof typeof signs
interface Measurement {
  readonly patient: string
  readonly day: string
  readonly prefix: string
  readonly visit?: string
  readonly by?: string
}

function base(
  { patient, day, visit, by }: Measurement,
  id: string,
  term: Term,
  ...others: readonly Term[]
): Observation {
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [code('observationCategory', 'vital-signs', 'Vital Signs')],
    code: concept(term, undefined, ...others),
    subject: ref('Patient', patient),
    effectiveDateTime: at(day, visit === undefined ? '07:45' : '09:15'),
    ...(visit === undefined ? {} : { encounter: ref('Encounter', visit) }),
    performer: [by === undefined ? ref('Patient', patient) : clinician(by)],
  }
}

function sign(taken: Measurement, name: Sign, value: number): Observation {
  const { code: term, other, unit, shown }: SignKind = signs[name]
  return {
    ...base(taken, `${taken.prefix}-${name}`, term, ...(other ? [other] : [])),
    valueQuantity: quantity(value, unit, shown),
  }
}

function pressure(taken: Measurement, upper: number, lower: number): Observation {
  const part = (term: Term, value: number) => ({
    code: concept(term),
    valueQuantity: quantity(Math.round(value), 'mm[Hg]', 'mmHg'),
  })
  const others = taken.patient === 'maya' ? [OLDER_BP] : []
  return {
    ...base(taken, `${taken.prefix}-pressure`, BP, ...others),
    component: [part(SYSTOLIC, upper), part(DIASTOLIC, lower)],
  }
}

type Body = Partial<Record<Sign, number>> & { readonly upper?: number; readonly lower?: number }

function measurementsOf(taken: Measurement, body: Body, random: Random): Observation[] {
  const drawn = new Map<Sign, number>()
  for (const name of Object.keys(signs) as Sign[]) {
    const level = body[name]
    if (level !== undefined) drawn.set(name, rounded(random.around(level, signs[name].spread), signs[name].decimals))
  }
  const [weight, height] = [drawn.get('weight'), drawn.get('height')]
  if (weight !== undefined && height !== undefined) drawn.set('mass', rounded(weight / (height / 100) ** 2, 1))
  if (drawn.has('oxygen')) drawn.set('oxygen', Math.min(100, drawn.get('oxygen') ?? 100))
  const found = [...drawn].map(([name, value]) => sign(taken, name, value))
  return body.upper === undefined || body.lower === undefined
    ? found
    : [...found, pressure(taken, random.around(body.upper, 7), random.around(body.lower, 5))]
}

function walterVitals(seed: number): Observation[] {
  const last = walterRounds.length - 1
  return walterRounds.flatMap(({ id, day }, round) => {
    const done = round / last
    const body: Body = {
      upper: 152 - 18 * done,
      lower: 88 - 12 * done,
      rate: round > 40 ? 66 : 76,
      breaths: 16,
      warmth: 36.6,
      oxygen: 97,
      weight: 98 - 9 * done,
      ...(round % 4 === 0 ? { height: 176 - 2 * done } : {}),
    }
    return measurementsOf(
      { patient: 'walter', day, prefix: id, visit: id, by: 'nurse-penn' },
      body,
      randomOf(seed, `${id} vitals`),
    )
  })
}

/** Walter's home measurements: every two weeks for four years. */
function homePressures(seed: number): Observation[] {
  const random = randomOf(seed, 'walter home')
  return Array.from({ length: 100 }, (_, index) => {
    const taken = { patient: 'walter', day: plusDays('2022-12-05', index * 14), prefix: `walter-home-${index + 1}` }
    return {
      ...pressure(taken, random.around(133, 8), random.around(77, 5)),
      device: ref('Device', 'walter-cuff', 'Home blood pressure cuff'),
    }
  })
}

const adults: readonly (readonly [visit: string, body: Body])[] = [
  ['ana-visit-1', { upper: 116, lower: 74, rate: 68, weight: 62, height: 165 }],
  ['ana-visit-2', { upper: 114, lower: 72, rate: 84, warmth: 38.4, weight: 62.5 }],
  ['ana-visit-3', { upper: 117, lower: 75, rate: 66, weight: 63, height: 165 }],
  ['maya-visit-1', { upper: 119, lower: 76, rate: 72, weight: 70, height: 170 }],
  ['maya-visit-2', { upper: 122, lower: 80, rate: 60, weight: 75 }],
  ['maya-visit-3', { upper: 118, lower: 76, rate: 68, weight: 72, height: 170 }],
  ['rosa-visit-1', { upper: 142, lower: 78, rate: 82, oxygen: 94, weight: 61, height: 154 }],
  ['rosa-visit-2', { upper: 136, lower: 74, rate: 88, oxygen: 93, weight: 64 }],
  ['rosa-last-stay', { upper: 98, lower: 58, rate: 108, breaths: 28, oxygen: 86, weight: 67 }],
  ['nils-visit-1', { upper: 128, lower: 82, rate: 74, breaths: 18, oxygen: 96, weight: 84, height: 183 }],
  ['nils-er', { upper: 92, lower: 54, rate: 124, breaths: 30, oxygen: 90 }],
  ['nils-visit-2', { upper: 126, lower: 80, rate: 72, breaths: 15, oxygen: 98, weight: 83 }],
]

/** Typical weight (kg), length (cm) and head circumference (cm) of a child by age in days. */
const growth: readonly (readonly [age: number, weight: number, height: number, head: number])[] = [
  [61, 5.3, 57.5, 38.8],
  [122, 6.8, 63, 41.2],
  [183, 7.7, 66.8, 42.9],
  [365, 9.4, 75, 45.6],
  [456, 10.1, 78.5, 46.4],
  [548, 10.7, 81.7, 47],
  [730, 12, 86.8, 47.9],
  [1096, 14.2, 95.6, 49],
  [1461, 16.3, 102.8, 49.8],
  [1826, 18.4, 109.5, 50.4],
  [2192, 20.6, 115.7, 51],
  [2557, 22.9, 121.8, 51.4],
]

function childVitals(seed: number): Observation[] {
  return childVisits.flatMap(({ id, patient, day }) => {
    const age = daysBetween(birthDateOf[patient] ?? day, day)
    const [, weight, height, head] = growth.find(([days]) => days === age) ?? [0, 0, 0, 0]
    const random = randomOf(seed, `${id} growth`)
    const taken = { patient, day, prefix: id, visit: id, by: 'nurse-penn' }
    const scale = patient === 'mia' ? 0.97 : 1.02
    const size = {
      weight: rounded(random.around(weight * scale, weight * 0.01), 1),
      height: rounded(random.around(height * scale, 0.4), 1),
    }
    return [
      sign(taken, 'weight', size.weight),
      sign(taken, 'height', size.height),
      ...(age <= 730
        ? [sign(taken, 'head', rounded(random.around(head, 0.3), 1))]
        : [sign(taken, 'mass', rounded(size.weight / (size.height / 100) ** 2, 1))]),
    ]
  })
}

/** Vital signs and growth data of all patients. */
export function vitals(seed: number): Observation[] {
  const measured = adults.flatMap(([visit, body]) => {
    const patient = visit.split('-')[0] ?? ''
    return measurementsOf(
      { patient, day: visitDay(visit), prefix: visit, visit, by: 'nurse-penn' },
      body,
      randomOf(seed, `${visit} vitals`),
    )
  })
  return [...walterVitals(seed), ...homePressures(seed), ...measured, ...childVitals(seed)]
}
