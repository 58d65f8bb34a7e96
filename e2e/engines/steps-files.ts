import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countOf, type PatientResource } from './record-links'
import { waitUntil } from './wait-until'
import type { Step } from './step'
import type { PageDriver } from './page-driver'

/** Each kind of file that is drawn, and what must be seen of it. */
const files: readonly (readonly [
  kind: string,
  id: string,
  open: RegExp | undefined,
  seen: (visit: PageDriver) => Promise<unknown>,
])[] = [
  ['text', 'letter', /^Open \(Text/, ({ reads }) => reads('the bone scan shows that the tablets work')],
  ['a web page', 'leaflet', /^Open \(Web page/, ({ readsInFrame }) => readsInFrame('Walk a little more each day.')],
  [
    'a picture',
    'wound',
    /^Open \(Picture/,
    ({ look }) =>
      waitUntil('a picture with a size', () =>
        look(() =>
          [...document.querySelectorAll('main img')].some((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
      ),
  ],
  ['a health summary (C-CDA)', 'discharge', /^Open \(/, ({ reads }) => reads('Bee venom: severe reaction.')],
  ['a PDF', 'operation-note', /^Open \(PDF/, ({ readsInFrame }) => readsInFrame('The right hip joint was replaced.')],
]

export const fileSteps: readonly Step[] = files.map(([kind, id, open, seen]): Step => [
  `document: ${kind}`,
  async (visit) => {
    await visit.open(`/documents/quinn-${id}`)
    await visit.arrives(/./)
    if (open) await visit.press('main button', open)
    await seen(visit)
  },
])

/** Waits for the saved file with this ending, until it can be read as what it is: browsers make it first and fill it then. */
const savedFile = <T>(
  { engine: { downloads } }: PageDriver,
  ending: string,
  read: (text: string) => T | undefined,
): Promise<T> =>
  waitUntil(`a whole file that ends with ${ending}`, async () => {
    const name = (await readdir(downloads)).find((each) => each.endsWith(ending))
    return name === undefined ? undefined : read(await readFile(join(downloads, name), 'utf8'))
  })

export const exportSteps: readonly Step[] = [
  [
    'download: the record as text and as FHIR, on the disk as the page says',
    async (visit) => {
      const whole = () =>
        waitUntil('every part of the record', () =>
          visit.look(() => !document.querySelector('main')?.innerText.includes('Some parts are still being loaded')),
        )
      await visit.open('/download/app')
      await visit.arrives('For an app')
      await whole()
      await visit.press('main button', /^Save as FHIR file$/)
      await visit.reads(/Saved health-record-[\d-]+\.json/)
      await visit.open('/download/me')
      await visit.arrives('For me')
      await whole()
      await visit.press('main button', /^Save as text$/)
      await visit.reads(/Saved health-record-[\d-]+\.txt/)
      await savedFile(visit, '.txt', (text) => text.includes('Osteoporosis'))
      const { entry } = await savedFile(
        visit,
        '.json',
        (text) => JSON.parse(text) as { entry: readonly { resource: PatientResource }[] },
      )
      const goals = entry.filter(({ resource }) => resource.resourceType === 'Goal').length
      if (goals !== countOf('Goal')) throw new Error(`the file holds ${goals} goals`)
    },
  ],
  [
    'print view: whose record it is, what a doctor needs of it, and paper where the engine can be asked for it',
    async (visit) => {
      await visit.open('/download/doctor')
      await visit.reads(/Health summary for a doctor[^]*Osteoporosis/)
      const head = await visit.look(() => document.querySelector('.print-head')?.textContent ?? '')
      for (const said of ['Quinn Robin Sample', 'Born May 4, 1968', 'From Sandbox EHR'])
        if (!head.includes(said)) throw new Error(`the head of the paper lacks ${said}: ${head}`)
      const paper = await visit.engine.print?.()
      if (paper && (!paper.subarray(0, 4).equals(Buffer.from('%PDF')) || paper.length < 10_000))
        throw new Error(`no whole PDF: ${paper.length} bytes`)
    },
  ],
]
