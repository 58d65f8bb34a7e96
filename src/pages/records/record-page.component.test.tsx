import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  findInMain,
  findTitle,
  headings,
  isHidden,
  linksTo,
  main,
  watchRequests,
} from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'
import { startRecordPagesSandbox } from './__fixtures__/record-pages-sandbox'

const sandbox = startRecordPagesSandbox()
const openAs = (person: 'p' | 'j', path: string) => renderRoute(path, { person, sandbox })

test('each kind of reference is displayed in its own way', async () => {
  await openAs('p', '/record/Condition/links')
  expect(await findTitle('A tangle')).toBeDefined()
  const [visit] = await within(main()).findAllByRole('link', { name: 'Yearly check' })
  expect(visit?.getAttribute('href')).toBe('/record/Encounter/visit')
  expect(within(main()).getByText('A name alone').closest('a')).toBeNull()
  expect(within(main()).getByText('Known by the number N-17')).toBeDefined()
  await waitFor(() =>
    expect(
      [...main().querySelectorAll('[data-element="Condition.evidence"] [data-link]')].map((note) =>
        note.getAttribute('data-link'),
      ),
    ).toEqual(['contained', 'broken', 'self', 'notFound', 'notFound', 'elsewhere', 'notOffered']),
  )
  await findInMain('Kept at elsewhere.example')
  expect(main().textContent).not.toContain('Not for Pia')
  const anchor = within(main()).getByRole('link', { name: 'Doctor Inside' }).getAttribute('href') ?? ''
  expect(main().querySelector(`[id="${anchor.replace('#', '')}"] h3`)?.textContent).toBe('Care provider: Doctor Inside')
})

test('a record is shown in plain words, with codes, or as raw data to download, and the choice persists', async () => {
  await openAs('p', '/record/Condition/links')
  expect(isHidden((await within(main()).findAllByText('Tangled (LOINC 1-8, version 2.7)'))[0] ?? main())).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Clinical details' }))
  await waitFor(() =>
    expect(isHidden(within(main()).getAllByText('Tangled (LOINC 1-8, version 2.7)')[0] ?? main())).toBe(false),
  )
  expect(within(main()).getByText('1 more detail from the health system')).toBeDefined()
  expect(within(main()).getByText('sunny')).toBeDefined()
  await userEvent.click(within(main()).getAllByRole('link', { name: 'Yearly check' })[0] ?? main())
  await findTitle('Yearly check')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Clinical details' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Raw data' }))
  await waitFor(() => expect(main().querySelector('pre')?.textContent).toContain('"resourceType": "Encounter"'))
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await userEvent.click(screen.getByRole('button', { name: 'Download the raw data' }))
  expect(names).toEqual(['Encounter.json'])
})

test('a record shows its provenance, searched on demand, and the loaded records that refer to it', async () => {
  const requested = watchRequests(/_revinclude/)
  await openAs('p', '/record/Condition/links')
  await findInMain('Written down or sent by Dr. Lee on May 3, 2024')
  expect(requested).toEqual([
    expect.stringMatching(/\/Condition\?patient=p&code=http:\/\/loinc\.org\|1-8&_revinclude=Provenance:target$/),
  ])
  await userEvent.click(within(main()).getAllByRole('link', { name: 'Yearly check' })[0] ?? main())
  await screen.findByRole('heading', { level: 2, name: 'Where and when' })
  await waitFor(() => expect(linksTo('/record/Condition/links')).not.toHaveLength(0))
  await openPage('/record/MedicationRequest/order')
  await findTitle('Calm pill')
  await userEvent.click((await within(main()).findAllByRole('link', { name: 'Calm pill' }))[0] ?? main())
  await userEvent.click(await within(main()).findByText('Mentioned in (1)'))
  await waitFor(() => expect(linksTo('/record/MedicationRequest/order')).toHaveLength(1))
  expect(within(main()).getByText('Other parts of the record may mention it too.')).toBeDefined()
})

test('modifier extensions, medicine references and denied allergies are shown in plain words', async () => {
  await openAs('p', '/record/MedicationRequest/order')
  await findTitle('Calm pill')
  expect(await within(screen.getByRole('banner')).findByText('Died January 15, 2026')).toBeDefined()
  await findInMain('more to this record than we can show')
  await openPage('/record/AllergyIntolerance/none')
  await findTitle('On record: no known allergies')
})

test('a type that is not shared, and a record of another patient, are not shown', async () => {
  await openAs('p', '/record/Questionnaire/x')
  await findTitle('Form')
  await findInMain('This health system does not say that apps can get forms.')
  await openPage('/record/Condition/theirs')
  await findTitle('Health condition')
  await findInMain('We can’t find this record. It may have been removed or changed.')
  expect(document.body.textContent).not.toContain('Not for Pia')
})

test('a missing record is requested once per session and always reported as missing', async () => {
  const requested = watchRequests(/\/Observation\/gone$/)
  await openAs('p', '/record/DiagnosticReport/missing')
  await findInMain('We can’t find this record at the health system.')
  for (let visit = 0; visit < 2; visit += 1) {
    await openPage('/conditions')
    await findTitle('Health conditions')
    await openPage('/record/DiagnosticReport/missing')
    await findInMain('We can’t find this record at the health system.')
  }
  await openPage('/conditions')
  expect(requested).toHaveLength(1)
})

test('a narrative with more information than the fields comes first and is labelled', async () => {
  await openAs('p', '/record/Goal/narrative')
  // The narrative is the record's only title.
  await findTitle('Call the stroke team first')
  expect(within(main()).getByText('Call the stroke team first', { selector: 'p bdi' })).toBeDefined()
  await findInMain('It says more than the other parts of this record,')
  expect(headings(2)[0]).toBe('Summary that the health system wrote')
})

test('the summary of a merged patient record says that it was merged', async () => {
  await openAs('j', '/')
  await findInMain('What is not here may be in the other one.')
})
