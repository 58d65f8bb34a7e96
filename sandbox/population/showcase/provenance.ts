import type { Meta, Provenance, ProvenanceAgent, Reference } from 'fhir/r4'
import { at, concept, ref } from '../builders'
import { clinician } from '../places'
import { clinic, doctor, logicalReference } from './shared'

const author = (who: Reference): ProvenanceAgent => ({
  type: concept(['provenanceType', 'author', 'Author']),
  who,
  onBehalfOf: clinic,
})

/** Provenance with two agents, of a plan, and of resources outside any patient record. */
export function showcaseProvenance(): Provenance[] {
  return [
    {
      resourceType: 'Provenance',
      id: 'quinn-alendronate-history',
      target: [ref('MedicationRequest', 'quinn-alendronate')],
      recorded: at('2026-05-12', '09:36'),
      agent: [
        author(doctor),
        { type: concept(['provenanceType', 'verifier', 'Verifier']), who: clinician('pharmacist-quill') },
      ],
      entity: [
        {
          role: 'revision',
          what: logicalReference('MedicationRequest', 'RX-702-1', 'First version of the prescription'),
        },
      ],
    },
    {
      resourceType: 'Provenance',
      id: 'quinn-entry-history',
      target: [ref('Patient', 'quinn'), ref('Coverage', 'quinn-plan')],
      recorded: at('2024-01-02', '08:15'),
      agent: [author(clinic)],
    },
    {
      resourceType: 'Provenance',
      id: 'rehab-history',
      target: [
        ref('Location', 'rehab-hall'),
        ref('Practitioner', 'therapist-stride'),
        ref('PractitionerRole', 'therapist-stride-role'),
      ],
      recorded: at('2015-02-01', '08:00'),
      agent: [author(ref('Organization', 'rehab', 'Second Step Rehabilitation Center'))],
    },
  ]
}

/** Security labels of a private record: restricted, with a sensitivity code (HL7 v3 ActCode). */
export function privateMeta(code: 'SUD' | 'HIV', display: string): Meta {
  return {
    security: [
      { system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R', display: 'restricted' },
      { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code, display },
    ],
  }
}

/** `meta` with every element. */
export function fullMeta(profile: string, changed: string): Meta {
  return {
    versionId: '3',
    lastUpdated: changed,
    source: 'https://sandbox.example/ehr',
    profile: [`http://hl7.org/fhir/us/core/StructureDefinition/${profile}`],
    security: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason',
        version: '2018-08-12',
        code: 'HTEST',
        display: 'test health data',
        userSelected: false,
      },
    ],
    tag: [
      {
        system: 'https://sandbox.example/tag',
        version: '1',
        code: 'showcase',
        display: 'Made for testing',
        userSelected: true,
      },
    ],
  }
}
