import { comparedPart } from '../lib/matched-text'

/**
 * What tells two similar names apart: a strength, an age, a type, a side, a specimen. Marks of one kind exclude each other, so two names
 * that both have marks of a kind and share none of them mean different things.
 */
export type NameMarks = ReadonlyMap<string, ReadonlySet<string>>

/** Groups of words that exclude each other, with the spellings of each word in English and Spanish. */
const exclusiveWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  side: { left: 'left|izquierd[oa]', right: 'right|derech[oa]', both: 'bilateral' },
  course: { acute: 'acute|agud[oa]', chronic: 'chronic|cr[oó]nic[oa]' },
  growth: { benign: 'benign[oa]?', malignant: 'malignant|malign[oa]' },
  sex: { female: 'female|femenin[oa]', male: 'male|masculin[oa]' },
  part: { upper: 'upper|superior', lower: 'lower|inferior' },
  antibody: { igg: 'igg', igm: 'igm', iga: 'iga', ige: 'ige' },
  marker: { antigen: 'ag|antigens?|antígenos?', antibody: 'ab|antibod(?:y|ies)|anticuerpos?' },
  specimen: {
    serum: 'serum|plasma|ser/?plas|serpl|suero',
    urine: 'urine|urinary|orina',
    stool: 'stool|feces|fecal|heces',
    spine: 'csf|cerebral spinal fluid|cerebrospinal fluid',
    saliva: 'saliva',
    sputum: 'sputum|esputo',
  },
  lipoprotein: { hdl: 'hdl|high[ -]density', ldl: 'ldl|low[ -]density', vldl: 'vldl|very low[ -]density' },
  change: { more: 'increased|elevated', less: 'decreased|reduced' },
  portion: { free: 'free|libre', total: 'total' },
  pressure: { systolic: 'systolic|sist[oó]lica', diastolic: 'diastolic|diast[oó]lica' },
  stay: { inpatient: 'inpatient', outpatient: 'outpatient|ambulatory' },
  valence: {
    '2': 'bivalent|2-valent',
    '3': 'trivalent|3-valent',
    '4': 'quadrivalent|tetravalent|4-valent',
    '9': '9-valent|nonavalent',
  },
  level: { hyper: 'hyper\\p{L}+', hypo: 'hypo\\p{L}+' },
  form: {
    tablet: 'tabs?|tablets?|tabletas?|comprimidos?',
    capsule: 'caps?|capsules?|cápsulas?',
    liquid: 'solution|suspension|syrup|elixir|liquid|jarabe',
    cream: 'cream|crema',
    ointment: 'ointment|pomada',
    patch: 'patch|transdermal|parche',
    suppository: 'suppository|supositorio',
  },
  release: {
    long: 'xr|er|xl|sr|extended[ -]release|24 ?hr|12 ?hr',
    delayed: 'dr|ec|delayed[ -]release|enteric[ -]coated',
  },
}

const exclusivePatterns = Object.entries(exclusiveWords).flatMap(([kind, words]) =>
  Object.entries(words).map(
    ([mark, spellings]) => [kind, mark, new RegExp(`(?<![\\p{L}\\d])(?:${spellings})(?![\\p{L}\\d])`, 'iu')] as const,
  ),
)

const romanNumerals: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' }

/** Units that a number is compared with, by their spellings: factor to the first unit of the kind. */
const units: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  mcg: ['mass', 1],
  ug: ['mass', 1],
  µg: ['mass', 1],
  μg: ['mass', 1],
  microgram: ['mass', 1],
  micrograms: ['mass', 1],
  mg: ['mass', 1000],
  milligram: ['mass', 1000],
  milligrams: ['mass', 1000],
  g: ['mass', 1_000_000],
  gm: ['mass', 1_000_000],
  gram: ['mass', 1_000_000],
  grams: ['mass', 1_000_000],
  unit: ['units', 1],
  units: ['units', 1],
  unt: ['units', 1],
  iu: ['units', 1],
  u: ['units', 1],
  meq: ['meq', 1],
  mmol: ['mmol', 1],
  '%': ['percent', 1],
  h: ['hours', 1],
  hr: ['hours', 1],
  hrs: ['hours', 1],
  hour: ['hours', 1],
  hours: ['hours', 1],
  hora: ['hours', 1],
  horas: ['hours', 1],
  min: ['hours', 1 / 60],
  minute: ['hours', 1 / 60],
  minutes: ['hours', 1 / 60],
  y: ['age', 12],
  yr: ['age', 12],
  yrs: ['age', 12],
  year: ['age', 12],
  years: ['age', 12],
  años: ['age', 12],
  mo: ['age', 1],
  mos: ['age', 1],
  month: ['age', 1],
  months: ['age', 1],
  meses: ['age', 1],
}
/** Units of amounts that say nothing about what a thing is. */
const amountUnits = new Set(
  'ml l cm mm day days week weeks wk tablet tablets tab tabs capsule capsules cap caps dose doses count sq actuat actuation actuations puff puffs spray sprays refill refills'.split(
    ' ',
  ),
)

const number = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`
const numberWithUnit = new RegExp(
  String.raw`(?<![\p{L}\d.])(${number})(?:\s*(?:-|\/|to|through|a)\s*(${number}))?[ -]?(%|[\p{L}µμ]+)?(?:\s*(?:\/|per )\s*(\d+(?:\.\d+)?)?\s*([\p{L}]+))?`,
  'giu',
)
/** Types by a number or a letter: “type 2”, “stage IV”, “hepatitis B”, “vitamin D”, “influenza A and B”. */
const typedWord =
  /(?<![\p{L}\d])(?:type|tipo|stage|etapa|estadio|grade|grado|class|clase|group|grupo|hep(?:atitis)?|influenza|gripe|flu|vitamin[a]?|factor|virus|bipolar|protein) (?:virus )?(?:type )?((?:[a-k]|i{1,3}|iv|v)(?![\p{L}\d'’])(?:(?: ?(?:,|\+|&|\/|-|and|y|e) ?)(?:hep(?:atitis)? )?[a-k](?![\p{L}\d]))*)/giu
const numberedWord = /(?<![\p{L}\d])(\p{L}{1,5})-?(\d{1,3})(?![\d\p{L}])/gu

const round = (value: number): string => String(Number(value.toPrecision(6)))
const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''))

/** The marks of a number with its unit; a number without a unit is a type ("13" in a vaccine for 13 types). */
function numberMarks([, first = '', last, unit, perCount, perUnit]: RegExpExecArray): readonly (readonly [
  string,
  string,
])[] {
  const numbers = [first, ...(last === undefined ? [] : [last])].map(numberOf)
  const unitName = unit?.toLowerCase() ?? ''
  if (amountUnits.has(unitName)) return []
  const [kind, factor] = (Object.hasOwn(units, unitName) ? units[unitName] : undefined) ?? ['number', 1]
  if (kind === 'number') return numbers.flatMap((each) => (each > 999 ? [] : [[kind, round(each)] as const]))
  // "250 mg/5 mL" is the strength "50 mg/mL"; "10 mg/tablet" is "10 mg".
  const isPerVolume = perUnit?.toLowerCase() === 'ml'
  return numbers.map((each) => [
    isPerVolume ? `${kind} per mL` : kind,
    round((each * factor) / (isPerVolume ? Number(perCount ?? 1) : 1)),
  ])
}

/** The marks of a name. */
export function nameMarks(name: string): NameMarks {
  const text = comparedPart(name).replace(/\b(?:19|20)\d\d(?:\s*[-/]\s*(?:20)?\d\d)?\b|#\s*\d+/g, ' ')
  const exclusive = exclusivePatterns.flatMap(([kind, mark, pattern]) =>
    pattern.test(text) ? [[kind, mark] as const] : [],
  )
  const typed = [...text.replace(/\s+/g, ' ').matchAll(typedWord)].flatMap(([, list = '']) =>
    list
      .toLowerCase()
      .split(/[,+&/-]|\s(?:and|y|e)\s/)
      .map((part) => {
        const mark = part.trim()
        const letter = mark.replace(/^hep\p{L}* /u, '')
        return Object.hasOwn(romanNumerals, letter)
          ? (['number', romanNumerals[letter] ?? ''] as const)
          : (['letter', letter] as const)
      }),
  )
  const numbered = [...text.matchAll(numberedWord)].map(
    ([, letters = '', digits = '']) => [`${letters.toLowerCase()}#`, String(Number(digits))] as const,
  )
  const found = new Map<string, Set<string>>()
  for (const [kind, mark] of [
    ...exclusive,
    ...typed,
    ...numbered,
    ...[...text.matchAll(numberWithUnit)].flatMap(numberMarks),
  ])
    found.set(kind, (found.get(kind) ?? new Set()).add(mark))
  return found
}

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each))

/** Whether two names both have marks of one kind and neither has all that the other has. */
export function marksConflict(a: NameMarks, b: NameMarks): boolean {
  return [...a].some(([kind, marks]) => {
    const others = b.get(kind)
    return others !== undefined && !isSubset(marks, others) && !isSubset(others, marks)
  })
}
