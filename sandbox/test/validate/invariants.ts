import { isJsonObject, type JsonObject } from '../../json'
import { stringsAt, valuesAt } from '../../fhir/values-at'
import type { Resource } from '../../types'

type Rule = readonly [name: string, holds: (resource: JsonObject) => boolean]

const hasChoice = (value: JsonObject, stem: string): boolean =>
  Object.keys(value).some((name) => name.startsWith(stem) && /^[A-Z]/.test(name.slice(stem.length)))
const everyItem = (resource: JsonObject, path: string, holds: (item: JsonObject) => boolean): boolean =>
  valuesAt(resource, path).filter(isJsonObject).every(holds)
const code = (resource: JsonObject, path: string): string => stringsAt(resource, `${path}.coding.code`)[0] ?? ''

/** R4 4.0.1 invariants of the served types that records most easily violate. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  AllergyIntolerance: [
    [
      'ait-1, ait-2: a clinical status unless entered in error, and only then',
      (resource) =>
        (code(resource, 'verificationStatus') === 'entered-in-error') === (resource['clinicalStatus'] === undefined),
    ],
  ],
  Condition: [
    [
      'con-3: a problem list item has a clinical status',
      (resource) =>
        !stringsAt(resource, 'category.coding.code').includes('problem-list-item') ||
        code(resource, 'verificationStatus') === 'entered-in-error' ||
        resource['clinicalStatus'] !== undefined,
    ],
    [
      'con-4: an abated problem is inactive, resolved or in remission',
      (resource) =>
        !hasChoice(resource, 'abatement') ||
        ['inactive', 'resolved', 'remission'].includes(code(resource, 'clinicalStatus')),
    ],
    [
      'con-5: no clinical status when entered in error',
      (resource) =>
        code(resource, 'verificationStatus') !== 'entered-in-error' || resource['clinicalStatus'] === undefined,
    ],
  ],
  CarePlan: [
    [
      'cpl-3: an activity has a detail or a reference',
      (resource) =>
        everyItem(resource, 'activity', (item) => item['detail'] === undefined || item['reference'] === undefined),
    ],
  ],
  CareTeam: [
    [
      'ctm-1: on behalf of only for practitioners',
      (resource) =>
        everyItem(
          resource,
          'participant',
          (item) =>
            item['onBehalfOf'] === undefined ||
            stringsAt(item, 'member.reference').some((to) => to.startsWith('Practitioner/')),
        ),
    ],
  ],
  Goal: [
    [
      'gol-1: a target with a detail has a measure',
      (resource) =>
        everyItem(resource, 'target', (item) => !hasChoice(item, 'detail') || item['measure'] !== undefined),
    ],
  ],
  Group: [
    [
      'grp-1: members only of an actual group',
      (resource) => resource['member'] === undefined || resource['actual'] === true,
    ],
  ],
  Immunization: [
    [
      'imm-1: education has a type or a reference',
      (resource) =>
        everyItem(
          resource,
          'education',
          (item) => item['documentType'] !== undefined || item['reference'] !== undefined,
        ),
    ],
  ],
  MedicationDispense: [
    [
      'mdd-1: handed over after preparation',
      (resource) => {
        const [prepared, handedOver] = [resource['whenPrepared'], resource['whenHandedOver']]
        return (
          typeof prepared !== 'string' ||
          typeof handedOver !== 'string' ||
          Date.parse(prepared) <= Date.parse(handedOver)
        )
      },
    ],
  ],
  Observation: [
    [
      'obs-6: no dataAbsentReason with a value',
      (resource) => resource['dataAbsentReason'] === undefined || !hasChoice(resource, 'value'),
    ],
    [
      'obs-6 of a component',
      (resource) =>
        everyItem(resource, 'component', (item) => item['dataAbsentReason'] === undefined || !hasChoice(item, 'value')),
    ],
    [
      'obs-3: a reference range has a limit or a text',
      (resource) =>
        everyItem(resource, 'referenceRange', (item) =>
          ['low', 'high', 'text'].some((name) => item[name] !== undefined),
        ),
    ],
    [
      'obs-7: no component repeats the code of a value',
      (resource) =>
        !hasChoice(resource, 'value') ||
        !stringsAt(resource, 'component.code.coding.code').some((item) =>
          stringsAt(resource, 'code.coding.code').includes(item),
        ),
    ],
  ],
  Organization: [
    [
      'org-1: an identifier or a name',
      (resource) => resource['identifier'] !== undefined || resource['name'] !== undefined,
    ],
  ],
  Patient: [
    [
      'pat-1: a contact has a name, a number, an address or an organization',
      (resource) =>
        everyItem(resource, 'contact', (item) =>
          ['name', 'telecom', 'address', 'organization'].some((name) => item[name] !== undefined),
        ),
    ],
  ],
  Provenance: [
    [
      'a target, a time and an agent',
      (resource) => ['target', 'recorded', 'agent'].every((name) => resource[name] !== undefined),
    ],
  ],
}

const dataTypeRules: readonly Rule[] = [
  [
    'per-1: a period starts before it ends',
    ({ start, end }) =>
      typeof start !== 'string' ||
      typeof end !== 'string' ||
      Date.parse(start) <= Date.parse(end) ||
      end.startsWith(start),
  ],
  [
    'qty-3: a code of a unit has a system',
    (resource) =>
      resource['value'] === undefined ||
      resource['unit'] === undefined ||
      resource['code'] === undefined ||
      resource['system'] !== undefined,
  ],
  [
    'att-1: content has a type',
    (resource) =>
      resource['data'] === undefined ||
      (resource['size'] === undefined && resource['hash'] === undefined) ||
      resource['contentType'] !== undefined,
  ],
  [
    'att: the size is that of the content',
    ({ data, size }) =>
      typeof data !== 'string' || typeof size !== 'number' || Buffer.from(data, 'base64').length === size,
  ],
  [
    'rng-2: low is below high',
    (resource) => {
      const [low] = valuesAt(resource, 'low.value')
      const [high] = valuesAt(resource, 'high.value')
      return typeof low !== 'number' || typeof high !== 'number' || low <= high
    },
  ],
  [
    'rat-1: numerator and denominator together',
    (resource) => (resource['numerator'] === undefined) === (resource['denominator'] === undefined),
  ],
  [
    'ref-1: a reference, an identifier or a display',
    (resource) =>
      resource['type'] === undefined ||
      typeof resource['type'] !== 'string' ||
      !/^[A-Z][A-Za-z]+$/.test(resource['type']) ||
      resource['resourceType'] !== undefined ||
      ['reference', 'identifier', 'display'].some((name) => resource[name] !== undefined),
  ],
  [
    'cpt-2: a contact value has a system',
    (resource) => resource['use'] === undefined || resource['value'] === undefined || resource['system'] !== undefined,
  ],
]

function dataTypeViolations(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(dataTypeViolations)
  if (!isJsonObject(value)) return []
  return [
    ...dataTypeRules.filter(([, holds]) => !holds(value)).map(([name]) => name),
    ...Object.values(value).flatMap(dataTypeViolations),
  ]
}

/** Names of the R4 invariants that a resource, or a data type in resource, violates. */
export function invariantViolations(resource: Resource): string[] {
  return [
    ...(rules[resource.resourceType] ?? []).filter(([, holds]) => !holds(resource)).map(([name]) => name),
    ...dataTypeViolations(resource),
  ]
}
