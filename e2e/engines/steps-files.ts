import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countOf, type PatientResource } from './record-links'
import { waitUntil } from './wait-until'
import type { Step } from './step'
import type { PageDriver } from './page-driver'

/** Each kind of displayed document, and the expected content. */
const files: readonly (readonly [
  kind: string,
  id: string,
  open: RegExp | undefined,
  expectContent: (driver: PageDriver) => Promise<unknown>,
])[] = [
  ['text', 'letter', /^Open \(Text/, ({ expectText }) => expectText('the bone scan shows that the tablets work')],
  [
    'a web page',
    'leaflet',
    /^Open \(Web page/,
    ({ expectTextInFrame }) => expectTextInFrame('Walk a little more each day.'),
  ],
  [
    'a picture',
    'wound',
    /^Open \(Picture/,
    ({ evaluate }) =>
      waitUntil('a loaded picture', () =>
        evaluate(() =>
          [...document.querySelectorAll('main img')].some((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
      ),
  ],
  ['a health summary (C-CDA)', 'discharge', /^Open \(/, ({ expectText }) => expectText('Bee venom: severe reaction.')],
  [
    'a PDF',
    'operation-note',
    /^Open \(PDF/,
    ({ expectTextInFrame }) => expectTextInFrame('The right hip joint was replaced.'),
  ],
]

export const fileSteps: readonly Step[] = files.map(([kind, id, open, expectContent]): Step => [
  `document: ${kind}`,
  async (driver) => {
    await driver.open(`/documents/quinn-${id}`)
    await driver.expectHeading(/./)
    if (open) await driver.click('main button', open)
    await expectContent(driver)
  },
])

/** Waits for a downloaded file with this ending until `read` succeeds: browsers create it before they fill it. */
const savedFile = <T>(
  { engine: { downloads } }: PageDriver,
  ending: string,
  read: (text: string) => T | undefined,
): Promise<T> =>
  waitUntil(`a complete file that ends with ${ending}`, async () => {
    const name = (await readdir(downloads)).find((each) => each.endsWith(ending))
    return name === undefined ? undefined : read(await readFile(join(downloads, name), 'utf8'))
  })

export const exportSteps: readonly Step[] = [
  [
    'download: the record as text and as FHIR is saved under the announced names',
    async (driver) => {
      const waitForRecord = () =>
        waitUntil('the whole record', () =>
          driver.evaluate(
            () => !document.querySelector('main')?.innerText.includes('Some parts are still being loaded'),
          ),
        )
      await driver.open('/download/app')
      await driver.expectHeading('For an app')
      await waitForRecord()
      await driver.click('main button', /^Save as FHIR file$/)
      await driver.expectText(/Saved health-record-[\d-]+\.json/)
      await driver.open('/download/me')
      await driver.expectHeading('For me')
      await waitForRecord()
      await driver.click('main button', /^Save as text$/)
      await driver.expectText(/Saved health-record-[\d-]+\.txt/)
      await savedFile(driver, '.txt', (text) => text.includes('Osteoporosis'))
      const { entry } = await savedFile(
        driver,
        '.json',
        (text) => JSON.parse(text) as { entry: readonly { resource: PatientResource }[] },
      )
      const goals = entry.filter(({ resource }) => resource.resourceType === 'Goal').length
      if (goals !== countOf('Goal')) throw new Error(`the file has ${goals} goals`)
    },
  ],
  [
    'print: the doctor’s sheet names the patient and prints as a PDF, if the engine supports it',
    async (driver) => {
      await driver.open('/download/doctor')
      await driver.expectText(/Health summary for a doctor[^]*Osteoporosis/)
      const head = await driver.evaluate(() => document.querySelector('.print-head')?.textContent ?? '')
      for (const text of ['Quinn Robin Sample', 'Born May 4, 1968', 'From Sandbox EHR'])
        if (!head.includes(text)) throw new Error(`the print header lacks ${text}: ${head}`)
      const paper = await driver.engine.print?.()
      if (paper && (!paper.subarray(0, 4).equals(Buffer.from('%PDF')) || paper.length < 10_000))
        throw new Error(`incomplete PDF: ${paper.length} bytes`)
    },
  ],
]
