import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isRecordType } from '../../contract'
import { codeSystemName } from '../../i18n/code-systems'
import { formatDate } from '../../fhir/format-date'
import { isObject, textOf } from '../../lib/json'
import { digitsOf, parseLosslessJson } from '../../fhir/lossless-json'
import { formatDigits, unitText } from '../../fhir/quantity'
import { codeGroup } from '../../fhir/code-group'
import { withoutSnomedTag } from '../../fhir/snomed-tag'
import { loadPageMessages } from '../../i18n/messages'
import { narrativeText } from '../../components/files/narrative-text'
import { createPageRenderer, visibleText } from './__fixtures__/render-page'
import type { Resource } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const folder = '../shared/data/synthea'
const isResource = (value: unknown): value is Resource => isObject(value) && typeof value['resourceType'] === 'string'

function resourcesIn(file: string): readonly Resource[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.ndjson'))
    return source
      .split('\n')
      .filter(Boolean)
      .map((line) => parseLosslessJson(line))
      .filter(isResource)
  const bundle = parseLosslessJson(source)
  const entries = isObject(bundle) && Array.isArray(bundle['entry']) ? bundle['entry'] : []
  return entries.map((entry: unknown) => (isObject(entry) ? entry['resource'] : undefined)).filter(isResource)
}

function allResources(): readonly Resource[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:nd)?json$/.test(file))
  return files
    .flatMap((file) => resourcesIn(`${folder}/${file}`))
    .filter(({ resourceType }) => isRecordType(resourceType) || resourceType === 'Provenance')
}

interface Leaf {
  readonly path: string
  readonly text: string
  /** The object that has the value as a member. */
  readonly holder: object
}

/** Every primitive of a resource; numbers with their digits as sent. */
function* leaves(value: unknown, path: string): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    const inner = Array.isArray(value) ? path : `${path}.${name}`
    if (typeof member === 'object') yield* leaves(member, inner)
    else yield { path: inner, text: digitsOf(value, name) ?? String(member), holder: value }
  }
}

/** Elements without a text of their own on the page, with the reason. */
const notAsText: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^\w+\.resourceType$/, 'the heading names the kind of record'],
  [/\.(?:attachment|presentedForm)\.data$/, 'the file viewer draws the bytes'],
  [/^Patient\.extension(?:\.extension)?\.url$/, 'the label of the value'],
]

const { codeText } = await loadPageMessages('en')
const styles = ['patient', 'provider'] as const

/** Other texts of a value: a formatted date or number, the text of a code, a unit, the name of a reference. */
function* renderedTexts({ path, text, holder }: Leaf): Generator<string> {
  yield formatDigits(text, 'en-US', true)
  for (const style of styles) {
    const date = formatDate(text, { format: english, style }).text
    yield date
    // A period shows a shared day once.
    yield date.replace(/^\d\d \w+ \d{4} /, '')
  }
  const groups = [
    path,
    path.replace(/(?:\.coding)?\.(?:code|value\w+)$/, ''),
    path.split('.').slice(-2).join('.'),
    `HumanName.${path.slice(path.lastIndexOf('.') + 1)}`,
    ...(path.endsWith('.active') ? ['active'] : []),
  ]
  for (const group of groups) for (const style of styles) yield codeText(codeGroup(group), text, style)
  if (path.endsWith('.system')) yield codeSystemName(text)
  if (/\.(?:unit|code)$/.test(path)) yield unitText({ kind: 'quantity', unit: text }, english) ?? text
  if (text === 'true' || text === 'false') yield text === 'true' ? 'Yes' : 'No'
  // The page removes the semantic tag of a SNOMED CT name; the raw record has it.
  if (path.endsWith('.display') || path === 'Device.deviceName.name') yield withoutSnomedTag(text)
  if (path.endsWith('.reference'))
    yield* [textOf('display' in holder ? holder.display : undefined) ?? '(name not given here)', 'No name given']
}

const withoutSpacing = (text: string): string => text.replace(/[\s|]+/g, ' ').trim()

function isOn(page: string, leaf: Leaf): boolean {
  if (page.includes(leaf.text)) return true
  if (leaf.path.endsWith('.text.div'))
    return withoutSpacing(page).includes(withoutSpacing(narrativeText(leaf.text) ?? ''))
  for (const text of renderedTexts(leaf)) if (page.includes(text)) return true
  return false
}

const hasTime = /^\d{4}-\d\d-\d\dT\d/
const RECORDS_PER_ELEMENT = 20

/**
 * The time zone only changes times of day: in zones other than UTC, only the first records with a time in each element.
 */
function resourcesToCheck(resources: readonly Resource[]): readonly Resource[] {
  if (['UTC', undefined].includes(process.env['TZ'])) return resources
  const seen = new Map<string, number>()
  const times = (resource: Resource) =>
    [...leaves(resource, resource.resourceType)].filter(({ text }) => hasTime.test(text)).map(({ path }) => path)
  return resources.filter((resource) => {
    const few = times(resource).filter((path) => (seen.get(path) ?? 0) < RECORDS_PER_ELEMENT)
    for (const path of few) seen.set(path, (seen.get(path) ?? 0) + 1)
    return few.length > 0
  })
}

it.skipIf(!existsSync(folder))(
  'the page of each sample record shows every value (skipped without the sample records)',
  { timeout: 600_000 },
  async () => {
    const render = await createPageRenderer()
    const missing = new Map<string, string>()
    let count = 0
    const resources = allResources()
    const checked = resourcesToCheck(resources)
    for (const resource of checked) {
      if (count++ % 10 === 0) expect(() => render(resource, 'patient')).not.toThrow()
      const page = visibleText(render(resource, 'provider'))
      for (const leaf of leaves(resource, resource.resourceType)) {
        if (!notAsText.some(([path]) => path.test(leaf.path)) && !isOn(page, leaf)) missing.set(leaf.path, leaf.text)
      }
    }
    expect(resources.length).toBeGreaterThan(4000)
    expect(checked.length).toBeGreaterThan(200)
    expect(Object.fromEntries(missing)).toEqual({})
  },
)
