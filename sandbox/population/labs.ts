import type { DiagnosticReport, Observation, ObservationReferenceRange } from 'fhir/r4'
import { analytes, panels, type Analyte, type AnalyteName, type PanelName } from './analytes'
import { at, code, concept, plusDays, quantity, ref, yearsBetween } from './builders'
import { birthDateOf, patientFacts } from './people'
import { clinician } from './places'
import { randomOf, rounded, type Random } from './random'
import { visitDay, walterRounds } from './visits'

type Levels = Partial<Record<AnalyteName, number>>
interface Draw {
  readonly visit: string
  readonly panels: readonly PanelName[]
  readonly levels?: Levels
}

const routineDraws: readonly Draw[] = [
  { visit: 'ana-visit-1', panels: ['metabolic', 'lipid'] },
  { visit: 'ana-visit-3', panels: ['metabolic', 'lipid', 'blood', 'hba1c'] },
  { visit: 'maya-visit-1', panels: ['metabolic', 'lipid', 'blood', 'thyroid', 'hscrp'] },
  { visit: 'maya-visit-2', panels: ['blood', 'thyroid'], levels: { tsh: 9.8 } },
  { visit: 'maya-visit-3', panels: ['thyroid'], levels: { tsh: 3.1 } },
  { visit: 'rosa-visit-1', panels: ['metabolic', 'heart'], levels: { creatinine: 1.1, urea: 24, natriuretic: 1900 } },
  { visit: 'rosa-visit-2', panels: ['metabolic', 'heart'], levels: { creatinine: 1.25, urea: 28, natriuretic: 2700 } },
  {
    visit: 'rosa-last-stay',
    panels: ['metabolic', 'blood', 'heart'],
    levels: {
      creatinine: 1.9,
      urea: 46,
      potassium: 5.4,
      sodium: 130,
      hemoglobin: 10.6,
      hematocrit: 32,
      natriuretic: 9400,
    },
  },
  { visit: 'nils-visit-1', panels: ['blood'] },
]

/** Walter's levels, changing linearly from the first to the last round. */
const walterCourse: Readonly<Partial<Record<AnalyteName, readonly [first: number, last: number]>>> = {
  glucose: [172, 128],
  urea: [15, 25],
  creatinine: [0.98, 1.52],
  potassium: [4.2, 4.8],
  cholesterol: [236, 158],
  hdl: [39, 45],
  triglyceride: [190, 138],
  hba1c: [8.6, 6.9],
  hemoglobin: [14.8, 13.1],
  hematocrit: [44, 39.5],
  erythrocytes: [4.9, 4.4],
}

const ldlLimits = { before: 130, from: '2018-11-01', after: 100 } as const

/** Estimated glomerular filtration rate from creatinine (mg/dL), age (years) and sex: CKD-EPI 2021, in mL/min per 1.73 m². */
export function filtrationRate(creatinine: number, age: number, female: boolean): number {
  const ratio = creatinine / (female ? 0.7 : 0.9)
  return (
    142 *
    Math.min(ratio, 1) ** (female ? -0.241 : -0.302) *
    Math.max(ratio, 1) ** -1.2 *
    0.9938 ** age *
    (female ? 1.012 : 1)
  )
}

function valuesOf(
  names: readonly AnalyteName[],
  levels: Levels,
  person: { patient: string; day: string },
  random: Random,
): Map<AnalyteName, number> {
  const values = new Map<AnalyteName, number>()
  for (const name of names) {
    const { level, spread, decimals }: Analyte = analytes[name]
    const center = levels[name] ?? level
    values.set(name, rounded(random.around(center, spread * Math.max(1, center / level)), decimals))
  }
  const [creatinine, total, hdl, fats] = [
    values.get('creatinine'),
    values.get('cholesterol'),
    values.get('hdl'),
    values.get('triglyceride'),
  ]
  const facts = patientFacts.find(({ id }) => id === person.patient)
  const age = Math.floor(yearsBetween(birthDateOf[person.patient] ?? person.day, person.day))
  if (creatinine !== undefined)
    values.set('egfr', Math.round(filtrationRate(creatinine, age, facts?.gender === 'female')))
  if (total !== undefined && hdl !== undefined && fats !== undefined)
    values.set('ldl', Math.round(total - hdl - fats / 5))
  return values
}

function limits(name: AnalyteName, day: string): { low?: number; high?: number } {
  const { low, high }: Analyte = analytes[name]
  if (name === 'ldl') return { high: day < ldlLimits.from ? ldlLimits.before : ldlLimits.after }
  return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) }
}

function flagOf(value: number, low: number | undefined, high: number | undefined): readonly [string, string] {
  if (low !== undefined && value < low) return ['L', 'Low']
  return high !== undefined && value > high ? ['H', 'High'] : ['N', 'Normal']
}

function labResult(
  id: string,
  name: AnalyteName,
  value: number,
  draw: { patient: string; visit: string; day: string; by: string },
): Observation {
  const { code: term, unit, shown }: Analyte = analytes[name]
  const { low, high } = limits(name, draw.day)
  const capped = name === 'egfr' && value > 60 && draw.day < '2021-11-01'
  const flag = flagOf(value, low, high)
  const range: ObservationReferenceRange = {
    ...(low === undefined ? {} : { low: quantity(low, unit, shown) }),
    ...(high === undefined ? {} : { high: quantity(high, unit, shown) }),
    text: [low === undefined ? '' : `at least ${low}`, high === undefined ? '' : `up to ${high}`]
      .filter(Boolean)
      .join(', '),
  }
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [code('observationCategory', 'laboratory', 'Laboratory')],
    code: concept(term),
    subject: ref('Patient', draw.patient),
    encounter: ref('Encounter', draw.visit),
    effectiveDateTime: at(draw.day, '09:25'),
    issued: at(plusDays(draw.day, 1), '07:15'),
    performer: [ref('Organization', 'laboratory', 'Testbed Laboratory')],
    valueQuantity: { ...quantity(capped ? 60 : value, unit, shown), ...(capped ? { comparator: '>' as const } : {}) },
    interpretation: [concept(['interpretation', flag[0], flag[1]])],
    referenceRange: [range],
  }
}

function walterDraws(): Draw[] {
  return walterRounds.map(({ id }, round) => {
    const done = round / (walterRounds.length - 1)
    const levels = Object.fromEntries(
      Object.entries(walterCourse).map(([name, [first, last]]) => [name, first + (last - first) * done]),
    )
    return {
      visit: id,
      panels: round % 2 === 0 ? ['metabolic', 'blood', 'hba1c', 'lipid'] : ['metabolic', 'blood', 'hba1c'],
      levels,
    }
  })
}

/** Laboratory panels: an Observation for each result, and a DiagnosticReport that lists them. */
export function labs(seed: number): (Observation | DiagnosticReport)[] {
  return [...walterDraws(), ...routineDraws].flatMap(({ visit, panels: names, levels = {} }) => {
    const patient = visit.split('-')[0] ?? ''
    const draw = { patient, visit, day: visitDay(visit), by: 'dr-lee' }
    const values = valuesOf(
      names.flatMap((name): readonly AnalyteName[] => panels[name].of),
      levels,
      draw,
      randomOf(seed, visit),
    )
    return names.flatMap((name) => {
      const results = panels[name].of.map((analyte) =>
        labResult(`${visit}-${analyte}`, analyte, values.get(analyte) ?? 0, draw),
      )
      const report: DiagnosticReport = {
        resourceType: 'DiagnosticReport',
        id: `${visit}-${name}-report`,
        status: 'final',
        category: [concept(['reportCategory', 'LAB', 'Laboratory'])],
        code: concept(panels[name].code),
        subject: ref('Patient', patient),
        encounter: ref('Encounter', visit),
        effectiveDateTime: at(draw.day, '09:25'),
        issued: at(plusDays(draw.day, 1), '07:15'),
        performer: [ref('Organization', 'laboratory', 'Testbed Laboratory')],
        resultsInterpreter: [clinician(draw.by)],
        result: results.map(({ id, code: named }) => ref('Observation', id ?? '', named.text)),
      }
      return [...results, report]
    })
  })
}
