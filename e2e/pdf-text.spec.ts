import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchIsolation } from './document-isolation'
import { expect, test } from './fixtures'
import { pdfFile } from './pdf-file'

const subject = { reference: 'Patient/nora' }
const documentOf = (id: string, file: Buffer) => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  subject,
  type: { text: 'Letter' },
  date: '2026-05-04T10:00:00Z',
  content: [{ attachment: { contentType: 'application/pdf', data: file.toString('base64'), title: 'Letter' } }],
})

const letter = pdfFile([
  ['PMH of COPD and HTN. Denies DVT.', 'Family history:', 'Mother: MI at 60.', 'No history of'],
  ['Sample Clinic', 'stroke or CHF.', 'Plan: follow the CKD.'],
])
const script = "/OpenAction << /S /JavaScript /JS (top.__pwned = 'pdf') >>"

function writeData(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pdf-text-')), 'data.json')
  const resources = [
    { resourceType: 'Patient', id: 'nora', name: [{ given: ['Nora'], family: 'Notson' }], birthDate: '1952-05-05' },
    documentOf('letter', letter),
    documentOf('active', pdfFile([['PMH of COPD.']], script)),
    documentOf('picture', pdfFile([[]])),
    documentOf('damaged', letter.subarray(0, 60)),
  ]
  writeFileSync(
    file,
    JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) }),
  )
  return file
}

test.use({ sandboxArgs: ['--data', writeData()] })

test('the text of a PDF is read on request, in a worker under the policy of the app, with its terms explained', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  const clean = await watchIsolation(page, [app.origin, ehr.url])
  const requested: string[] = []
  page.context().on('request', (request) => requested.push(request.url()))
  const main = page.getByRole('main')
  const open = async (id: string) => {
    await page.goto(`/documents/${id}`)
    await main.getByRole('button', { name: /^Open \(PDF/ }).click()
    await expect(main.getByRole('button', { name: 'Show the text of the PDF' })).toBeVisible()
  }
  const show = () => main.getByRole('button', { name: 'Show the text of the PDF' }).click()
  await signIn(/Nora/)
  await open('letter')
  expect(requested.filter((url) => url.includes('pdf.worker'))).toEqual([])
  await show()
  await expect(main.getByText('Page 2 of 2')).toBeVisible()
  await expect(main.locator('pre').first()).toContainText('PMH of COPD and HTN. Denies DVT.')
  await expect(main.getByText('The app took this text out of the PDF.')).toBeVisible()
  // Not what is denied, of the family, or in the sentence that the end of the page divides.
  await expect(main.locator('[data-term]')).toHaveText(['PMH', 'COPD', 'HTN', 'CKD'])
  // A script of the file does not run where its text is read.
  await open('active')
  await expect(main.getByText('This PDF holds more than pages')).toBeVisible()
  await show()
  await expect(main.locator('pre')).toHaveText('PMH of COPD.')
  await open('picture')
  await show()
  await expect(main.getByText('We found no text in this PDF. Its pages may be pictures.')).toBeVisible()
  await open('damaged')
  await show()
  await expect(main.getByRole('alert')).toHaveText(
    'We could not read the text of this PDF. It may be damaged. You can save it.',
  )
  await clean()
})
