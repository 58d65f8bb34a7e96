import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPopulation } from '../../sandbox/population/build'
import { until } from './until'
import type { Step } from './step'
import type { Visit } from './visit'

const PERSON = 'Patient/quinn'

interface About {
  readonly resourceType: string
  readonly subject?: { readonly reference?: string }
  readonly patient?: { readonly reference?: string }
  readonly beneficiary?: { readonly reference?: string }
}

/** How many records of a type the person has. */
function countOf(type: string): number {
  const all = JSON.parse(JSON.stringify(buildPopulation(1).resources)) as readonly About[]
  return all.filter(({ resourceType, subject, patient, beneficiary }) => resourceType === type && [subject, patient, beneficiary].some((who) => who?.reference === PERSON)).length
}

/** Waits until the page leads to every record of a type, folded parts included. */
async function leadsToAll({ look }: Visit, type: string) {
  const expected = countOf(type)
  let links = 0
  const count = async () => {
    links = await look((start) => new Set([...document.querySelectorAll(`main a[href^="${start}"]`)].map((link) => link.getAttribute('href'))).size, `/record/${type}/`)
    return links === expected
  }
  await until(`links to ${expected} records`, count).catch((cause: unknown) => {
    throw new Error(`${String(cause)}; there are ${links}`)
  })
}

/** Every page of the navigation, its heading, and the types all of whose records it leads to. */
const lists: readonly (readonly [path: string, heading: string, types?: readonly string[]])[] = [
  ['/timeline', 'Timeline'],
  ['/find', 'Find in your record'],
  ['/results', 'Test results'],
  ['/vitals', 'Vital signs'],
  ['/conditions', 'Health conditions', ['Condition']],
  ['/medicines', 'Medicines', ['MedicationRequest', 'MedicationDispense']],
  ['/records/AllergyIntolerance', 'Allergies and reactions', ['AllergyIntolerance']],
  ['/records/Immunization', 'Vaccines', ['Immunization']],
  ['/records/DiagnosticReport', 'Test reports', ['DiagnosticReport']],
  ['/records/MedicationDispense', 'Pharmacy fills', ['MedicationDispense']],
  ['/records/Encounter', 'Visits', ['Encounter']],
  ['/records/Procedure', 'Procedures', ['Procedure']],
  ['/records/CarePlan', 'Care plans', ['CarePlan']],
  ['/records/Goal', 'Health goals', ['Goal']],
  ['/records/CareTeam', 'Care teams', ['CareTeam']],
  ['/records/Device', 'Implants and devices', ['Device']],
  ['/documents', 'Notes and documents'],
  ['/records/Coverage', 'Insurance', ['Coverage']],
  ['/records/Questionnaire', 'Forms'],
  ['/profile', 'Quinn Robin Sample'],
  ['/take-along', 'For your appointment'],
  ['/download', 'Print or download your record'],
  ['/search', 'Search the health system'],
  ['/loaded', 'What was loaded'],
  ['/privacy', 'Privacy and this app'],
  ['/records/DiagnosticOrder', 'Test orders'],
  ['/records/Location', 'Places of care'],
  ['/records/Organization', 'Organizations'],
  ['/records/Practitioner', 'Care providers'],
  ['/records/PractitionerRole', 'Roles of care providers'],
  ['/', 'Your health summary'],
]

export const listSteps: readonly Step[] = [
  ['the navigation leads to the pages that are walked here, and no other', async ({ look }) => {
    const known = lists.map(([path]) => path).toSorted()
    const shown = await look(() => [...document.querySelectorAll('#record-nav a')].map((link) => link.getAttribute('href') ?? '').toSorted())
    if (JSON.stringify(shown) !== JSON.stringify(known)) throw new Error(`they differ: ${shown.filter((path) => !known.includes(path)).join(' ')} | ${known.filter((path) => !shown.includes(path)).join(' ')}`)
  }],
  ...lists.map(([path, heading, types = []]): Step => [`list ${path}`, async (visit) => {
    await visit.press(`#record-nav a[href="${path}"]`, /./)
    await visit.arrives(heading)
    for (const type of types) await leadsToAll(visit, type)
  }]),
]

export const readingSteps: readonly Step[] = [
  ['a detail: its facts, then the same in clinical words and as it was sent', async ({ press, arrives, reads }) => {
    await press('#record-nav a', /^Health conditions$/)
    await arrives('Health conditions')
    await press('main a[href="/record/Condition/quinn-bones"]', /./)
    await arrives('Osteoporosis')
    await press('main label', /^Clinical details$/)
    await reads('SNOMED')
    await press('main label', /^Raw data$/)
    await reads('"resourceType": "Condition"')
  }],
  ['back: the list that led to the detail', async (visit) => {
    await visit.engine.back()
    await visit.arrives('Health conditions')
    await leadsToAll(visit, 'Condition')
  }],
  ['reload: the same list, still signed in', async (visit) => {
    await visit.engine.reload()
    await visit.arrives('Health conditions')
    await leadsToAll(visit, 'Condition')
  }],
]

export const trendSteps: readonly Step[] = [
  ['a trend: a wide drawing with marks for every result', async ({ press, arrives, look }) => {
    await press('#record-nav a', /^Vital signs$/)
    await arrives('Vital signs')
    await press('main a[href^="/results/trend/"]', /Blood pressure/)
    await arrives('Blood pressure')
    await press('main label', /^All/)
    await until('two marks for each result, on a wide drawing', () => look(() => {
      const drawing = document.querySelector('main svg.recharts-surface')
      const marks = drawing?.querySelectorAll('.recharts-line-dots > g').length
      const results = Number(/There are (\d+) results/.exec(document.querySelector('main')?.innerText ?? '')?.[1])
      return results > 1 && marks === 2 * results && (drawing?.getBoundingClientRect().width ?? 0) > 400
    }))
  }],
]

/** Each kind of file that is drawn, and what must be seen of it. */
const files: readonly (readonly [kind: string, id: string, open: RegExp | undefined, seen: (visit: Visit) => Promise<unknown>])[] = [
  ['text', 'letter', /^Open \(Text/, ({ reads }) => reads('the bone scan shows that the tablets work')],
  ['a web page', 'leaflet', /^Open \(Web page/, ({ readsInFrame }) => readsInFrame('Walk a little more each day.')],
  ['a picture', 'wound', /^Open \(Picture/, ({ look }) => until('a picture with a size', () => look(() => [...document.querySelectorAll('main img')].some((image) => (image as HTMLImageElement).naturalWidth > 0)))],
  ['a health summary (C-CDA)', 'discharge', /^Open \(/, ({ reads }) => reads('Bee venom: severe reaction.')],
  ['a PDF', 'operation-note', /^Open \(PDF/, ({ look }) => until('a frame for the PDF', () => look(() => document.querySelector('main iframe[src^="blob:"]') !== null))],
]

export const fileSteps: readonly Step[] = files.map(([kind, id, open, seen]): Step => [`document: ${kind}`, async (visit) => {
  await visit.open(`/documents/quinn-${id}`)
  await visit.arrives(/./)
  if (open) await visit.press('main button', open)
  await seen(visit)
}])

/** The text of the one saved file with this ending, when it is whole. */
async function savedFile({ engine: { downloads } }: Visit, ending: string): Promise<string> {
  const whole = () => readdirSync(downloads).find((name) => name.endsWith(ending))
  const name = await until(`a saved file that ends with ${ending}`, () => Promise.resolve(whole()))
  return readFileSync(join(downloads, name), 'utf8')
}

export const takeAwaySteps: readonly Step[] = [
  ['download: the record as text and as FHIR, on the disk as the page says', async (visit) => {
    await visit.open('/download')
    await visit.arrives('Print or download your record')
    await until('every part of the record', () => visit.look(() => !document.querySelector('main')?.innerText.includes('Some parts are still being loaded')))
    await visit.press('main button', /^Save as text$/)
    await visit.reads(/Saved health-record-[\d-]+\.txt/)
    await visit.press('main button', /^Save as FHIR file$/)
    await visit.reads(/Saved health-record-[\d-]+\.json/)
    const text = await savedFile(visit, '.txt')
    if (!text.includes('Osteoporosis')) throw new Error(`the text does not hold the record: ${text.slice(0, 200)}`)
    const { entry } = JSON.parse(await savedFile(visit, '.json')) as { entry: readonly { resource: About }[] }
    const goals = entry.filter(({ resource }) => resource.resourceType === 'Goal').length
    if (goals !== countOf('Goal')) throw new Error(`the file holds ${goals} goals`)
  }],
  ['print view: whose record it is, every part of it, and paper where the engine can be asked for it', async (visit) => {
    await visit.press('main button', /^Show the record for printing$/)
    await visit.reads(/Health conditions \(\d+\)/)
    const head = await visit.look(() => document.querySelector('.print-head')?.textContent ?? '')
    for (const said of ['Quinn Robin Sample', 'Born May 4, 1968', 'From Sandbox EHR']) if (!head.includes(said)) throw new Error(`the head of the paper lacks ${said}: ${head}`)
    const paper = await visit.engine.print?.()
    if (paper && (!paper.subarray(0, 4).equals(Buffer.from('%PDF')) || paper.length < 10_000)) throw new Error(`no whole PDF: ${paper.length} bytes`)
  }],
]
