import { inertHtml } from '../../components/files/inert-html'

/** One piece of a narrative: text, or an element that only lays text out. */
export type Narrative =
  | string
  | {
      readonly tag: NarrativeTag
      readonly children: readonly Narrative[]
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
  readonly text: readonly Narrative[]
  readonly sections: readonly CcdaSection[]
}

export interface Ccda {
  readonly title: string | undefined
  /** As R4 writes dates: `2024-05-03`, to the minute where it is given. */
  readonly date: string | undefined
  readonly authors: readonly string[]
  readonly custodian: string | undefined
  readonly patients: readonly CcdaPatient[]
  readonly sections: readonly CcdaSection[]
  /** A document of another kind inside (nonXMLBody), as base64. */
  readonly inside: { readonly contentType: string | undefined; readonly data: string } | undefined
}

export interface CcdaPatient {
  readonly name: string | undefined
  readonly family: string | undefined
  readonly birthDate: string | undefined
}

const HL7 = 'urn:hl7-org:v3'
const MAX_DEPTH = 40

const kids = (element: Element, name: string): readonly Element[] =>
  [...element.children].filter((child) => child.localName === name)

function down(element: Element, ...path: readonly string[]): readonly Element[] {
  return path.reduce<readonly Element[]>((at, name) => at.flatMap((each) => kids(each, name)), [element])
}

const words = (element: Element | undefined): string | undefined =>
  element?.textContent.replace(/\s+/g, ' ').trim() || undefined

/** An HL7 time such as `20240503101500-0500` as R4 writes it; undefined when it is none. */
export function dateOfHl7(value: string | null | undefined): string | undefined {
  const [, year, month, day, hour, minute, zone] =
    /^(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(\d\d)(?:\d\d(?:\.\d+)?)?)?)?)?([+-]\d{4})?$/.exec(value ?? '') ?? []
  if (year === undefined) return undefined
  const date = [year, month, day].filter((part) => part !== undefined).join('-')
  if (hour === undefined || minute === undefined || zone === undefined) return date
  return `${date}T${hour}:${minute}:00${zone.slice(0, 3)}:${zone.slice(3)}`
}

function nameOf(name: Element | undefined): string | undefined {
  if (name === undefined) return undefined
  const parts = [...name.children]
    .filter((part) => ['prefix', 'given', 'family', 'suffix'].includes(part.localName))
    .map(words)
  return parts.length > 0 ? parts.filter((part) => part !== undefined).join(' ') : words(name)
}

const plain: Readonly<Record<string, NarrativeTag>> = {
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

function tagOf(element: Element): NarrativeTag {
  const { localName } = element
  if (localName === 'list') return element.getAttribute('listType') === 'ordered' ? 'ol' : 'ul'
  if (element.getAttribute('revised') === 'delete') return 'del'
  const style = element.getAttribute('styleCode') ?? ''
  if (localName === 'content')
    return /\bBold\b/i.test(style)
      ? 'strong'
      : /\bItalics?\b/i.test(style)
        ? 'em'
        : /\bUnderline\b/i.test(style)
          ? 'u'
          : 'span'
  return Object.hasOwn(plain, localName) ? (plain[localName] ?? 'span') : 'span'
}

const ignored = new Set(['col', 'colgroup', 'script', 'style'])

function span(element: Element, name: string): number | undefined {
  const value = Number(element.getAttribute(name))
  return Number.isInteger(value) && value > 1 && value <= 100 ? value : undefined
}

// Text between the rows and cells of a table would not be allowed there, and is only white space.
const structural = new Set<NarrativeTag>(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol'])

/** The narrative below an element, reduced to elements that lay text out; links become their text and address. */
function narrativeOf(element: Element, depth: number): readonly Narrative[] {
  if (depth > MAX_DEPTH) return [element.textContent]
  const inside = tagOf(element)
  return [...element.childNodes].flatMap((node): readonly Narrative[] => {
    if (node.nodeType === 3 || node.nodeType === 4)
      return structural.has(inside) && !node.nodeValue?.trim() ? [] : [node.nodeValue ?? '']
    if (node.nodeType !== 1) return []
    const child = node as Element
    if (ignored.has(child.localName)) return []
    const children = narrativeOf(child, depth + 1)
    const href = child.localName === 'linkHtml' ? (child.getAttribute('href') ?? '') : ''
    const [colSpan, rowSpan] = [span(child, 'colspan'), span(child, 'rowspan')]
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
  const text = kids(section, 'text')[0]
  const nested = depth > MAX_DEPTH ? [] : down(section, 'component', 'section')
  return {
    title: words(kids(section, 'title')[0]) ?? kids(section, 'code')[0]?.getAttribute('displayName') ?? undefined,
    text: text ? narrativeOf(text, 0) : [],
    sections: nested.map((each) => sectionOf(each, depth + 1)),
  }
}

function insideOf(root: Element): Ccda['inside'] {
  const text = down(root, 'component', 'nonXMLBody', 'text')[0]
  const data = text?.textContent.trim()
  if (!text || !data || text.getAttribute('representation') !== 'B64') return undefined
  return { contentType: text.getAttribute('mediaType') ?? undefined, data }
}

/**
 * A C-CDA document as sections of plain narrative; undefined when the text is not one. Documents with a DOCTYPE are not read: CDA has none,
 * and entities are the one thing in XML that a parser may be made to expand.
 */
export function parseCcda(xml: string): Ccda | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined
  const root = new DOMParser().parseFromString(
    inertHtml(xml.replace(/^\uFEFF?\s*/, '')),
    'application/xml',
  ).documentElement
  if (root.localName !== 'ClinicalDocument' || root.namespaceURI !== HL7) return undefined
  const patients = down(root, 'recordTarget', 'patientRole', 'patient').map((patient): CcdaPatient => {
    const name = kids(patient, 'name').find((each) => each.getAttribute('use') === 'L') ?? kids(patient, 'name')[0]
    return {
      name: nameOf(name),
      family: name && words(kids(name, 'family')[0]),
      birthDate: dateOfHl7(kids(patient, 'birthTime')[0]?.getAttribute('value'))?.slice(0, 10),
    }
  })
  const authors = down(root, 'author', 'assignedAuthor').flatMap(
    (author) =>
      nameOf(down(author, 'assignedPerson', 'name')[0]) ??
      words(down(author, 'representedOrganization', 'name')[0]) ??
      [],
  )
  return {
    title: words(kids(root, 'title')[0]),
    date: dateOfHl7(kids(root, 'effectiveTime')[0]?.getAttribute('value')),
    authors: [...new Set(authors)],
    custodian: words(down(root, 'custodian', 'assignedCustodian', 'representedCustodianOrganization', 'name')[0]),
    patients,
    sections: down(root, 'component', 'structuredBody', 'component', 'section').map((section) => sectionOf(section, 0)),
    inside: insideOf(root),
  }
}
