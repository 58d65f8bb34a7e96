import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findInMain, findLink, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderPublicRoute, renderRoute, unmountApp } from '../../app/__fixtures__/render-route'
import { exportLoaded, renderExport, saveFile } from '../../app/__fixtures__/saved-files'
import { currentSession, setCurrentSession } from '../../auth/session/session-store'
import { cardFile, codeOf, createIssuer, exampleBundle, payloadOf } from '../../intake/health-card/__fixtures__/cards'
import { fileInput, openFiles } from './__fixtures__/open-files'

const person = (id: string, given: string) => ({
  resourceType: 'Patient',
  id,
  name: [{ given: [given], family: 'Example' }],
  birthDate: '1980-02-03',
})
const conditionOf = (id: string, text: string) => ({
  resourceType: 'Condition',
  id: `condition-${id}`,
  clinicalStatus: { coding: [{ code: 'active' }] },
  code: { text },
  subject: { reference: `Patient/${id}` },
})

test('of a file with several people, one record is opened, and the others are counted', async () => {
  await openFiles([[person('a', 'Ada'), person('b', 'Ben'), conditionOf('a', 'Asthma'), conditionOf('b', 'Gout')]])
  await findTitle('This file has records of 2 people')
  await userEvent.click(screen.getByRole('radio', { name: 'Ben Example, born February 3, 1980' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open this record' }))
  await findTitle(/at a glance|record/i)
  await openPage('/conditions')
  expect(main().textContent).toContain('Gout')
  expect(main().textContent).not.toContain('Asthma')
  await openPage('/loaded')
  expect(main().textContent).toContain('2 records about other people.')
})

test('files in lines that name no patient open together, and say so', async () => {
  const [condition, other] = [conditionOf('x', 'Asthma'), conditionOf('x', 'Gout')].map(
    ({ subject: _, ...rest }) => rest,
  )
  await openFiles([
    `${JSON.stringify(condition)}\n${JSON.stringify({ ...other, id: 'y' })}\n`,
    { resourceType: 'Flag', id: 'f' },
  ])
  await screen.findByText('This file does not name the patient.')
  await openPage('/conditions')
  expect(main().textContent).toContain('Asthma')
  expect(main().textContent).toContain('Gout')
  await openPage('/loaded')
  expect(main().textContent).toContain(
    'Other recordsThis app has no page for these kinds. What they say is not in its lists.Flag',
  )
})

test('a page of a file says what the file does not have, not that a health system lost it', async () => {
  await openFiles([[person('a', 'Ada'), { ...conditionOf('a', 'Asthma'), recorder: { reference: 'Practitioner/p' } }]])
  await findTitle(/at a glance|record/i)
  await openPage('/record/Condition/condition-a')
  await userEvent.click(screen.getByText('All details of this condition'))
  await findInMain('This record is not in the file.')
  await findInMain('The file does not say where this record came from.')
  expect(main().textContent).not.toMatch(/at the health system|not allowed/)
  await openPage('/records')
  await findTitle('All records')
  expect(main().textContent).not.toContain('Test orders')
})

test('orders, family history and medication statements in a file have lists of their own', async () => {
  const of = (resourceType: string, rest: object) => ({
    resourceType,
    id: resourceType,
    subject: { reference: 'Patient/a' },
    ...rest,
  })
  await openFiles([
    [
      person('a', 'Ada'),
      of('MedicationStatement', { status: 'active', medicationCodeableConcept: { text: 'Ibuprofen 400 mg' } }),
      of('FamilyMemberHistory', {
        status: 'completed',
        patient: { reference: 'Patient/a' },
        relationship: { text: 'Mother' },
        condition: [{ code: { text: 'Asthma' } }],
      }),
    ],
  ])
  await findTitle(/at a glance|record/i)
  await openPage('/records/MedicationStatement')
  expect(main().textContent).toContain('Ibuprofen')
  await openPage('/records/FamilyMemberHistory')
  expect(main().textContent).toContain('Mother')
  await openPage('/loaded')
  expect(main().textContent).toContain('All of it is shown.')
})

test('the health summary that the app saves opens, and its cover page can be read', async () => {
  await renderExport('app', { person: 'ana', patient: 'ana' })
  const { text } = await saveFile('Save the summary')
  unmountApp()
  setCurrentSession(undefined)
  await openFiles([text])
  await findTitle(/at a glance|record/i)
  await openPage('/loaded')
  await userEvent.click(screen.getByText('Summary document'))
  expect(main().textContent).toMatch(/Custodian|Author/)
  await openPage('/records/Immunization')
  expect(main().textContent).toContain('Flu vaccine')
})

test('an opened health summary shows its devices, and no statement that only repeats one', async () => {
  await renderExport('app', { person: 'walter', patient: 'walter' })
  const { text } = await saveFile('Save the summary')
  expect(text).toContain('DeviceUseStatement')
  unmountApp()
  setCurrentSession(undefined)
  await openFiles([text])
  await findTitle(/at a glance|record/i)
  await openPage('/loaded')
  expect(main().textContent).toContain('Summary document')
  expect(main().textContent).not.toContain('DeviceUseStatement')
  await userEvent.click(screen.getByText('Summary document'))
  expect(main().textContent).toContain('AuthorPlainchart')
  await openPage('/records/Device')
  for (const name of ['Steady 2 pacemaker', 'Home blood pressure cuff']) expect(main().textContent).toContain(name)
  expect(main().textContent).not.toContain('Plainchart')
  expect(main().textContent).toContain('3 records in this list')
})

test('a protected copy is saved with a passphrase that is shown once, and opens with it', async () => {
  await renderExport('copy', { person: 'ana', patient: 'ana' })
  await exportLoaded()
  const { text, name } = await saveFile('Save a protected copy')
  expect(name).toMatch(/^record-copy-.*\.jwe$/)
  expect(text).toMatch(/^eyJ[\w-]+(?:\.[\w-]+){4}$/)
  const passphrase = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/.exec(main().textContent)?.[0] ?? ''
  unmountApp()
  setCurrentSession(undefined)
  await openFiles([text])
  await findTitle('This file is protected')
  await userEvent.type(screen.getByRole('textbox'), 'AAAAA{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('The file does not open with this passphrase.')
  await userEvent.type(screen.getByRole('textbox'), `${passphrase.toLowerCase()}{Enter}`)
  await findTitle(/at a glance|record/i)
  await openPage('/records/Immunization')
  expect(main().textContent).toContain('Flu vaccine')
})

test.each([
  ['', 'The file is empty.'],
  ['{"a":1}', 'The file is JSON, but not a health record in the FHIR format.'],
  ['{"resourceType":"Bundle","entry":[{"resource":', 'The file is damaged or cut off.'],
  ['{"resourceType":"Bundle"}', 'The file has no health records.'],
  ['\u0000', 'This app cannot open this kind of file.'],
  ['Rar!', 'Of archives, this app opens zip files only.'],
  [
    '[{"resourceType":"Patient","id":"a"},{"resourceType":"ExplanationOfBenefit","patient":{"reference":"Patient/a"}}]',
    'This is a claims file (payments), not a health record. Ask the clinic or hospital for your health record',
  ],
  ['{"resourceType":"Organization"}', 'This file lists care providers and places, and no health record.'],
  ['{"resourceType":"CapabilityStatement"}', 'This file describes a FHIR server or a format.'],
  ['<Patient xmlns="http://hl7.org/fhir"/>', 'The file is FHIR in XML.'],
])('a file that cannot be opened is explained: %s', async (content, text) => {
  await openFiles([content])
  expect((await screen.findByRole('alert')).textContent).toContain(text)
})

const ccda = (title: string, [given, family]: readonly [string, string], text: string) =>
  `<?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3"><title>${title}</title><effectiveTime value="20260504"/>
<recordTarget><patientRole><patient><name><given>${given}</given><family>${family}</family></name><administrativeGenderCode code="F"/><birthTime value="19800203"/></patient></patientRole></recordTarget>
<component><structuredBody><component><section><title>Allergies</title><text>${text}</text></section></component></structuredBody></component></ClinicalDocument>`

test('a C-CDA file opens as a document of the person whom it names, and says that it is no list', async () => {
  await openFiles([ccda('Summary of care', ['Ada', 'Example'], 'Penicillin: hives')])
  await findTitle(/documents/i)
  await screen.findByText(/It has 1 document. Medicines, allergies and results in a document are not in the lists/)
  expect(document.body.textContent).toContain('It was saved on May 4, 2026')
  await userEvent.click(await findLink(/Summary of care/))
  await userEvent.click(await screen.findByRole('button', { name: /Open \(XML/ }))
  await findInMain('Penicillin: hives')
  await openPage('/profile')
  for (const fact of ['Ada Example', 'February 3, 1980', 'Female']) expect(main().textContent).toContain(fact)
  expect(document.body.textContent).not.toContain('This file does not name the patient.')
})

test('of several C-CDA files the newest comes first', async () => {
  const dated = (title: string, date: string) => ccda(title, ['Ada', 'Example'], '').replace('20260504', date)
  await openFiles([
    dated('Letter of 2019', '20190301'),
    dated('Letter of 2025', '202511'),
    dated('Letter of 2022', '2022'),
  ])
  await findTitle(/documents/i)
  await findLink(/Letter of 2019/)
  expect(main().textContent.match(/Letter of \d{4}/g)).toEqual(['Letter of 2025', 'Letter of 2022', 'Letter of 2019'])
})

test('documents beside records belong to the person of both; those of somebody else are not shown', async () => {
  await openFiles([
    [person('a', 'Ada'), conditionOf('a', 'Asthma')],
    ccda('Own letter', ['Ada', 'Example'], 'Rest'),
    ccda('Other letter', ['Ben', 'Other'], 'Gout').replace('19800203', '19770101'),
  ])
  await findTitle('This file has records of 2 people')
  await userEvent.click(screen.getByRole('radio', { name: 'Ada Example, born February 3, 1980' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open this record' }))
  await findTitle(/at a glance|record/i)
  await openPage('/documents')
  await findLink(/Own letter/)
  expect(main().textContent).not.toContain('Other letter')
})

test('files of one choice that cannot be read are named, and the banner says that some are missing', async () => {
  await openFiles([[person('a', 'Ada')], '{"resourceType":"Bundle","entry":['])
  await findTitle(/at a glance|record/i)
  await screen.findByText('Some of it could not be read.')
  await openPage('/loaded')
  expect(main().textContent).toContain('Files that were not readrecord.json: damaged or cut off')
})

test('records in another version of FHIR are told', async () => {
  const allergy = {
    resourceType: 'AllergyIntolerance',
    substance: { text: 'Latex' },
    patient: { reference: 'Patient/a' },
  }
  await openFiles([[person('a', 'Ada'), allergy]])
  await screen.findByText(/another version of the FHIR format/)
  await openPage('/records/AllergyIntolerance')
  expect(main().textContent).toContain('Latex')
})

test('a file with a health system open signs out there first, and says so before', async () => {
  await renderRoute('/', { person: 'ana' })
  await openPage('/open')
  expect(main().textContent).toContain('Opening a file signs you out of Sandbox EHR in this browser.')
  const before = currentSession()
  await userEvent.upload(fileInput(), new File([JSON.stringify(person('a', 'Ada'))], 'a.json'))
  await screen.findByText('This is a copy from a file')
  expect(currentSession()).not.toBe(before)
  await expect(before?.get('Patient/ana')).rejects.toThrow()
})

/** The operator's list of issuers of health cards, until the end of the test. */
function serveIssuers(list: unknown): void {
  const { fetch } = globalThis
  globalThis.fetch = (request, init) =>
    request === '/issuers.json' ? Promise.resolve(new Response(JSON.stringify(list))) : fetch(request, init)
  onTestFinished(() => void (globalThis.fetch = fetch))
}

test('a health card says beside its person who signed it, and what a signature does not show', async () => {
  const issuer = await createIssuer()
  const card = await issuer.sign(payloadOf(exampleBundle()))
  const elsewhere = { iss: 'https://clinic.example/cards' }
  const other = await (await createIssuer()).sign(payloadOf(exampleBundle('John', '140'), elsewhere))
  const expired = await issuer.sign(payloadOf(exampleBundle('John', '33'), { exp: 1_778_000_000 }))
  const [head, , signature] = card.split('.')
  const changed = `${head}.${other.split('.')[1]}.${signature}`
  serveIssuers({ issuerInfo: [issuer.entry()] })
  await openFiles([cardFile(card, other, expired, changed)])
  await findTitle(/at a glance|record/i)
  const person = 'Health card of John Anyperson, born January 20, 1951.'
  await screen.findByText(
    `${person} Signed by Example Health, which is on the list of this site. It holds: Vaccines: 1.`,
  )
  screen.getByText(
    `${person} It says that clinic.example issued it. The signature could not be checked: this site has no key of clinic.example. It holds: Vaccines: 1.`,
  )
  screen.getByText(
    `${person} The card expired on May 5, 2026. Signed by Example Health, which is on the list of this site. It holds: Vaccines: 1.`,
  )
  screen.getByText(/A signature shows where a card is from. It does not show that the card is right/)
  screen.getByText('It was issued on May 4, 2026 and may be out of date.')
  screen.getByText('Some of it could not be read.')
  await openPage('/records/Immunization')
  expect(main().textContent).toContain('3 records in this list')
  screen.getByText('It has 3 health cards. Signature not checked: 1. Expired, or not valid yet: 1.')
  await openPage('/loaded')
  expect(main().textContent).toContain(
    'record.json (4): a health card with a signature that is not valid. Do not rely on it',
  )
  expect(main().textContent).toContain('It holds: Vaccines: 1.')
  expect(main().textContent).toContain('2 cards name the same person again.')
})

test('a health card that is not valid yet warns, and has no day of issue that is to come', async () => {
  const issuer = await createIssuer()
  serveIssuers({ issuerInfo: [issuer.entry()] })
  const begins = Date.UTC(2030, 0, 2) / 1000
  await openFiles([cardFile(await issuer.sign(payloadOf(exampleBundle(), { nbf: begins })))])
  await screen.findByText(/born January 20, 1951\. The card is not valid before January [12], 2030\. Signed by/)
  const banner = screen.getByText('This is a copy from a file').parentElement
  expect(banner?.textContent).not.toContain('issued on')
  expect(banner?.parentElement?.className).toMatch(/warn/)
})

test('of a health card whose signature does not fit, nothing is shown', async () => {
  const issuer = await createIssuer()
  serveIssuers({ issuerInfo: [issuer.entry()] })
  await openFiles([(await issuer.sign(payloadOf(exampleBundle()))).replace(/.{4}$/, 'AAAA')])
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The signature of this health card is not valid. The card was changed, or another person made it. Do not rely on it.',
  )
  expect(document.body.textContent).not.toContain('Anyperson')
})

test('the text of a health card can be pasted', async () => {
  const card = await (await createIssuer()).sign(payloadOf(exampleBundle()))
  serveIssuers({ issuerInfo: [] })
  await renderPublicRoute('/open')
  await userEvent.click(screen.getByRole('radio', { name: 'Me' }))
  await userEvent.paste('some other text')
  await userEvent.paste(codeOf(card))
  await screen.findByText(/Health card of John Anyperson/)
})

test.each([
  [
    'the list did not load',
    () => 'no list',
    'The signature could not be checked: the list of issuers of this site did not load.',
  ],
  [
    'its issuer is not on the list',
    ({ iss, keys }: { readonly iss: string; readonly keys: readonly object[] }) => ({
      issuerInfo: [{ issuer: { iss }, keys }],
    }),
    'Signed with the key of cards.example, which is not on the list of this site.',
  ],
] as const)('a health card says that %s', async (_what, listOf, text) => {
  const issuer = await createIssuer()
  const { issuer: named, keys } = issuer.entry()
  serveIssuers(listOf({ iss: named.iss, keys }))
  await openFiles([codeOf(await issuer.sign(payloadOf(exampleBundle())))])
  expect((await screen.findByText(/^Health card of John Anyperson, born January 20, 1951\./)).textContent).toContain(
    text,
  )
})

test('a device with a camera offers to take a picture of a code', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  await renderPublicRoute('/open')
  const button = screen.getByRole('button', { name: 'Take a picture of a QR code' })
  const input = main().querySelector<HTMLInputElement>('input[capture]')
  expect(input?.accept).toBe('image/*')
  const click = vi.spyOn(input ?? new HTMLInputElement(), 'click')
  await userEvent.click(button)
  expect(click).toHaveBeenCalled()
})

test('the pages are in Spanish too', async () => {
  await openFiles([[person('a', 'Ada'), conditionOf('a', 'Asthma')]], 'Una persona a quien cuido', 'es')
  await screen.findByText('Esta es una copia de un archivo')
  await openPage('/loaded')
  expect(main().textContent).toContain('Sobre este archivo')
  expect(main().textContent).toContain('Se muestra todo.')
})
