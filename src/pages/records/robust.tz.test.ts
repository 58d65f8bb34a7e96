import fc from 'fast-check'
import { describe as group, expect, it } from 'vitest'
import { generatedCases } from '../../../scripts/ci/full-matrix'
import { recordTypes } from '../../contract'
import { contractElements } from '../../contract/elements'
import { rowValuesOf } from '../../resources/row-values'
import { descriptorOf } from '../../resources/descriptors'
import { detailOf } from '../../resources/detail/details'
import { createPageRenderer, visibleText } from './__fixtures__/render-page'
import type { DocumentedType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

/** The time zone only changes times of day: in zones other than UTC, a tenth of the runs. */
const isUtc = ['UTC', undefined].includes(process.env['TZ'])
const runsOf = (all: number): number => (isUtc ? generatedCases(all) : all / 10)
const RUNS_PER_TYPE = runsOf(250)
const RENDERS_PER_TYPE = runsOf(60)
const SEED = 20_240_503

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u202egnirts',
  '\u0000\u0007',
  '\ud800',
  '',
  ' ',
  '💉'.repeat(50),
  'x'.repeat(20_000),
  '0001-01-01',
  '9999-12-31',
  '2024-02-30',
  '2024-05-03T24:00:00Z',
  '2024-05-03T09:15:00.123456789-14:00',
  '-',
  '%',
  '%00',
  'tel:',
  'Patient/../../x',
  '#',
  'urn:uuid:',
  'https://ehr.example/<b>',
  '1e999',
  '&lt;b&gt;',
  'entered-in-error',
  'active',
  'http://[',
  'https://%zz',
)
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.MAX_VALUE, Number.MIN_VALUE, -0, 1e21, 2 ** 53, Infinity),
)
const primitive = fc.oneof(
  { weight: 4, arbitrary: hostile },
  { weight: 2, arbitrary: number },
  fc.boolean(),
  fc.constant(null),
  fc.string(),
)
const anyValue = fc.oneof(
  { weight: 3, arbitrary: primitive },
  fc.anything({ maxDepth: 2, maxKeys: 4, values: [primitive] }),
)
const junk: fc.Arbitrary<unknown> = anyValue.map((value) =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value) ?? 'null') as unknown),
)

const some = (members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(members).map(([name, good]) => [
        name,
        fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: junk }),
      ]),
    ),
    { requiredKeys: [] },
  )
const listed = (one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(one, fc.array(fc.oneof({ weight: 6, arbitrary: one }, junk), { maxLength: 3 }))
const text = fc.oneof(hostile, fc.string())
const absent = fc.constantFrom(
  { extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }] },
  { extension: 'odd' },
  null,
)
const date = fc.oneof(
  fc.constantFrom(
    '2024',
    '2024-05',
    '2024-05-03',
    '2024-05-03T09:15:00-04:00',
    '2024-05-03T13:15:00Z',
    '9999-12-31',
    'soon',
  ),
  text,
)
const quantity = some({
  value: number,
  comparator: fc.constantFrom('<', '>=', 'ad', '~'),
  unit: text,
  system: text,
  code: fc.oneof(text, fc.constantFrom('a', 'd', 'mg/dL')),
})
const coding = some({ system: text, code: text, display: text, userSelected: fc.boolean() })
const concept = fc.oneof(some({ coding: listed(coding), text }), absent)
const period = some({ start: date, end: date })
const reference = some({ reference: text, type: text, display: text, identifier: some({ value: text }) })
const timing = some({
  event: listed(date),
  code: concept,
  repeat: some({
    frequency: number,
    period: number,
    periodUnit: fc.constantFrom('d', 'h', 'x'),
    when: listed(text),
    timeOfDay: listed(text),
    boundsPeriod: period,
  }),
})
const extension = some({
  url: text,
  valueString: text,
  valueCode: text,
  valueQuantity: quantity,
  extension: listed(some({ url: text, valueString: text })),
})
const dosage = some({
  text,
  timing,
  doseAndRate: listed(some({ doseQuantity: quantity, doseRange: some({ low: quantity, high: quantity }) })),
  asNeededBoolean: fc.boolean(),
  route: concept,
  sequence: number,
})

/** Values of each datatype, sometimes invalid. */
const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  boolean: fc.boolean(),
  integer: number,
  positiveInt: number,
  unsignedInt: number,
  decimal: number,
  date,
  dateTime: date,
  instant: date,
  time: date,
  Quantity: quantity,
  SimpleQuantity: quantity,
  Age: quantity,
  Duration: quantity,
  Money: some({ value: number, currency: text }),
  Range: some({ low: quantity, high: quantity }),
  Ratio: some({ numerator: quantity, denominator: quantity }),
  Coding: coding,
  CodeableConcept: concept,
  Period: period,
  Reference: reference,
  Timing: timing,
  Dosage: dosage,
  Extension: extension,
  HumanName: some({ use: text, text, family: text, given: listed(text), prefix: listed(text), period }),
  Address: some({ use: text, line: listed(text), city: text, text, period }),
  ContactPoint: some({ system: fc.constantFrom('phone', 'email', 'url', 'sms'), value: text, use: text, period }),
  Identifier: some({ type: concept, system: text, value: text, assigner: reference }),
  Annotation: some({ text, time: date, authorString: text, authorReference: reference }),
  Attachment: some({
    contentType: fc.oneof(text, fc.constant('text/plain')),
    url: text,
    data: text,
    title: text,
    size: number,
    creation: date,
  }),
  SampledData: some({ origin: quantity, period: number, dimensions: number, data: text }),
}

interface Branch {
  datatype: string
  readonly inner: Map<string, Branch>
}

function treeOf(type: DocumentedType): Branch {
  const root: Branch = { datatype: '', inner: new Map() }
  for (const [path, kind] of Object.entries(contractElements[type])) {
    let at = root
    for (const name of path.replace(/:[^.]*/g, '').split('.')) {
      const next = at.inner.get(name) ?? { datatype: '', inner: new Map<string, Branch>() }
      at.inner.set(name, next)
      at = next
    }
    at.datatype = String(kind).replace(/[ (].*$/, '')
  }
  return root
}

function valueOf(branch: Branch): fc.Arbitrary<unknown> {
  const own = kinds[branch.datatype]
  if (own) return own
  if (branch.inner.size === 0) return text
  return some(
    Object.fromEntries(
      [...branch.inner]
        .filter(([name]) => !name.startsWith('extension('))
        .map(([name, inner]) => [name, listed(valueOf(inner))]),
    ),
  )
}

function resourceOf(type: DocumentedType): fc.Arbitrary<Resource> {
  const common = {
    id: text,
    meta: junk,
    text: junk,
    contained: listed(junk),
    extension: listed(extension),
    modifierExtension: listed(extension),
    _status: absent,
    _birthDate: absent,
    brandNew: junk,
  }
  const own = [...treeOf(type).inner]
    .filter(([name]) => !name.startsWith('extension('))
    .map(([name, inner]) => [name, listed(valueOf(inner))])
  return some({ ...Object.fromEntries(own), ...common }).map((members) => ({
    ...(members as object),
    resourceType: type,
  }))
}

const neverShown = /\[object |\bundefined\b|\bNaN\b|Invalid Date|\bfunction\b/
/** The generated input, which may contain such texts itself. */
const inputOf = (resource: Resource): string => JSON.stringify(resource)

const knownTags = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'section',
  'div',
  'span',
  'p',
  'dl',
  'dt',
  'dd',
  'ul',
  'ol',
  'li',
  'a',
  'bdi',
  'time',
  'svg',
  'path',
  'strong',
  'button',
  'details',
  'summary',
  'code',
  'pre',
])
const safe = /^(?:https?:|tel:|mailto:|sms:|\/|#|data:application\/octet-stream;base64,)/i

/** Tags that the app never renders, attributes that run code, and URLs that could. */
function unsafeMarkupIn(markup: string): readonly string[] {
  return [...markup.matchAll(/<([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)].flatMap(
    ([, tag = '', attributes = '']) => {
      const bad = [...attributes.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/gi)].filter(
        ([, name = '', value = '']) =>
          /^on|^style$|^srcdoc$/i.test(name) || (/^(?:href|src)$/i.test(name) && !safe.test(value)),
      )
      return [...(knownTags.has(tag.toLowerCase()) ? [] : [tag]), ...bad.map(([whole]) => whole)]
    },
  )
}

const audiences = ['patient', 'provider'] as const

group.each(recordTypes)('any input as %s', (type) => {
  it('is described without an exception', () => {
    fc.assert(
      fc.property(resourceOf(type), (resource) => {
        const descriptor = descriptorOf(type)
        const all = [
          descriptor.title(resource, english),
          descriptor.date(resource),
          descriptor.statuses(resource),
          descriptor.listSection(resource),
          rowValuesOf(type, resource, english),
          descriptor.subjectOf(resource),
        ]
        const shown = JSON.stringify([...all, detailOf(type).sections(resource, english)])
        if (!neverShown.test(inputOf(resource))) expect(shown).not.toMatch(neverShown)
      }),
      { numRuns: RUNS_PER_TYPE, seed: SEED },
    )
  })

  it('is rendered as text', async () => {
    const render = await createPageRenderer()
    fc.assert(
      fc.property(resourceOf(type), fc.constantFrom(...audiences), (resource, audience) => {
        const markup = render(resource, audience)
        expect(unsafeMarkupIn(markup)).toEqual([])
        if (!neverShown.test(inputOf(resource))) expect(visibleText(markup)).not.toMatch(neverShown)
      }),
      { numRuns: RENDERS_PER_TYPE, seed: SEED },
    )
  })
})
