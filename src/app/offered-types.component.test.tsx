import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { offeredTypes, type OfferedType } from '../contract/offered-types'
import { fillIn, findInMain, linksTo, main, watchRequests } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith, startTestSandbox, unmountApp } from './__fixtures__/render-route'

const sandbox = startTestSandbox({ switches: { alsoHas: offeredTypes } })

interface Case {
  /** A record, what its row says, and what its page has besides. */
  readonly id: string
  readonly row: RegExp
  readonly rowEs: RegExp
  readonly page: RegExp
  readonly list: string
  readonly listEs: string
  readonly listForProviders: string
  /** What the row for providers says. */
  readonly rowForProviders: RegExp
  readonly search: string
  readonly isOnTimeline: boolean
}

const cases: Readonly<Record<OfferedType, Case>> = {
  ServiceRequest: {
    id: 'quinn-no-mri',
    row: /MRI.*Not to be done/s,
    rowEs: /MRI.*No se debe hacer/s,
    page: /Not to be done.*Metal in the hip/s,
    list: 'Orders and referrals',
    listEs: 'Pedidos y remisiones',
    listForProviders: 'Service requests',
    rowForProviders: /MRI.*DO NOT PERFORM/s,
    search: 'MRI',
    isOnTimeline: true,
  },
  FamilyMemberHistory: {
    id: 'quinn-father',
    row: /Father.*In this relative: Type 2 diabetes/s,
    // The Spanish name of the relationship is there once the official names of codes are loaded, which other pages do.
    rowEs: /(?:Padre|Father).*En este familiar: Type 2 diabetes/s,
    page: /Health of this relative.*What this relative had.*Type 2 diabetes.*In middle age/s,
    list: 'Family health history',
    listEs: 'Salud de la familia',
    listForProviders: 'Family history',
    rowForProviders: /Father.*Father:\s*Type 2 diabetes/s,
    search: 'middle age',
    isOnTimeline: false,
  },
  MedicationStatement: {
    id: 'quinn-aspirin',
    row: /Aspirin.*Not taken/is,
    rowEs: /Aspirin.*No se toma/is,
    page: /Not taken.*Bleeds easily/s,
    list: 'Medicine use',
    listEs: 'Uso de medicinas',
    listForProviders: 'Medication statements',
    rowForProviders: /Aspirin.*NOT TAKEN/is,
    search: 'Bleeds easily',
    isOnTimeline: true,
  },
  MedicationAdministration: {
    id: 'quinn-evening-dose',
    row: /Heparin.*Not given/s,
    rowEs: /Heparin.*No se dio/is,
    page: /Not given.*Bleeding after the operation/s,
    list: 'Doses by care staff',
    listEs: 'Dosis a cargo del personal',
    listForProviders: 'Medication administrations',
    rowForProviders: /Heparin.*Not done/s,
    search: 'Bleeding after',
    isOnTimeline: true,
  },
  NutritionOrder: {
    id: 'quinn-soft-diet',
    row: /Soft food.*Leave out: Nuts/s,
    rowEs: /Soft food.*Evitar: Nuts/s,
    page: /Ordered.*Food to leave out.*Nuts.*Protein drink/s,
    list: 'Diet orders',
    listEs: 'Pedidos de dieta',
    listForProviders: 'Nutrition orders',
    rowForProviders: /Soft food.*Ordered/s,
    search: 'upright',
    isOnTimeline: true,
  },
  Specimen: {
    id: 'quinn-urine-sample',
    row: /Urine.*Could not be tested well/s,
    rowEs: /Urine.*No se pudo analizar bien/s,
    page: /Could not be tested well.*State of the sample.*Leaked on the way/s,
    list: 'Samples',
    listEs: 'Muestras',
    listForProviders: 'Specimens',
    rowForProviders: /Urine.*Unsatisfactory/s,
    search: 'Leaked',
    isOnTimeline: true,
  },
  ImagingStudy: {
    id: 'quinn-hip-x-ray',
    row: /X-ray of the left hip/,
    rowEs: /X-ray of the left hip/,
    page: /Pictures were taken.*Set of pictures.*From the front/s,
    list: 'Scans and X-rays',
    listEs: 'Estudios de imágenes',
    listForProviders: 'Imaging studies',
    rowForProviders: /X-ray of the left hip/,
    search: 'From the front',
    isOnTimeline: true,
  },
  QuestionnaireResponse: {
    id: 'quinn-before-visit',
    row: /Before your visit/,
    rowEs: /Before your visit/,
    page: /Did you fall in the last year\?.*How often\?.*Where\?.*On the stairs.*Number of the question11What was askedDo you live alone/s,
    list: 'Forms with answers',
    listEs: 'Formularios con respuestas',
    listForProviders: 'Questionnaire responses',
    rowForProviders: /Before your visit/,
    search: 'On the stairs',
    isOnTimeline: true,
  },
  Appointment: {
    id: 'quinn-called-off',
    row: /Physical therapy.*Called off/s,
    rowEs: /Physical therapy.*Se canceló/s,
    page: /Called off.*Why it was called off.*Therapist ill/s,
    list: 'Appointments',
    listEs: 'Citas',
    listForProviders: 'Appointments',
    rowForProviders: /Physical therapy.*Cancelled/s,
    search: 'Therapist ill',
    isOnTimeline: true,
  },
  RelatedPerson: {
    id: 'quinn-neighbor',
    row: /Pat Nearby.*Neighbor/s,
    rowEs: /Pat Nearby.*Neighbor/s,
    page: /Who this is.*Neighbor.*555-0177/s,
    list: 'Family and contacts',
    listEs: 'Familia y contactos',
    listForProviders: 'Related persons',
    rowForProviders: /Pat Nearby.*Neighbor/s,
    search: 'Nearby',
    isOnTimeline: false,
  },
}

const pathOf = (type: OfferedType): string => `/record/${type}/${cases[type].id}`

/** Opens the list of a type. Returns the text of the record's row. */
async function openList(type: OfferedType): Promise<string> {
  await openPage(`/records/${type}`)
  const link = await waitFor(() => {
    const [first] = linksTo(pathOf(type))
    if (first === undefined) throw new Error(`The list has no link to ${pathOf(type)}`)
    return first
  })
  return (link.closest('li') ?? link).textContent
}

const title = (): string => screen.getByRole('heading', { level: 1 }).textContent

/** The text of the row of a list in the ledger. */
const ledgerRow = (list: string): string =>
  [...main().querySelectorAll('tr')].find(({ textContent }) => textContent.startsWith(list))?.textContent ?? ''

test('the timeline has the types of this server, after that of a server without them', async () => {
  await renderRoute('/timeline', { person: 'quinn' })
  expect(linksTo(pathOf('ServiceRequest'))).toEqual([])
  unmountApp()
  await renderRoute('/timeline', { person: 'quinn', sandbox })
  await waitFor(() => expect(linksTo(pathOf('ServiceRequest'))).not.toEqual([]))
})

test('each type that the server offers has a list with its statuses, its page, its place on the timeline, in the search and in the ledger', async () => {
  await renderRoute('/records', { person: 'quinn', sandbox })
  for (const type of offeredTypes) {
    await waitFor(() => expect(linksTo(`/records/${type}`), type).not.toEqual([]))
    expect(linksTo(`/records/${type}`)[0]?.textContent).toBe(cases[type].list)
  }
  for (const type of offeredTypes) {
    expect(await openList(type)).toMatch(cases[type].row)
    await openPage(pathOf(type))
    await waitFor(() => expect(main().textContent).toMatch(cases[type].page))
  }
  await openPage('/timeline')
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  for (const type of offeredTypes)
    if (cases[type].isOnTimeline) await waitFor(() => expect(linksTo(pathOf(type)), type).not.toEqual([]))
    else expect(linksTo(pathOf(type)), type).toEqual([])
  await openPage('/find')
  const search = await within(main()).findByRole('searchbox')
  for (const type of offeredTypes) {
    await userEvent.clear(search)
    await waitFor(() => expect(linksTo(pathOf(type)), `${type} before the search`).toEqual([]))
    await fillIn(search, cases[type].search)
    await waitFor(() => expect(linksTo(pathOf(type)), type).not.toEqual([]))
  }
  await openPage('/loaded')
  for (const type of offeredTypes)
    await waitFor(() => expect(ledgerRow(cases[type].list), type).toContain('All loaded'))
})

test('they are in Spanish', async () => {
  await renderRoute('/records', { person: 'quinn', sandbox, language: 'es' })
  for (const type of offeredTypes) {
    expect(await openList(type)).toMatch(cases[type].rowEs)
    expect(title()).toBe(cases[type].listEs)
  }
  await openPage('/loaded')
  for (const type of offeredTypes) await waitFor(() => expect(ledgerRow(cases[type].listEs), type).not.toBe(''))
})

test('they have the words of providers', async () => {
  await renderRoute('/records', { person: 'dr-lee', provider: true, patient: 'quinn', sandbox })
  for (const type of offeredTypes) {
    expect(await openList(type)).toMatch(cases[type].rowForProviders)
    expect(title()).toBe(cases[type].listForProviders)
  }
})

test('a server that offers none of them gets no request and no scope for them', async () => {
  // RelatedPerson has a scope in every sign-in, to read who signed in.
  const scopes = offeredTypes.filter((type) => type !== 'RelatedPerson')
  const requested = watchRequests(new RegExp(`/fhir/(?:${offeredTypes.join('|')})|scope=[^&]*(?:${scopes.join('|')})`))
  await renderRoute('/records', { person: 'quinn' })
  await findInMain('Test reports')
  for (const type of offeredTypes) expect(linksTo(`/records/${type}`)).toEqual([])
  await openPage('/timeline')
  await openPage('/records/ServiceRequest')
  await findInMain('This app does not know this kind of record.')
  await openPage('/loaded')
  for (const type of offeredTypes) expect(main().textContent).not.toContain(cases[type].list)
  expect(requested).toEqual([])
})

test('what is said of taking medicines is at the end of the page of medicines, apart from the prescriptions', async () => {
  await renderRoute('/medicines', { person: 'ana', sandbox })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Medicine use' })
  const section = heading.closest('section') ?? main()
  expect(section.textContent).toContain('These are not prescriptions.')
  await waitFor(() => expect(linksTo('/record/MedicationStatement/ana-aspirin')).not.toEqual([]))
  const [taken] = linksTo('/record/MedicationStatement/ana-aspirin')
  expect(section.contains(taken ?? null)).toBe(true)
  expect(taken?.closest('li')?.textContent).toContain('Not taken')
  for (const link of linksTo('/record/MedicationRequest/')) expect(section.contains(link)).toBe(false)
})

test('the record can be taken along with all of these types', async () => {
  await renderRoute('/download/me', { person: 'quinn', sandbox })
  for (const type of offeredTypes) await waitFor(() => expect(main().textContent).toContain(`${cases[type].list} (`))
})

const NOTHING = 'Nothing is in your record here yet'
const person = { resourceType: 'Patient', id: 'p', name: [{ text: 'Pat Person' }] }
const statement = {
  resourceType: 'MedicationStatement',
  id: 's',
  status: 'active',
  medicationCodeableConcept: { text: 'Vitamin D' },
  subject: { reference: 'Patient/p' },
}

test('a record that has nothing else is not called empty', async () => {
  const withNothing = startSandboxWith([person], { alsoHas: ['MedicationStatement'] })
  await renderRoute('/', { person: 'p', sandbox: withNothing })
  await findInMain(NOTHING)
  unmountApp()
  const withStatement = startSandboxWith([person, statement], { alsoHas: ['MedicationStatement'] })
  const requested = watchRequests(/\/fhir\/MedicationStatement/)
  await renderRoute('/', { person: 'p', sandbox: withStatement })
  await waitFor(() => expect(requested).toHaveLength(1))
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
  expect(main().textContent).not.toContain(NOTHING)
})

test('a list that is refused says so, in the list, on the timeline and in the ledger', async () => {
  const own = startTestSandbox({ switches: { alsoHas: ['ServiceRequest'] } })
  const { faults } = await own
  await faults.on({ kind: '403', type: 'ServiceRequest' })
  await renderRoute('/records/ServiceRequest', { person: 'ana', sandbox: own })
  await findInMain('does not share this part of your record')
  await openPage('/timeline')
  await findInMain(/orders and referrals/)
  await openPage('/loaded')
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^Orders and referrals/ }).textContent).toContain('Not allowed'),
  )
})
