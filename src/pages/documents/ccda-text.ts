import type { CcdaSection, NarrativeNode } from '../../lib/ccda'

type NarrativeElement = Exclude<NarrativeNode, string>

/** A text of a narrative with its place in the text of the document, or an element that formats text. */
export type PlacedNode =
  | { readonly text: string; readonly start: number }
  | (Omit<NarrativeElement, 'children'> & { readonly children: readonly PlacedNode[] })

export interface PlacedSection {
  readonly title: string | undefined
  readonly text: readonly PlacedNode[]
  readonly sections: readonly PlacedSection[]
}

/** The narrative of a C-CDA document as one text, in which terms can be found, and its sections with the place of each text in it. */
export interface PlacedNarrative {
  readonly text: string
  readonly sections: readonly PlacedSection[]
}

/** What follows an element in the text: a row or item is a line, and the cells of a row stay together, as a word of one can negate another. */
const textAfter: Readonly<Partial<Record<NarrativeElement['tag'], string>>> = {
  p: '\n',
  li: '\n',
  caption: '\n',
  // What a row denies is not about the next one.
  tr: '\n\n',
  br: '\n',
  ul: '\n',
  ol: '\n',
  table: '\n',
  th: ' | ',
  td: ' | ',
}

/** The text of a node. */
const plainText = (node: NarrativeNode): string =>
  typeof node === 'string' ? node : node.children.map(plainText).join(' ')

/** The heads of the columns of a table, such as "Relative"; empty for other nodes. */
const columnHeads = (node: NarrativeNode): readonly string[] =>
  typeof node === 'string' || node.tag !== 'table'
    ? []
    : node.children.filter((part) => typeof part !== 'string' && part.tag === 'thead').map(plainText)

/**
 * Places the narrative of sections in one text. Each section has its title and those of the sections around it as a heading, so that what it is about,
 * such as the family, is known, and so has a table the heads of its columns; removed text is left out of the text.
 */
export function placeNarrative(sections: readonly CcdaSection[]): PlacedNarrative {
  const parts: string[] = []
  let length = 0
  const add = (text: string): number => {
    const start = length
    parts.push(text)
    length += text.length
    return start
  }
  const addHeading = (titles: readonly string[]) => add(`\n# ${titles.join(', ')}\n`)
  const placeNode = (node: NarrativeNode, titles: readonly string[], isRemoved: boolean): PlacedNode => {
    if (typeof node === 'string') return { text: node, start: isRemoved ? -1 : add(node) }
    const { tag, children, ...spans } = node
    const heads = columnHeads(node)
    if (heads.length > 0) addHeading([...titles, ...heads])
    const placed = children.map((child) => placeNode(child, titles, isRemoved || tag === 'del'))
    add(textAfter[tag] ?? '')
    if (heads.length > 0) addHeading(titles)
    return { tag, ...spans, children: placed }
  }
  const placeSection = ({ title, text, sections: inner }: CcdaSection, around: readonly string[]): PlacedSection => {
    const titles = title === undefined ? around : [...around, title]
    addHeading(titles)
    const placed = text.map((node) => placeNode(node, titles, false))
    add('\n')
    return { title, text: placed, sections: inner.map((each) => placeSection(each, titles)) }
  }
  const placedSections = sections.map((section) => placeSection(section, []))
  return { text: parts.join(''), sections: placedSections }
}

/** The texts of placed sections, by their offsets in the text of the document. */
export function piecesOf(
  sections: readonly PlacedSection[],
): readonly { readonly start: number; readonly end: number }[] {
  const ofNode = (node: PlacedNode): ReturnType<typeof piecesOf> => {
    if (!('text' in node)) return node.children.flatMap(ofNode)
    return node.start < 0 ? [] : [{ start: node.start, end: node.start + node.text.length }]
  }
  return sections.flatMap(({ text, sections: inner }) => [...text.flatMap(ofNode), ...piecesOf(inner)])
}
