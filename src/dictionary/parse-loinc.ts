import { components, places, properties } from './loinc-words'

/** The axes of a LOINC long name; undefined where it is written in another way or names a challenge. */
function axesOf(
  name: string,
):
  | { readonly component: string; readonly property: string | undefined; readonly system: string | undefined }
  | undefined {
  if (name.includes('--')) return undefined
  const [, component, property, rest = ''] = /^(.+?) \[([^\]]+)\](?: (.+))?$/.exec(name) ?? [
    undefined,
    ...(/^([^[\]]+\/100 [a-z]+)()(?: (in .+))$/.exec(name)?.slice(1) ?? []),
  ]
  if (component === undefined || property === undefined) return undefined
  const [, system] = /^(?:in|of|on|from) (.+?)(?: by .+)?$/.exec(rest) ?? []
  if (rest !== '' && system === undefined && !rest.startsWith('by ')) return undefined
  return { component, property: property || undefined, system }
}

/** What a component names: the thing, and in which way it is looked for or what it is set against. */
interface Thing {
  readonly kind: 'share' | 'compared' | 'plain' | 'antibody' | 'allergy' | 'marker' | 'genes'
  readonly of: string
  readonly with?: string
  readonly sort?: string
}

const endings: readonly { readonly at: RegExp; readonly kind: 'antibody' | 'allergy' | 'marker' | 'genes' }[] = [
  { at: /^(.+) IgE Ab$/, kind: 'allergy' },
  { at: /^(.+?)(?: (Ig[AGM]))? Ab$/, kind: 'antibody' },
  { at: /^(.+) Ag$/, kind: 'marker' },
  { at: /^(.+) (?:DNA|RNA|rRNA)$/, kind: 'genes' },
]

/** Signs of a component that one phrase cannot say: sums, numbers in brackets, parts of parts. */
const tooMuch = /[+^&{}<>[\]"]|\d{2,}\.|[a-z]\.[a-z]/i

/** Capitals within a word, by which pharmacists tell names apart: carBAMazepine. */
const tallLetters = /\b(?:[a-z]{3,}[A-Z]{2,}[a-z]*|[a-z]{2}[A-Z]{2,}[a-z]{2,})\b/g

/** Words that name a part of what antibodies are against: alone they say nothing. */
const partOfTarget = /\b(?:nuclear|cytoplasmic|capsid|nucleocapsid|early|core|surface|spike|envelope)$/i

function thingOf(written: string): Thing | undefined {
  const component = written.replace(tallLetters, (word) => word.toLowerCase())
  const [first = '', second, third] = component.split('/')
  if (third !== undefined) return undefined
  if (second !== undefined) {
    const [, cells] = /^100 (.+)$/.exec(second) ?? []
    return cells === undefined
      ? { kind: 'compared', of: first, with: second }
      : { kind: 'share', of: first, with: cells }
  }
  for (const { at, kind } of endings) {
    const [, of, sort] = at.exec(component) ?? []
    if (of !== undefined && partOfTarget.test(of) && kind !== 'marker') return undefined
    if (of !== undefined) return { kind, of, ...(sort === undefined ? {} : { sort }) }
  }
  return { kind: 'plain', of: component }
}

const knownWord = (word: string) =>
  Object.hasOwn(components, word.toLowerCase()) ? components[word.toLowerCase()] : undefined

interface Grammar {
  /** Undefined for a word that cannot be said in this language. */
  word(component: string): string | undefined
  say(thing: Thing, of: string, other: string): string
  readonly presence: string
  readonly count: string
}

const withoutArticle = (text: string): string => text.replace(/^(?:el|la|los|las) /, '')
const ofThe = (text: string): string => `de ${text}`.replace(/^de el /, 'del ')

const grammars: Readonly<Record<'en' | 'es', Grammar>> = {
  en: {
    word: (component) => knownWord(component)?.en ?? (tooMuch.test(component) ? undefined : component),
    say: (thing, of, other) =>
      ({
        plain: of,
        share: `${of}, share of ${other}`,
        compared: `${of} compared with ${other}`,
        antibody: `${thing.sort === undefined ? '' : `${thing.sort} `}antibodies to ${of}`,
        allergy: `allergy antibodies to ${of}`,
        marker: `${of} marker`,
        genes: `${of} (genetic test)`,
      })[thing.kind],
    presence: ': found or not',
    count: ', count',
  },
  es: {
    word: (component) => knownWord(component)?.es,
    say: (thing, of, other) =>
      ({
        plain: withoutArticle(of),
        share: `${withoutArticle(of)}, parte ${ofThe(other)}`,
        compared: `${withoutArticle(of)} en comparación con ${other}`,
        antibody: `anticuerpos ${thing.sort === undefined ? '' : `${thing.sort} `}contra ${of}`,
        allergy: `anticuerpos de alergia contra ${of}`,
        marker: `marcador ${ofThe(of)}`,
        genes: `${withoutArticle(of)} (prueba genética)`,
      })[thing.kind],
    presence: ': si se encontró o no',
    count: ', cantidad',
  },
}

const capital = (text: string): string =>
  /^p[HO]|^mRNA/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** A LOINC long name in plain words; undefined where any part of it is not surely understood. */
export function plainLoinc(name: string, language: 'en' | 'es'): string | undefined {
  const axes = axesOf(name)
  if (!axes) return undefined
  const place =
    axes.system === undefined
      ? { en: '', es: '' }
      : Object.hasOwn(places, axes.system.toLowerCase())
        ? places[axes.system.toLowerCase()]
        : undefined
  const property =
    axes.property === undefined
      ? 'amount'
      : Object.hasOwn(properties, axes.property.toLowerCase())
        ? properties[axes.property.toLowerCase()]
        : undefined
  const thing = thingOf(axes.component)
  if (!place || !property || !thing) return undefined
  const grammar = grammars[language]
  const of = grammar.word(thing.of)
  const other = thing.with === undefined ? '' : grammar.word(thing.with)
  if (of === undefined || other === undefined) return undefined
  const said = grammar.say(thing, of, other)
  const where = place[language] === '' ? '' : `${thing.with === undefined ? '' : ','} ${place[language]}`
  return capital(
    `${said}${where}${property === 'presence' ? grammar.presence : property === 'count' ? grammar.count : ''}`,
  )
}
