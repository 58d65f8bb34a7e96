import { Fhir } from 'fhir/fhir.js'
import { describe, expect, it } from 'vitest'
import { parseLosslessJson } from '../../fhir/lossless-json'
import { exportSourceOf, exportContext } from './__fixtures__/export-source'
import { ipsCounts, makeIps } from './ips'
import { withoutPrivate } from './export-source'
import type { Resource } from '../../fhir/resource'
import type { ExportSource } from './export-source'

interface Entry {
  readonly fullUrl: string
  readonly resource: Resource & Record<string, never>
}
interface Section {
  readonly title: string
  readonly code?: { readonly coding: readonly { readonly code: string }[] }
  readonly text: { readonly div: string }
  readonly entry?: readonly { readonly reference: string }[]
}

let next = 0
const uuid = () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`
function parsedIps(source: ExportSource) {
  const text = makeIps(source, exportContext, uuid) ?? ''
  const bundle = JSON.parse(text) as { entry: readonly Entry[] } & Record<string, unknown>
  const sections = bundle.entry[0]?.resource['section'] as unknown as readonly Section[]
  const section = (code: string) => sections.find((each) => each.code?.coding[0]?.code === code)
  return { text, bundle, sections, section, resources: bundle.entry.map(({ resource }) => resource) }
}

/** Every Reference.reference below a value. */
function references(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'reference' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

const validator = new Fhir()
const errors = (bundle: object) =>
  validator
    .validate(bundle, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message }) => `${location ?? ''} ${message ?? ''}`)

const patient = { reference: 'Patient/p' }
const concept = (text: string, code = text) => ({ text, coding: [{ system: 'http://loinc.org', code }] })
const clinical = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code }],
})
const lab = [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] }]
const sugar = (id: string, date: string): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: lab,
  code: concept('Glucose', '2345-7'),
  subject: patient,
  effectiveDateTime: date,
  valueQuantity: { value: 5, unit: 'mmol/L' },
})

describe('an International Patient Summary', () => {
  it('is a valid R4 document, even of an empty record', () => {
    const { bundle } = parsedIps(exportSourceOf([]))
    expect(errors(bundle)).toEqual([])
    expect(bundle).toMatchObject({
      resourceType: 'Bundle',
      type: 'document',
      timestamp: '2026-11-21T15:04:05Z',
      identifier: { system: 'urn:ietf:rfc:3986' },
    })
  })

  it('empty required sections say that nothing is known, never that there is none', () => {
    const { text, resources, section } = parsedIps(exportSourceOf([]))
    expect(text.match(/no-(?:medication|allergy|problem)-info/g)?.sort()).toEqual([
      'no-allergy-info',
      'no-medication-info',
      'no-problem-info',
    ])
    expect(text).not.toMatch(/no-known-|716186003|nilknown/)
    for (const code of ['10160-0', '48765-2', '11450-4'])
      expect(section(code)?.text.div).toContain('This does not mean that there is none.')
    expect(resources.map(({ resourceType }) => resourceType)).toEqual([
      'Composition',
      'Patient',
      'MedicationStatement',
      'AllergyIntolerance',
      'Condition',
      'Device',
    ])
  })

  it('keeps all references inside and the display of external ones', () => {
    const request: Resource = {
      resourceType: 'MedicationRequest',
      id: 'm',
      status: 'active',
      intent: 'order',
      subject: patient,
      medicationReference: { reference: 'Medication/x' },
      requester: { reference: 'https://ehr.example/fhir/Practitioner/dr/_history/2', display: 'Dr. Lee' },
      encounter: { reference: 'Encounter/e' },
      basedOn: [{ reference: 'https://other.example/CarePlan/c', display: 'A plan' }],
    }
    const medication: Resource = {
      resourceType: 'Medication',
      id: 'x',
      code: concept('Metformin'),
      manufacturer: { reference: 'Organization/o' },
    }
    const { bundle, resources } = parsedIps(
      exportSourceOf([request], {
        supporting: [
          medication,
          { resourceType: 'Organization', id: 'o', name: 'Maker' },
          { resourceType: 'Practitioner', id: 'dr' },
        ],
      }),
    )
    expect(errors(bundle)).toEqual([])
    const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl))
    expect(references(bundle).filter((each) => !urls.has(each))).toEqual([])
    expect(resources.map(({ resourceType }) => resourceType)).toEqual(
      expect.arrayContaining(['Medication', 'Organization', 'Practitioner']),
    )
    expect(resources.find(({ resourceType }) => resourceType === 'MedicationRequest')).toMatchObject({
      encounter: { display: 'A record that is not in this summary' },
      basedOn: [{ display: 'A plan' }],
      meta: { source: 'https://ehr.example/fhir/MedicationRequest/m' },
    })
  })

  it('keeps a contained medication and names it', () => {
    const request: Resource = {
      resourceType: 'MedicationRequest',
      id: 'm',
      status: 'active',
      intent: 'order',
      subject: patient,
      medicationReference: { reference: '#med' },
      contained: [{ resourceType: 'Medication', id: 'med', code: concept('Insulin') }],
    }
    const { bundle, section, resources } = parsedIps(exportSourceOf([request]))
    expect(errors(bundle)).toEqual([])
    expect(section('10160-0')?.text.div).toContain('<td>Insulin</td>')
    expect(resources.find(({ resourceType }) => resourceType === 'MedicationRequest')).toMatchObject({
      medicationReference: { reference: '#med' },
    })
  })

  it('escapes texts of the record in narratives', () => {
    const { bundle, section } = parsedIps(
      exportSourceOf([
        {
          resourceType: 'Condition',
          id: 'c',
          subject: patient,
          clinicalStatus: clinical('active'),
          code: { text: '<script>alert("1")</script> & \u0007more' },
        },
      ]),
    )
    expect(section('11450-4')?.text.div).toContain(
      '<td>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \ufffdmore</td>',
    )
    expect(errors(bundle)).toEqual([])
  })

  it('omits and counts records entered in error', () => {
    const wrong: Resource = {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      patient,
      code: concept('Peanut'),
      verificationStatus: {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification', code: 'entered-in-error' },
        ],
      },
    }
    const { text, sections } = parsedIps(exportSourceOf([wrong]))
    expect(text).not.toContain('Peanut')
    expect(sections.at(-1)?.text.div).toContain('1 record that was entered by mistake is not in here.')
  })

  it('omits and counts private records', () => {
    const secret: Resource = {
      resourceType: 'Condition',
      id: 'c',
      subject: patient,
      code: concept('Secret thing'),
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    }
    const { text, sections } = parsedIps(withoutPrivate(exportSourceOf([secret])))
    expect(text).not.toContain('Secret thing')
    expect(sections.at(-1)?.text.div).toContain('1 record marked as private is not in here.')
  })

  it('names types that could not be loaded in their section and at the end', () => {
    const source = exportSourceOf([], {
      parts: [{ type: 'MedicationRequest', records: [], gap: 'failed', rejected: 0 }],
    })
    const { section, sections } = parsedIps(source)
    expect(section('10160-0')?.text.div).toContain('Could not be loaded, so not in here: Prescriptions.')
    expect(sections.at(-1)?.text.div).toContain('Could not be loaded, so not in here: Prescriptions.')
  })

  it('prefers a result that may be the newest, and leaves out what another version of FHIR turns round', () => {
    const source = exportSourceOf([
      sugar('odd', '2026-01-01'),
      sugar('plain', '2020-01-01'),
      { resourceType: 'MedicationRequest', id: 'm', status: 'active', intent: 'order', wasNotTaken: true },
    ])
    const context = { ...exportContext, isNewestCandidate: ({ id }: Resource) => id !== 'odd' }
    const counts = ipsCounts(source, context)
    expect(counts.find(({ id }) => id === 'medicines')).toMatchObject({ included: 0, omitted: 1 })
    expect(makeIps(source, context, () => crypto.randomUUID())).not.toContain('"effectiveDateTime": "2026-01-01"')
  })

  it('includes the newest result of each test and counts the others', () => {
    const source = exportSourceOf([sugar('new', '2026-01-01'), sugar('old', '2020-01-01')])
    const { section, resources } = parsedIps(source)
    expect(resources.filter(({ resourceType }) => resourceType === 'Observation')).toMatchObject([
      { effectiveDateTime: '2026-01-01' },
    ])
    expect(section('30954-2')?.text.div).toContain('1 other record is not in this summary.')
    expect(ipsCounts(source, exportContext).find(({ id }) => id === 'results')).toEqual({
      id: 'results',
      included: 1,
      omitted: 1,
    })
  })

  it('does not rewrite education.reference, which is a URL', () => {
    const education = [{ documentType: 'leaflet', reference: 'https://ehr.example/leaflet' }]
    const { bundle, resources } = parsedIps(
      exportSourceOf([
        {
          resourceType: 'Immunization',
          id: 'i',
          status: 'completed',
          vaccineCode: concept('Flu'),
          patient,
          occurrenceString: 'last year',
          education,
        },
      ]),
    )
    expect(resources.find(({ resourceType }) => resourceType === 'Immunization')).toMatchObject({ education })
    expect(errors(bundle)).toEqual([])
  })

  it('keeps the digits of quantities', () => {
    const sent = parseLosslessJson(
      '{"resourceType":"Observation","id":"o","status":"final","category":[{"coding":[{"code":"laboratory"}]}],"code":{"text":"Potassium"},"subject":{"reference":"Patient/p"},"valueQuantity":{"value":4.10}}',
    ) as Resource
    expect(parsedIps(exportSourceOf([sent])).text).toContain('"value": 4.10')
  })

  it('is undefined without a Patient', () =>
    expect(makeIps(exportSourceOf([], { patient: undefined }), exportContext, uuid)).toBeUndefined())
})
