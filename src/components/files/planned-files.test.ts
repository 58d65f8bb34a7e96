import { expect, it } from 'vitest'
import { exportSourceOf } from '../../resources/export/__fixtures__/export-source'
import { plannedFiles } from './planned-files'
import { english } from '../../i18n/__fixtures__/format'

it('plans every file of a note or report, titled by day and kind', () => {
  const source = exportSourceOf([
    {
      resourceType: 'DocumentReference',
      id: 'd',
      status: 'current',
      type: { text: 'Progress note' },
      date: '2025-07-22T10:00:00Z',
      content: [
        { attachment: { contentType: 'text/plain', data: 'YWJj' } },
        { attachment: { contentType: 'application/pdf', url: 'Binary/1', size: 9 } },
        { attachment: {} },
      ],
    },
    {
      resourceType: 'DiagnosticReport',
      id: 'r',
      status: 'final',
      code: { text: 'Pathology' },
      presentedForm: [{ contentType: 'application/pdf', url: 'Binary/2' }],
    },
    { resourceType: 'Goal', id: 'g', lifecycleStatus: 'active', description: { text: 'x' } },
  ])
  expect(plannedFiles(source, english).map(({ title, size, url }) => [title, size, url])).toEqual([
    ['2025-07-22 Progress note', 3, undefined],
    ['2025-07-22 Progress note', 9, 'Binary/1'],
    ['Pathology', undefined, 'Binary/2'],
  ])
})

it('plans a file whose URL is masked (data-absent-reason)', () => {
  const source = exportSourceOf([
    {
      resourceType: 'DocumentReference',
      id: 'd',
      status: 'current',
      type: { text: 'Letter' },
      content: [
        {
          attachment: {
            title: 'Letter',
            _url: {
              extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }],
            },
          },
        },
      ],
    },
  ])
  expect(plannedFiles(source, english)).toMatchObject([{ title: 'Letter', url: undefined, data: undefined }])
})
