import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'

const folder = join(tmpdir(), `odd-${randomUUID()}`)
const subject = '"subject":{"reference":"Patient/p"}'

/** Shapes that real servers send; src/pages/records/__fixtures__/odd-records.ts has a table of each kind. */
const records = [
  '{"resourceType":"Patient","id":"p","name":[{"use":"official","family":"","given":[""]}],"birthDate":"1980-01-01"}',
  `{"resourceType":"Condition","id":"narrative",${subject},"text":{"status":"additional","div":"&lt;div&gt;&lt;p&gt;Left knee pain &amp;amp; swelling&lt;/p&gt;&lt;/div&gt;"}}`,
  `{"resourceType":"Condition","id":"empty",${subject},"code":{"text":"","coding":[{"system":"","code":"","display":""}]},"note":[{"text":""}],"recorder":{"reference":"https://other.example/fhir/Practitioner/9"},"extension":[{"url":"https://vendor.example/StructureDefinition/mood-at-triage","valueString":"calm"}]}`,
  '{"resourceType":"AllergyIntolerance","id":"none","patient":{"reference":"Patient/p"},"clinicalStatus":{"coding":[{"code":"active"}]},"code":{"text":"Not on File"}}',
  `{"resourceType":"Observation","id":"range",${subject},"status":"final ","category":[{"coding":[{"code":"laboratory"}]}],"code":{"text":"Albumin"},"effectiveDateTime":"2026-05-07 09:15","valueQuantity":{"value":3.2,"unit":"g/dL"},"referenceRange":[{"text":"Children 1 to 5 years: 3.4-5.4 g/dL; adults 18 years and older: 3.5-5.2 g/dL."}]}`,
  `{"resourceType":"Observation","id":"nameless",${subject},"status":"final","category":[{"coding":[{"code":"laboratory"}]}],"code":{"text":""},"effectiveDateTime":"2026-05-02","valueString":"Normal"}`,
  `{"resourceType":"DocumentReference","id":"file",${subject},"status":"current","type":{"text":"Letter"},"content":[{"attachment":{"contentType":"application/pdf"}}]}`,
]

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'records.ndjson'), records.join('\n'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
test.use({ sandboxArgs: ['--data', folder] })

test('records in unusual shapes are shown readably, and no page shows JSON', async ({ page, signIn }) => {
  await signIn(/^p$|No name|Name not given|January 1, 1980|1980/)
  const main = page.getByRole('main')
  for (const [path, shows, hides] of [
    ['/conditions', [/Left knee pain & swelling/, /\(name not given here\)/], [/[{}<>]/]],
    ['/record/Condition/narrative', [/It says more than the other parts of this record/], [/[{}<>]/]],
    ['/record/Condition/empty', [/Kept at other\.example/], [/[{}]/, /can’t read this value/]],
    [
      '/records/AllergyIntolerance',
      [/The record says: nobody has asked about allergies yet/],
      [/Allergic or sensitive to/, /No known allergies/],
    ],
    ['/record/AllergyIntolerance/none', [/What the record says/], [/Allergic or sensitive to/]],
    ['/results', [/Albumin/, /3\.2 g\/dL/, /Children 1 to 5 years/, /May 7, 2026/], [/elow the expected range/]],
    ['/', [/Lab result: the record does not say of what/], []],
    ['/timeline', [/Lab result: the record does not say of what/], []],
    ['/documents', [/Letter/], []],
    ['/documents/file', [/Letter/], [/undefined/]],
  ] as const) {
    await page.goto(path)
    for (const text of shows) await expect(main, path).toContainText(text)
    for (const text of hides) await expect(main, path).not.toContainText(text)
  }
  await page.goto('/record/Condition/empty')
  await page.getByRole('radio', { name: 'Clinical details' }).check()
  await expect(main).toContainText(/Mood at triage\s*calm/)
})
