import type { DataQualityCase } from './data-quality-case'

const visit = (start: string, end?: string) => ({
  resourceType: 'Encounter',
  period: { start, ...(end !== undefined && { end }) },
})
const given = (occurrenceDateTime: string) => ({ resourceType: 'Immunization', occurrenceDateTime })
const shown = (
  row: number,
  raw: string,
  text: string,
  audience: 'patient' | 'provider' = 'patient',
): DataQualityCase => ({
  row,
  name: `${raw} for a ${audience}`,
  audience,
  resource: given(raw),
  shows: [text],
})

/** Dates (rows 62 to 66). */
export const dateCases: readonly DataQualityCase[] = [
  shown(62, '2019', '2019 (exact date not known)'),
  shown(62, '2019-05', 'May 2019'),
  shown(62, '2019-05-07', 'May 7, 2019'),
  shown(62, '2019-05-07T15:10:00.123-05:00', 'May 7, 2019, 3:10 p.m.'),
  shown(62, '2019-05-07T15:10:00-05:00', '07 May 2019 15:10 −05:00', 'provider'),
  shown(62, '2019-05-07T15:10:00', 'May 7, 2019, 3:10 p.m.'),
  { row: 62, name: 'a time with +00:00', file: 'src/fhir/shown-day.test.ts', test: '+00:00 is UTC' },
  {
    row: 62,
    name: 'a day in the time zone of every viewer',
    file: 'src/fhir/dates.test.ts',
    test: 'a viewer in %s sees',
  },
  {
    row: 63,
    name: 'dates of unequal precision in order',
    file: 'src/fhir/dates.test.ts',
    test: 'sort with less precise dates after more precise ones',
  },
  shown(64, '0001-01-01', 'Date not given (sent as 0001-01-01)'),
  shown(64, '1900-01-01', 'Date not given (sent as 1900-01-01)'),
  shown(64, '9999-12-31', 'Date not given (sent as 9999-12-31)'),
  {
    row: 64,
    name: 'a result from the future',
    resource: { resourceType: 'Observation', effectiveDateTime: '2999-05-03' },
    shows: ['May 3, 2999| (this date is in the future)'],
  },
  {
    row: 64,
    name: 'an effective date after the issued time',
    resource: { resourceType: 'Observation', effectiveDateTime: '2020-05-04', issued: '2020-05-03T09:00:00-04:00' },
    shows: ['May 4, 2020', 'May 3, 2020, 9:00 a.m.'],
  },
  {
    row: 64,
    name: 'placeholder dates sort last',
    file: 'src/fhir/dates.test.ts',
    test: 'that are placeholders sort last',
  },
  { row: 65, name: 'no end', resource: visit('2024-05-03'), shows: ['From May 3, 2024'] },
  {
    row: 65,
    name: 'no start',
    resource: { resourceType: 'Encounter', period: { end: '2024-05-03' } },
    shows: ['Until May 3, 2024'],
  },
  {
    row: 65,
    name: 'an end before the start',
    resource: visit('2024-05-03', '2024-05-01'),
    shows: ['May 3, 2024 to May 1, 2024'],
  },
  {
    row: 65,
    name: 'an end far away',
    resource: visit('2024-05-03', '9999-12-31'),
    shows: ['May 3, 2024 to Date not given (sent as 9999-12-31)'],
  },
  {
    row: 65,
    name: 'several times',
    resource: { resourceType: 'Observation', effectiveTiming: { event: ['2024-05-03', '2024-05-10'] } },
    shows: ['May 3, 2024', 'May 10, 2024'],
  },
  {
    row: 65,
    name: 'only an issued time',
    resource: { resourceType: 'Observation', issued: '2024-05-03T09:00:00-04:00' },
    shows: ['Result sent|May 3, 2024, 9:00 a.m.'],
  },
  {
    row: 65,
    name: 'only meta.lastUpdated',
    audience: 'provider',
    resource: { resourceType: 'Observation', meta: { lastUpdated: '2024-05-03T09:00:00-04:00' } },
    shows: ['03 May 2024 09:00 −04:00'],
  },
  shown(66, '2024-05-03T24:00:00-04:00', 'May 4, 2024'),
  shown(66, '2024-03-10T02:30:00-05:00', 'March 10, 2024, 2:30 a.m.'),
  {
    row: 66,
    name: 'a birth date with a time',
    resource: { resourceType: 'Patient', birthDate: '1980-05-03T00:00:00' },
    shows: ['May 3, 1980'],
  },
  { row: 66, name: 'a day that does not exist', resource: given('2024-02-30'), shows: ['Recorded as: “2024-02-30”'] },
]
