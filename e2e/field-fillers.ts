export type Json = Record<string, unknown>
export interface Filled {
  readonly value: unknown
  readonly texts: readonly string[]
  readonly inRow?: boolean
}

/** Whose record it is. */
export const patientId = 'fields'

let count = 0
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A day that no other element has, and how the page writes it. */
function day(): readonly [raw: string, words: string] {
  count += 1
  const [year, month, date] = [
    1930 + (count % 60),
    1 + (Math.floor(count / 60) % 12),
    1 + (Math.floor(count / 720) % 28),
  ]
  return [
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
    `${months[month - 1] ?? ''} ${date}, ${year}`,
  ]
}

const word = (kind: string): string => `${kind}${(count += 1)}x`
const number = (): number => 20_000 + (count += 1)

export const text = (kind: string): Filled => {
  const value = word(kind)
  return { value, texts: [value] }
}
const dated = (time = ''): Filled => {
  const [raw, words] = day()
  return { value: raw + time, texts: [words] }
}
const counted = (): Filled => {
  const value = number()
  return { value, texts: [String(value)] }
}
const amount = (): Filled => {
  const [value, unit] = [number(), word('unit')]
  return { value: { value, unit, system: 'http://unitsofmeasure.org', code: '1' }, texts: [unit, String(value)] }
}
/** An object with parts; every text of a part counts for the whole. */
function parts(members: Readonly<Record<string, Filled>>, fixed: Json = {}): Filled {
  const entries = Object.entries(members)
  return {
    value: { ...fixed, ...Object.fromEntries(entries.map(([name, { value }]) => [name, value])) },
    texts: entries.flatMap(([, { texts }]) => texts),
  }
}
const list = (...items: readonly Filled[]): Filled => ({
  value: items.map(({ value }) => value),
  texts: items.flatMap(({ texts }) => texts),
})
const uri = (): Filled => text('https://example.org/u')
const coding = (): Filled =>
  parts({
    system: text('https://example.org/system/'),
    version: text('version'),
    code: text('code'),
    display: text('Display'),
  })
const concept = (): Filled => parts({ coding: list(coding()), text: text('Concept') })
const period = (): Filled => parts({ start: dated(), end: dated() })
const reference = (path: string): Filled => {
  const own = ['subject', 'patient', 'beneficiary', 'member.entity'].includes(path)
  return parts({ display: text('Name') }, own ? { reference: `Patient/${patientId}` } : {})
}

const fillers: Readonly<Record<string, (path: string) => Filled>> = {
  string: () => text('Words'),
  markdown: () => text('Words'),
  code: () => text('Kode'),
  uri,
  url: uri,
  canonical: uri,
  base64Binary: () => text('Base64'),
  boolean: () => ({ value: true, texts: [], inRow: true }),
  integer: counted,
  positiveInt: counted,
  unsignedInt: counted,
  decimal: () => {
    const value = number() + 0.5
    return { value, texts: [String(value)] }
  },
  date: () => dated(),
  dateTime: () => dated(),
  instant: () => dated('T09:15:00-04:00'),
  time: () => ({ value: `10:${String((count += 1) % 60).padStart(2, '0')}:00`, texts: [], inRow: true }),
  Quantity: amount,
  SimpleQuantity: amount,
  Age: amount,
  Duration: amount,
  Money: () => parts({ value: counted() }, { currency: 'USD' }),
  Range: () => parts({ low: amount(), high: amount() }),
  Ratio: () => parts({ numerator: amount(), denominator: amount() }),
  Period: period,
  CodeableConcept: concept,
  Coding: coding,
  Reference: reference,
  Identifier: () =>
    parts({
      use: text('Kode'),
      type: concept(),
      system: uri(),
      value: text('Number'),
      period: period(),
      assigner: reference(''),
    }),
  HumanName: () =>
    parts(
      {
        family: text('Family'),
        given: list(text('Given')),
        prefix: list(text('Prefix')),
        suffix: list(text('Suffix')),
        period: period(),
      },
      { use: 'official' },
    ),
  Address: () =>
    parts({
      line: list(text('Street')),
      city: text('City'),
      district: text('District'),
      state: text('State'),
      postalCode: text('Post'),
      country: text('Country'),
      period: period(),
    }),
  ContactPoint: () => parts({ value: text('Contact'), period: period() }, { system: 'other', use: 'work' }),
  Annotation: () => parts({ text: text('Note'), authorString: text('Author'), time: dated() }),
  Attachment: () =>
    parts({ title: text('Title'), contentType: text('application/'), creation: dated() }, { size: 2048, data: 'aGk=' }),
  SampledData: () => parts({ data: text('Data') }, { origin: { value: 1 }, period: 1, dimensions: 1 }),
  Timing: () => parts({ code: concept(), event: list(dated()) }),
  Dosage: () => ({ value: {}, texts: [] }),
  Extension: concept,
  BackboneElement: () => ({ value: {}, texts: [] }),
  Element: () => ({ value: {}, texts: [] }),
}

/** Elements that their datatype alone does not describe, by path or by name. */
const special: typeof fillers = {
  contentType: () => text('text/plain;n='),
  data: () => {
    const words = word('Letter')
    return { value: btoa(words), texts: [words] }
  },
  userSelected: () => ({ value: true, texts: ['chosen by the person who recorded it'] }),
  // The API's description calls the type of a member number an Identifier; in R4 it is a concept.
  'Coverage.identifier.type': concept,
  'Coverage.identifier:memberid': () => parts({ value: text('Number') }),
}

/** The way to fill an element of the contract, by its path, its name or its datatype. */
export function fillerOf(type: string, path: string, datatype: string): (path: string) => Filled {
  const found = special[`${type}.${path}`] ?? special[path.slice(path.lastIndexOf('.') + 1)] ?? fillers[datatype]
  if (!found) throw new Error(`${type}.${path}: no value for ${datatype}`)
  return found
}
