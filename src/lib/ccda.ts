import { inertHtml } from './inert-html'

/** A node of a narrative: text, or an element that formats text. */
export type NarrativeNode =
  | string
  | {
      readonly tag: NarrativeTag
      readonly children: readonly NarrativeNode[]
      readonly colSpan?: number
      readonly rowSpan?: number
    }
export type NarrativeTag =
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'caption'
  | 'thead'
  | 'tbody'
  | 'tfoot'
  | 'tr'
  | 'th'
  | 'td'
  | 'span'
  | 'strong'
  | 'em'
  | 'u'
  | 'del'
  | 'sub'
  | 'sup'
  | 'br'
  | 'picture'

export interface CcdaSection {
  readonly title: string | undefined
  readonly text: readonly NarrativeNode[]
  readonly sections: readonly CcdaSection[]
}

export interface CcdaDocument {
  readonly title: string | undefined
  /** A FHIR date or dateTime, such as `2024-05-03`, to the minute when given. */
  readonly date: string | undefined
  readonly authors: readonly string[]
  readonly custodian: string | undefined
  readonly patients: readonly CcdaPatient[]
  readonly sections: readonly CcdaSection[]
  /** An embedded file (`nonXMLBody`), as base64. */
  readonly embedded: { readonly contentType: string | undefined; readonly data: string } | undefined
}

export interface CcdaPatient {
  readonly name: string | undefined
  readonly family: string | undefined
  readonly birthDate: string | undefined
  /** A FHIR AdministrativeGender. */
  readonly gender: string | undefined
}

const HL7 = 'urn:hl7-org:v3'
const MAX_DEPTH = 40

const childrenNamed = (element: Element, name: string): readonly Element[] =>
  [...element.children].filter((child) => child.localName === name)

function descendants(element: Element, ...path: readonly string[]): readonly Element[] {
  return path.reduce<readonly Element[]>((at, name) => at.flatMap((each) => childrenNamed(each, name)), [element])
}

const normalizedText = (element: Element | undefined): string | undefined =>
  element?.textContent.replace(/\s+/g, ' ').trim() || undefined

/** Converts an HL7 v3 time such as `20240503101500-0500` to a FHIR dateTime; undefined when it is invalid. */
export function hl7TimeToFhir(value: string | null | undefined): string | undefined {
  const [, year, month, day, hour, minute, zone] =
    /^(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(\d\d)(?:\d\d(?:\.\d+)?)?)?)?)?([+-]\d{4})?$/.exec(value ?? '') ?? []
  if (year === undefined) return undefined
  const date = [year, month, day].filter((part) => part !== undefined).join('-')
  if (hour === undefined || minute === undefined || zone === undefined) return date
  return `${date}T${hour}:${minute}:00${zone.slice(0, 3)}:${zone.slice(3)}`
}

function personName(name: Element | undefined): string | undefined {
  if (name === undefined) return undefined
  const parts = [...name.children]
    .filter((part) => ['prefix', 'given', 'family', 'suffix'].includes(part.localName))
    .map(normalizedText)
  return parts.length > 0 ? parts.filter((part) => part !== undefined).join(' ') : normalizedText(name)
}

/** FHIR codes by those of HL7 v3 (AdministrativeGender; C-CDA on FHIR, mapping of patients). */
const genders: Readonly<Record<string, string>> = { M: 'male', F: 'female', UN: 'other' }

function genderOf(patient: Element): string | undefined {
  const code = childrenNamed(patient, 'administrativeGenderCode')[0]?.getAttribute('code') ?? ''
  return Object.hasOwn(genders, code) ? genders[code] : undefined
}

const NARRATIVE_TAGS: Readonly<Record<string, NarrativeTag>> = {
  paragraph: 'p',
  p: 'p',
  item: 'li',
  li: 'li',
  ul: 'ul',
  ol: 'ol',
  table: 'table',
  caption: 'caption',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tfoot',
  tr: 'tr',
  th: 'th',
  td: 'td',
  br: 'br',
  sub: 'sub',
  sup: 'sup',
  renderMultiMedia: 'picture',
  img: 'picture',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
}

function tagOfStyle(styleCode: string): NarrativeTag {
  if (/\bBold\b/i.test(styleCode)) return 'strong'
  if (/\bItalics?\b/i.test(styleCode)) return 'em'
  return /\bUnderline\b/i.test(styleCode) ? 'u' : 'span'
}

function tagOf(element: Element): NarrativeTag {
  const { localName } = element
  if (localName === 'list') return element.getAttribute('listType') === 'ordered' ? 'ol' : 'ul'
  if (element.getAttribute('revised') === 'delete') return 'del'
  if (localName === 'content') return tagOfStyle(element.getAttribute('styleCode') ?? '')
  return Object.hasOwn(NARRATIVE_TAGS, localName) ? (NARRATIVE_TAGS[localName] ?? 'span') : 'span'
}

const IGNORED_ELEMENTS = new Set(['col', 'colgroup', 'script', 'style'])

function spanOf(element: Element, name: string): number | undefined {
  const value = Number(element.getAttribute(name))
  return Number.isInteger(value) && value > 1 && value <= 100 ? value : undefined
}

// HTML allows no text between the rows and cells of a table; here it is only white space.
const STRUCTURAL_TAGS = new Set<NarrativeTag>(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol'])

/** The narrative below an element, reduced to formatting elements; a link becomes its text and address. */
function narrativeOf(element: Element, depth: number): readonly NarrativeNode[] {
  if (depth > MAX_DEPTH) return [element.textContent]
  const parentTag = tagOf(element)
  return [...element.childNodes].flatMap((node): readonly NarrativeNode[] => {
    if (node.nodeType === 3 || node.nodeType === 4)
      return STRUCTURAL_TAGS.has(parentTag) && !node.nodeValue?.trim() ? [] : [node.nodeValue ?? '']
    if (node.nodeType !== 1) return []
    const child = node as Element
    if (IGNORED_ELEMENTS.has(child.localName)) return []
    const children = narrativeOf(child, depth + 1)
    const href = child.localName === 'linkHtml' ? (child.getAttribute('href') ?? '') : ''
    const [colSpan, rowSpan] = [spanOf(child, 'colspan'), spanOf(child, 'rowspan')]
    const shown =
      /^(?:https?:|mailto:)/i.test(href) && href !== child.textContent.trim() ? [...children, ` (${href})`] : children
    return [
      {
        tag: tagOf(child),
        children: shown,
        ...(colSpan === undefined ? {} : { colSpan }),
        ...(rowSpan === undefined ? {} : { rowSpan }),
      },
    ]
  })
}

function sectionOf(section: Element, depth: number): CcdaSection {
  const text = childrenNamed(section, 'text')[0]
  const nested = depth > MAX_DEPTH ? [] : descendants(section, 'component', 'section')
  return {
    title:
      normalizedText(childrenNamed(section, 'title')[0]) ??
      childrenNamed(section, 'code')[0]?.getAttribute('displayName') ??
      undefined,
    text: text ? narrativeOf(text, 0) : [],
    sections: nested.map((each) => sectionOf(each, depth + 1)),
  }
}

function embeddedFile(root: Element): CcdaDocument['embedded'] {
  const text = descendants(root, 'component', 'nonXMLBody', 'text')[0]
  const data = text?.textContent.trim()
  if (!text || !data || text.getAttribute('representation') !== 'B64') return undefined
  return { contentType: text.getAttribute('mediaType') ?? undefined, data }
}

/**
 * Parses a C-CDA document into sections of plain narrative; undefined when the text is not one. Rejects documents with a DOCTYPE: CDA has none,
 * and entity expansion is an XML attack.
 */
export function parseCcda(xml: string): CcdaDocument | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined
  const root = new DOMParser().parseFromString(
    inertHtml(xml.replace(/^\uFEFF?\s*/, '')),
    'application/xml',
  ).documentElement
  if (root.localName !== 'ClinicalDocument' || root.namespaceURI !== HL7) return undefined
  const patients = descendants(root, 'recordTarget', 'patientRole', 'patient').map((patient): CcdaPatient => {
    const name =
      childrenNamed(patient, 'name').find((each) => each.getAttribute('use') === 'L') ??
      childrenNamed(patient, 'name')[0]
    return {
      name: personName(name),
      family: name && normalizedText(childrenNamed(name, 'family')[0]),
      birthDate: hl7TimeToFhir(childrenNamed(patient, 'birthTime')[0]?.getAttribute('value'))?.split('T')[0],
      gender: genderOf(patient),
    }
  })
  const authors = descendants(root, 'author', 'assignedAuthor').flatMap(
    (author) =>
      personName(descendants(author, 'assignedPerson', 'name')[0]) ??
      normalizedText(descendants(author, 'representedOrganization', 'name')[0]) ??
      [],
  )
  return {
    title: normalizedText(childrenNamed(root, 'title')[0]),
    date: hl7TimeToFhir(childrenNamed(root, 'effectiveTime')[0]?.getAttribute('value')),
    authors: [...new Set(authors)],
    custodian: normalizedText(
      descendants(root, 'custodian', 'assignedCustodian', 'representedCustodianOrganization', 'name')[0],
    ),
    patients,
    sections: descendants(root, 'component', 'structuredBody', 'component', 'section').map((section) =>
      sectionOf(section, 0),
    ),
    embedded: embeddedFile(root),
  }
}
