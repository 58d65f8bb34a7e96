import { isJsonObject, type JsonObject } from '../../json'
import { stringsAt, valuesAt } from '../../fhir/values-at'
import type { Resource } from '../../types'

type Rule = readonly [name: string, holds: (resource: JsonObject) => boolean]

const hasChoice = (value: JsonObject, stem: string): boolean =>
  Object.keys(value).some((name) => name.startsWith(stem) && /^[A-Z]/.test(name.slice(stem.length)))
const everyItem = (resource: JsonObject, path: string, holds: (item: JsonObject) => boolean): boolean =>
  valuesAt(resource, path).filter(isJsonObject).every(holds)
const code = (resource: JsonObject, path: string): string => stringsAt(resource, `${path}.coding.code`)[0] ?? ''

/** The R4 4.0.1 invariants of the served types that a wrong record would most easily break. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  AllergyIntolerance: [
    [
      'ait-1, ait-2: a clinical status unless entered in error, and only then',
      (it) => (code(it, 'verificationStatus') === 'entered-in-error') === (it['clinicalStatus'] === undefined),
    ],
  ],
  Condition: [
    [
      'con-3: a problem list item has a clinical status',
      (it) =>
        !stringsAt(it, 'category.coding.code').includes('problem-list-item') ||
        code(it, 'verificationStatus') === 'entered-in-error' ||
        it['clinicalStatus'] !== undefined,
    ],
    [
      'con-4: an abated problem is inactive, resolved or in remission',
      (it) => !hasChoice(it, 'abatement') || ['inactive', 'resolved', 'remission'].includes(code(it, 'clinicalStatus')),
    ],
    [
      'con-5: no clinical status when entered in error',
      (it) => code(it, 'verificationStatus') !== 'entered-in-error' || it['clinicalStatus'] === undefined,
    ],
  ],
  CarePlan: [
    [
      'cpl-3: an activity has a detail or a reference',
      (it) => everyItem(it, 'activity', (one) => one['detail'] === undefined || one['reference'] === undefined),
    ],
  ],
  CareTeam: [
    [
      'ctm-1: on behalf of only for practitioners',
      (it) =>
        everyItem(
          it,
          'participant',
          (one) =>
            one['onBehalfOf'] === undefined ||
            stringsAt(one, 'member.reference').some((to) => to.startsWith('Practitioner/')),
        ),
    ],
  ],
  Goal: [
    [
      'gol-1: a target with a detail has a measure',
      (it) => everyItem(it, 'target', (one) => !hasChoice(one, 'detail') || one['measure'] !== undefined),
    ],
  ],
  Group: [['grp-1: members only of an actual group', (it) => it['member'] === undefined || it['actual'] === true]],
  Immunization: [
    [
      'imm-1: education has a type or a reference',
      (it) => everyItem(it, 'education', (one) => one['documentType'] !== undefined || one['reference'] !== undefined),
    ],
  ],
  MedicationDispense: [
    [
      'mdd-1: handed over after it was prepared',
      (it) => {
        const [made, given] = [it['whenPrepared'], it['whenHandedOver']]
        return typeof made !== 'string' || typeof given !== 'string' || Date.parse(made) <= Date.parse(given)
      },
    ],
  ],
  Observation: [
    ['obs-6: no reason for absence beside a value', (it) => it['dataAbsentReason'] === undefined || !hasChoice(it, 'value')],
    [
      'obs-6 of a component',
      (it) => everyItem(it, 'component', (one) => one['dataAbsentReason'] === undefined || !hasChoice(one, 'value')),
    ],
    [
      'obs-3: a reference range has a limit or a text',
      (it) => everyItem(it, 'referenceRange', (one) => ['low', 'high', 'text'].some((name) => one[name] !== undefined)),
    ],
    [
      'obs-7: no component repeats the code beside a value',
      (it) =>
        !hasChoice(it, 'value') ||
        !stringsAt(it, 'component.code.coding.code').some((one) => stringsAt(it, 'code.coding.code').includes(one)),
    ],
  ],
  Organization: [
    ['org-1: an identifier or a name', (it) => it['identifier'] !== undefined || it['name'] !== undefined],
  ],
  Patient: [
    [
      'pat-1: a contact has a name, a number, an address or an organization',
      (it) =>
        everyItem(it, 'contact', (one) =>
          ['name', 'telecom', 'address', 'organization'].some((name) => one[name] !== undefined),
        ),
    ],
  ],
  Provenance: [
    ['a target, a time and an agent', (it) => ['target', 'recorded', 'agent'].every((name) => it[name] !== undefined)],
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
    (it) =>
      it['value'] === undefined || it['unit'] === undefined || it['code'] === undefined || it['system'] !== undefined,
  ],
  [
    'att-1: content has a type',
    (it) =>
      it['data'] === undefined ||
      (it['size'] === undefined && it['hash'] === undefined) ||
      it['contentType'] !== undefined,
  ],
  [
    'att: the size is that of the content',
    ({ data, size }) =>
      typeof data !== 'string' || typeof size !== 'number' || Buffer.from(data, 'base64').length === size,
  ],
  [
    'rng-2: low is below high',
    (it) => {
      const [low] = valuesAt(it, 'low.value')
      const [high] = valuesAt(it, 'high.value')
      return typeof low !== 'number' || typeof high !== 'number' || low <= high
    },
  ],
  [
    'rat-1: numerator and denominator together',
    (it) => (it['numerator'] === undefined) === (it['denominator'] === undefined),
  ],
  [
    'ref-1: a reference, an identifier or a display',
    (it) =>
      it['type'] === undefined ||
      typeof it['type'] !== 'string' ||
      !/^[A-Z][A-Za-z]+$/.test(it['type']) ||
      it['resourceType'] !== undefined ||
      ['reference', 'identifier', 'display'].some((name) => it[name] !== undefined),
  ],
  [
    'cpt-2: a contact value has a system',
    (it) => it['use'] === undefined || it['value'] === undefined || it['system'] !== undefined,
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

/** Names of the R4 rules that a resource, or a data type inside it, breaks. */
export function invariantViolations(resource: Resource): string[] {
  return [
    ...(rules[resource.resourceType] ?? []).filter(([, holds]) => !holds(resource)).map(([name]) => name),
    ...dataTypeViolations(resource),
  ]
}
