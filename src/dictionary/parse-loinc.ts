import { loincComponents, loincSpecimens, loincProperties } from './loinc-terms'

/** Component, property and the rest of "Component [Property] rest"; undefined for other formats. */
function splitAtProperty(name: string): readonly [component: string, property: string, rest: string] | undefined {
  let close = 0
  for (let open = name.indexOf(' [', 1); open !== -1; open = name.indexOf(' [', open + 1)) {
    if (close < open + 2) close = name.indexOf(']', open + 2)
    if (close === -1) return undefined
    const after = name.slice(close + 1)
    if (close > open + 2 && (after === '' || (after.startsWith(' ') && after.length > 1)))
      return [name.slice(0, open), name.slice(open + 2, close), after.slice(1)]
  }
  return undefined
}

/** The axes of a LOINC long name; undefined for other formats and for challenges ("--2 hours post …"). */
function axesOf(
  name: string,
):
  | { readonly component: string; readonly property: string | undefined; readonly system: string | undefined }
  | undefined {
  if (/--|[\n\r\u2028\u2029]/.test(name)) return undefined
  const [component, property, rest = ''] =
    splitAtProperty(name) ?? /^([^[\]]+\/100 [a-z]+)()(?: (in [^]+))$/.exec(name)?.slice(1) ?? []
  if (component === undefined || property === undefined) return undefined
  const [, system] = /^(?:in|of|on|from) ([^]+?)(?: by [^]+)?$/.exec(rest) ?? []
  if (rest !== '' && system === undefined && !rest.startsWith('by ')) return undefined
  return { component, property: property || undefined, system }
}

/** A parsed component: the analyte, and how it is detected or compared. */
interface LoincComponent {
  readonly kind: 'share' | 'compared' | 'plain' | 'antibody' | 'allergy' | 'marker' | 'genes'
  readonly of: string
  readonly with?: string
  readonly sort?: string
}

const endings: readonly { readonly pattern: RegExp; readonly kind: 'antibody' | 'allergy' | 'marker' | 'genes' }[] = [
  { pattern: /^(.+) IgE Ab$/, kind: 'allergy' },
  { pattern: /^(.+?)(?: (Ig[AGM]))? Ab$/, kind: 'antibody' },
  { pattern: /^(.+) Ag$/, kind: 'marker' },
  { pattern: /^(.+) (?:DNA|RNA|rRNA)$/, kind: 'genes' },
]

/** Signs of a component that is too complex to phrase: sums, numbers in brackets, nested parts. */
const unreadableSigns = /[+^&{}<>[\]"]|\d\d\.|[a-z]\.[a-z]/i

/** Tall man lettering, by which pharmacists distinguish names: carBAMazepine. */
const tallManLettering = /\b(?:[a-z]{3,}[A-Z]{2,}[a-z]*|[a-z]{2}[A-Z]{2,}[a-z]{2,})\b/g

/**
 * The letters of a blood group, alone or with its antibody or antigen: "antibodies to C" would be read as hepatitis C. Of two letters only
 * antibodies and antigens are blood groups.
 */
const bloodGroupLetters =
  /^(?:(?:little |big )?[a-z]|[a-z]{2}(?=.* A[bg]$))(?: (?:little |big )?[a-z])?(?: Ig[AGM])?(?: A[bg])?$/i

/** Words for a part of an antibody's target, which say nothing alone. */
const partOfTarget = /\b(?:nuclear|cytoplasmic|capsid|nucleocapsid|early|core|surface|spike|envelope)$/i

function parseComponent(written: string): LoincComponent | undefined {
  if (bloodGroupLetters.test(written)) return undefined
  const component = written.replace(tallManLettering, (word) => word.toLowerCase())
  const [first = '', second, third] = component.split('/')
  if (third !== undefined) return undefined
  if (second !== undefined) {
    const [, cells] = /^100 (.+)$/.exec(second) ?? []
    return cells === undefined
      ? { kind: 'compared', of: first, with: second }
      : { kind: 'share', of: first, with: cells }
  }
  for (const { pattern, kind } of endings) {
    const [, of, sort] = pattern.exec(component) ?? []
    if (of !== undefined && partOfTarget.test(of) && kind !== 'marker') return undefined
    if (of !== undefined) return { kind, of, ...(sort === undefined ? {} : { sort }) }
  }
  return { kind: 'plain', of: component }
}

/** A value of a table with lower-case keys. */
const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key.toLowerCase()) ? table[key.toLowerCase()] : undefined

interface Grammar {
  /** Undefined for a component without a name in this language. */
  component(name: string): string | undefined
  format(component: LoincComponent, of: string, other: string): string
  readonly presence: string
  readonly count: string
}

const withoutArticle = (text: string): string => text.replace(/^(?:el|la|los|las) /, '')
const withDe = (text: string): string => `de ${text}`.replace(/^de el /, 'del ')

const grammars: Readonly<Record<'en' | 'es', Grammar>> = {
  en: {
    component: (component) =>
      ownValue(loincComponents, component)?.en ?? (unreadableSigns.test(component) ? undefined : component),
    format: ({ kind, sort }, of, other) =>
      ({
        plain: of,
        share: `${of}, share of ${other}`,
        compared: `${of} compared with ${other}`,
        antibody: `${sort === undefined ? '' : `${sort} `}antibodies to ${of}`,
        allergy: `allergy antibodies to ${of}`,
        marker: `${of} marker`,
        genes: `${of} (genetic test)`,
      })[kind],
    presence: ': found or not',
    count: ', count',
  },
  es: {
    component: (component) => ownValue(loincComponents, component)?.es,
    format: ({ kind, sort }, of, other) =>
      ({
        plain: withoutArticle(of),
        share: `${withoutArticle(of)}, parte ${withDe(other)}`,
        compared: `${withoutArticle(of)} en comparación con ${other}`,
        antibody: `anticuerpos ${sort === undefined ? '' : `${sort} `}contra ${of}`,
        allergy: `anticuerpos de alergia contra ${of}`,
        marker: `marcador ${withDe(of)}`,
        genes: `${withoutArticle(of)} (prueba genética)`,
      })[kind],
    presence: ': si se encontró o no',
    count: ', cantidad',
  },
}

const capitalize = (text: string): string =>
  /^p[HO]|^mRNA/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** A LOINC long name in plain words; undefined when a part is not certain. */
export function plainLoincName(name: string, language: 'en' | 'es'): string | undefined {
  const axes = axesOf(name)
  if (!axes) return undefined
  const specimen = axes.system === undefined ? { en: '', es: '' } : ownValue(loincSpecimens, axes.system)
  const property = axes.property === undefined ? 'amount' : ownValue(loincProperties, axes.property)
  const component = parseComponent(axes.component)
  if (!specimen || !property || !component) return undefined
  const grammar = grammars[language]
  const of = grammar.component(component.of)
  const other = component.with === undefined ? '' : grammar.component(component.with)
  if (of === undefined || other === undefined) return undefined
  const comma = component.with === undefined ? '' : ','
  const inSpecimen = specimen[language] === '' ? '' : `${comma} ${specimen[language]}`
  const suffix = { amount: '', presence: grammar.presence, count: grammar.count }[property]
  return capitalize(`${grammar.format(component, of, other)}${inSpecimen}${suffix}`)
}
