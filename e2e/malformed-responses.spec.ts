import { expect, test } from './fixtures'
import { follow } from './navigation'

test.use({ expectedConsole: /Failed to load resource/ })

const person = { reference: 'Patient/someone-else' }

const unusable =
  /can’t show your health conditions right now\. The health system sent an answer that this app cannot use\./i

/** Responses to the search for conditions, and the message that the page must show. */
const answers: [what: string, status: number, body: string, sentence: RegExp][] = [
  [
    'server error',
    500,
    '{"resourceType":"OperationOutcome","issue":[{"severity":"error","code":"exception"}]}',
    /can’t show your health conditions right now/i,
  ],
  [
    'not allowed',
    403,
    '{"resourceType":"OperationOutcome","issue":[{"severity":"error","code":"forbidden"}]}',
    /keeps this part of your record closed to this app/i,
  ],
  ['a page of HTML', 200, '<!doctype html><title>Maintenance</title>', /can’t show your health conditions right now/i],
  ['JSON that is not FHIR', 200, '{"hello":"world"}', unusable],
  ['null', 200, 'null', unusable],
  [
    'lists in lists without end',
    200,
    `{"resourceType":"Bundle","type":"searchset","entry":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    unusable,
  ],
  ['cut off in the middle', 200, '{"resourceType":"Bundle","type":"searchset","entry":[{"resou', unusable],
  [
    'a condition of another person',
    200,
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'searchset',
      entry: [
        { resource: { resourceType: 'Condition', id: 'x', subject: person, code: { text: 'Secret of another' } } },
      ],
    }),
    /left out/i,
  ],
  [
    'a resource of another type',
    200,
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'searchset',
      entry: [{ search: { mode: 'match' }, resource: { resourceType: 'Device', id: 'x' } }],
    }),
    /left out/i,
  ],
]

for (const [what, status, body, sentence] of answers)
  test(`the EHR responds with ${what}: it is reported and other pages work`, async ({ page, signIn, ehr }) => {
    await page.route(`${ehr.fhirBase}/Condition?**`, (route) =>
      route.fulfill({
        status,
        body,
        contentType: 'application/fhir+json',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await signIn(/Ana/)
    await page.goto('/conditions')
    await expect(page.getByRole('main')).toContainText(sentence)
    await expect(page.getByRole('main')).not.toContainText('Secret of another')
    await follow(page, 'Medicines')
    await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/can’t show/i)
  })
