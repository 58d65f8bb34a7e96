export type Json = Record<string, unknown>
export interface TestValue {
  readonly value: unknown
  readonly texts: readonly string[]
  readonly inRow?: boolean
}

/** Id of the patient. */
export const patientId = 'fields'

let count = 0
const MONTHS = [
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

/** A unique date, as in FHIR and as the page formats it. */
function uniqueDay(): readonly [raw: string, formatted: string] {
  count += 1
  const [year, month, date] = [
    1930 + (count % 60),
    1 + (Math.floor(count / 60) % 12),
    1 + (Math.floor(count / 720) % 28),
  ]
  return [
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
    `${MONTHS[month - 1] ?? ''} ${date}, ${year}`,
  ]
}

const uniqueWord = (kind: string): string => `${kind}${(count += 1)}x`
const uniqueNumber = (): number => 20_000 + (count += 1)

export const textValue = (kind: string): TestValue => {
  const value = uniqueWord(kind)
  return { value, texts: [value] }
}
const dateValue = (time = ''): TestValue => {
  const [raw, formatted] = uniqueDay()
  return { value: raw + time, texts: [formatted] }
}
const numberValue = (): TestValue => {
  const value = uniqueNumber()
  return { value, texts: [String(value)] }
}
const quantityValue = (): TestValue => {
  const [value, unit] = [uniqueNumber(), uniqueWord('unit')]
  return { value: { value, unit, system: 'http://unitsofmeasure.org', code: '1' }, texts: [unit, String(value)] }
}
/** An object with members; the texts of all members are expected. */
function objectValue(members: Readonly<Record<string, TestValue>>, fixed: Json = {}): TestValue {
  const entries = Object.entries(members)
  return {
    value: { ...fixed, ...Object.fromEntries(entries.map(([name, { value }]) => [name, value])) },
    texts: entries.flatMap(([, { texts }]) => texts),
  }
}
const listValue = (...items: readonly TestValue[]): TestValue => ({
  value: items.map(({ value }) => value),
  texts: items.flatMap(({ texts }) => texts),
})
const uriValue = (): TestValue => textValue('https://example.org/u')
const codingValue = (): TestValue =>
  objectValue({
    system: textValue('https://example.org/system/'),
    version: textValue('version'),
    code: textValue('code'),
    display: textValue('Display'),
  })
const conceptValue = (): TestValue => objectValue({ coding: listValue(codingValue()), text: textValue('Concept') })
const periodValue = (): TestValue => objectValue({ start: dateValue(), end: dateValue() })
const referenceValue = (path: string): TestValue => {
  const isPatientReference = ['subject', 'patient', 'beneficiary', 'member.entity'].includes(path)
  return objectValue({ display: textValue('Name') }, isPatientReference ? { reference: `Patient/${patientId}` } : {})
}

const generators: Readonly<Record<string, (path: string) => TestValue>> = {
  string: () => textValue('Words'),
  markdown: () => textValue('Words'),
  code: () => textValue('Kode'),
  uri: uriValue,
  url: uriValue,
  canonical: uriValue,
  base64Binary: () => textValue('Base64'),
  boolean: () => ({ value: true, texts: [], inRow: true }),
  integer: numberValue,
  positiveInt: numberValue,
  unsignedInt: numberValue,
  decimal: () => {
    const value = uniqueNumber() + 0.5
    return { value, texts: [String(value)] }
  },
  date: () => dateValue(),
  dateTime: () => dateValue(),
  instant: () => dateValue('T09:15:00-04:00'),
  time: () => ({ value: `10:${String((count += 1) % 60).padStart(2, '0')}:00`, texts: [], inRow: true }),
  Quantity: quantityValue,
  SimpleQuantity: quantityValue,
  Age: quantityValue,
  Duration: quantityValue,
  Money: () => objectValue({ value: numberValue() }, { currency: 'USD' }),
  Range: () => objectValue({ low: quantityValue(), high: quantityValue() }),
  Ratio: () => objectValue({ numerator: quantityValue(), denominator: quantityValue() }),
  Period: periodValue,
  CodeableConcept: conceptValue,
  Coding: codingValue,
  Reference: referenceValue,
  Identifier: () =>
    objectValue({
      use: textValue('Kode'),
      type: conceptValue(),
      system: uriValue(),
      value: textValue('Number'),
      period: periodValue(),
      assigner: referenceValue(''),
    }),
  HumanName: () =>
    objectValue(
      {
        family: textValue('Family'),
        given: listValue(textValue('Given')),
        prefix: listValue(textValue('Prefix')),
        suffix: listValue(textValue('Suffix')),
        period: periodValue(),
      },
      { use: 'official' },
    ),
  Address: () =>
    objectValue({
      line: listValue(textValue('Street')),
      city: textValue('City'),
      district: textValue('District'),
      state: textValue('State'),
      postalCode: textValue('Post'),
      country: textValue('Country'),
      period: periodValue(),
    }),
  ContactPoint: () =>
    objectValue({ value: textValue('Contact'), period: periodValue() }, { system: 'other', use: 'work' }),
  Annotation: () => objectValue({ text: textValue('Note'), authorString: textValue('Author'), time: dateValue() }),
  Attachment: () =>
    objectValue(
      { title: textValue('Title'), contentType: textValue('application/'), creation: dateValue() },
      { size: 2048, data: 'aGk=' },
    ),
  SampledData: () => objectValue({ data: textValue('Data') }, { origin: { value: 1 }, period: 1, dimensions: 1 }),
  Timing: () => objectValue({ code: conceptValue(), event: listValue(dateValue()) }),
  Dosage: () => ({ value: {}, texts: [] }),
  Extension: conceptValue,
  BackboneElement: () => ({ value: {}, texts: [] }),
  Element: () => ({ value: {}, texts: [] }),
}

/** Generators for elements that need more than their datatype, by path or name. */
const specialGenerators: typeof generators = {
  contentType: () => textValue('text/plain;n='),
  data: () => {
    const formatted = uniqueWord('Letter')
    return { value: btoa(formatted), texts: [formatted] }
  },
  userSelected: () => ({ value: true, texts: ['chosen by the person who recorded it'] }),
  // The API description calls this type an Identifier; in R4 it is a CodeableConcept.
  'Coverage.identifier.type': conceptValue,
  'Coverage.identifier:memberid': () => objectValue({ value: textValue('Number') }),
}

/** The value generator for an element of the contract, by its path, name or datatype. */
export function valueGenerator(type: string, path: string, datatype: string): (path: string) => TestValue {
  const generator =
    specialGenerators[`${type}.${path}`] ??
    specialGenerators[path.slice(path.lastIndexOf('.') + 1)] ??
    generators[datatype]
  if (!generator) throw new Error(`${type}.${path}: no value for ${datatype}`)
  return generator
}
