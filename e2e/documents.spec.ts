import { writeDocuments } from './documents-data'
import { watchIsolation } from './document-isolation'
import { expect, test } from './fixtures'
import { openPage } from './navigation'

test.use({ sandboxArgs: ['--data', writeDocuments()] })

test('a note, a picture, a report, C-CDA files and links elsewhere cause no request to another origin', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  const clean = await watchIsolation(page, [app.origin, ehr.url])
  await signIn(/Dora/)
  const main = page.getByRole('main')
  for (const [path, content] of [
    ['/documents', '23 documents in this record'],
    ['/documents/plain', '<b>not bold</b>'],
    ['/record/DiagnosticReport/report', 'Two benign polyps.'],
    ['/documents/formats', 'The same as text.'],
    ['/documents/summary', 'there (https://clinic.example/a)'],
    ['/documents/other-person', 'This file names another person'],
    ['/documents/entities', '<!DOCTYPE'],
    ['/documents/elsewhere', 'This file is kept at'],
    ['/documents/script-address', 'can’t be opened: javascript:'],
    ['/documents/bad-data', 'The file could not be read.'],
  ] as const) {
    await openPage(page, path)
    await expect(main, path).toContainText(content)
  }
  await openPage(page, '/documents/picture')
  await expect(main.getByRole('img', { name: 'Picture: Scan' })).toBeVisible()
  await clean()
})
