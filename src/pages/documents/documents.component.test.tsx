import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documentRecords, EVIL } from '../../../e2e/documents-data'
import { findInMain, findLink, headings, isHidden, linksTo, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const sandbox = startSandboxWith(documentRecords())
const open = (path: string) => renderRoute(path, { person: 'dora', sandbox })
const pressOpen = async (name: string | RegExp) => userEvent.click(await within(main()).findByRole('button', { name }))
const newerExists = 'There is a newer version of this document'

test('the list has the newest version of each document, and older versions on request', async () => {
  await open('/documents')
  await findInMain('23 documents in this record')
  const notes = () =>
    [...main().querySelectorAll('a')].filter((link) => link.textContent === 'Visit note' && !isHidden(link))
  await waitFor(() => expect(linksTo('/documents/v3')).not.toEqual([]))
  expect(notes()).toHaveLength(1)
  await findLink('Tissue report')
  await userEvent.click(within(main()).getByText('Older versions (2)'))
  await waitFor(() => expect(notes()).toHaveLength(3))
  await userEvent.click(notes().at(-1) ?? main())
  await findInMain('First version')
  await findInMain(newerExists)
  // The address of the record has the same page.
  await openPage('/record/DocumentReference/v1')
  await findInMain('First version')
  await findInMain(newerExists)
  await userEvent.click(await findLink(/Open the newer version/))
  await findInMain('Second version')
  await userEvent.click(await findLink(/Open the newer version/))
  await findInMain('Third version')
  expect(main().textContent).not.toContain(newerExists)
})

test('a note, a picture and a report show their content; several formats are named', async () => {
  await open('/documents/plain')
  await findInMain('Café visit.')
  await findInMain('<b>not bold</b>')
  await openPage('/documents/picture')
  expect(await within(main()).findByRole('img', { name: 'Picture: Scan' })).toBeDefined()
  await openPage('/record/DiagnosticReport/report')
  await findInMain('Two benign polyps.')
  await openPage('/documents/formats')
  await findInMain('This document comes in 2 formats')
  await findInMain('The same as text.')
})

test('a C-CDA document is shown by sections; one about another person is not shown', async () => {
  await open('/documents/summary')
  await waitFor(() => expect(headings(3)).toEqual(['Allergies', 'Plan', 'Immunizations']))
  expect(headings(4)).toContain('Diet')
  expect(within(main()).getByRole('cell', { name: 'Hives' }).getAttribute('colspan')).toBe('2')
  expect([...main().querySelectorAll('li')].map(({ textContent }) => textContent)).toContain('Walk each day')
  for (const text of [
    'Stop salt (crossed out)',
    'there (https://clinic.example/a)',
    'Robin Lee MD',
    'Samplefield Clinic',
    'This part has no text to read.',
  ])
    expect(main().textContent).toContain(text)
  expect(main().querySelectorAll('a[href^="javascript"]')).toHaveLength(0)
  await openPage('/documents/other-person')
  await findInMain('This file names another person')
  expect(main().textContent).not.toContain('Peanut')
  await openPage('/documents/entities')
  await findInMain('<!DOCTYPE')
})

test('a document that cannot be shown gives the reason: damaged, elsewhere, unreadable', async () => {
  await open('/documents/damaged')
  await findInMain('Its size is not the size that the record gives.')
  await findInMain('Its check number does not match the one in the record.')
  await findInMain('Line of a long note.')
  await openPage('/documents/elsewhere')
  await findInMain(`This file is kept at ${EVIL}`)
  expect((await findLink(`Open it at ${EVIL} in a new tab`)).rel).toBe('noopener noreferrer')
  await openPage('/documents/script-address')
  await findInMain('can’t be opened: javascript:')
  expect(main().querySelectorAll('a[href^="javascript"]')).toHaveLength(0)
  await openPage('/documents/unlabelled')
  await pressOpen('Open (File of unknown kind)')
  await findInMain('Words without a label')
  await openPage('/documents/bad-data')
  await findInMain('The file could not be read.')
})

test('a missing file is reported, and a 406 response is retried with the content type of the file', async () => {
  await open('/documents/gone')
  expect((await screen.findByRole('alert')).textContent).toContain('The health system does not have this file any more')
  const accepts: unknown[] = []
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (!String(address).endsWith('/Binary/text-file')) return fetch(address, init)
    const accept = new Headers(init?.headers).get('accept')
    accepts.push(accept)
    return Promise.resolve(
      accept === 'text/plain'
        ? new Response('Raw text of the note', { headers: { 'content-type': 'text/plain' } })
        : new Response('{"resourceType":"OperationOutcome","issue":[]}', {
            status: 406,
            headers: { 'content-type': 'application/fhir+json' },
          }),
    )
  })
  onTestFinished(() => spy.mockRestore())
  await openPage('/documents/damaged')
  await findInMain('Raw text of the note')
  expect(accepts).toEqual(['application/fhir+json', 'text/plain'])
})
