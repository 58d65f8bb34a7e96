import { dictionarySystems, type DictionarySystem } from './dictionary-key'
import { entriesOf, type DictionaryFile, type EntryCode, type DictionaryEntry } from './entry'
import { dictionaryKinds, type DictionaryKind } from './dictionary-kinds'

/** The files of `data` by path without extension: `tests/blood-count`. */
export type DictionaryFiles = Readonly<Record<string, DictionaryFile>>

/** The kind of a file is its folder. */
export const kindOfFile = (path: string): DictionaryKind | undefined =>
  dictionaryKinds.find((kind) => path.startsWith(`${kind}/`))

/** A family of ICD-10-CM codes is written with a star. */
export const isCodeFamily = ({ system, code }: Pick<EntryCode, 'system' | 'code'>): boolean =>
  system === 'ICD-10-CM' && code.endsWith('*')

const isValidCode = (code: EntryCode): boolean =>
  Object.hasOwn(dictionarySystems, code.system) &&
  dictionarySystems[code.system as DictionarySystem](
    isCodeFamily(code) ? code.code.slice(0, -1).replace(/\.$/, '') : code.code,
  )

/** Code systems whose license requires the official name with a code. */
const namedSystems: ReadonlySet<string> = new Set(['LOINC', 'ICD-10-CM', 'CVX'])

function codeProblems(code: EntryCode): readonly string[] {
  const label = `${String(code.system)} ${code.code}`
  if (!Object.hasOwn(dictionarySystems, code.system)) return [`${label} is not in a known code system`]
  if (!isValidCode(code)) return [`${label} is not a valid code of its system`]
  return namedSystems.has(code.system) && !isCodeFamily(code) && !code.name ? [`${label} has no official name`] : []
}

function missingText(entry: DictionaryEntry): readonly string[] {
  return (['en', 'es'] as const).flatMap((language) => {
    const words = (entry as Partial<DictionaryEntry>)[language]
    return (['name', 'about'] as const)
      .filter((part) => !words?.[part].trim())
      .map((part) => `has no ${part} in ${language}`)
  })
}

const duplicatesOf = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** Problems within a file, each with the id of its entry. */
export function fileProblems(path: string, file: DictionaryFile): readonly string[] {
  const used = new Set(file.entries.flatMap((entry) => ('class' in entry ? [entry.class] : [])))
  const classes = file.classes ?? {}
  return [
    ...(kindOfFile(path) ? [] : [`${path} is not in the folder of a kind`]),
    ...[...used].filter((name) => !Object.hasOwn(classes, name)).map((name) => `class ${name} is not in this file`),
    ...Object.keys(classes)
      .filter((name) => !used.has(name))
      .map((name) => `class ${name} is not used`),
    ...entriesOf(file).flatMap((entry) =>
      [
        ...(/^[a-z\d]+(?:-[a-z\d]+)*$/.test(entry.id) ? [] : ['is not an id in lower case with hyphens']),
        ...(entry.codes.length > 0 ? [] : ['has no code']),
        ...entry.codes.flatMap(codeProblems),
        ...missingText(entry),
      ].map((problem) => `${entry.id}: ${problem}`),
    ),
  ]
}

/** Problems between the files of a kind: duplicate codes, ids or names, and missing broader entries. */
export function kindProblems(files: DictionaryFiles, kind: DictionaryKind): readonly string[] {
  const entries = Object.entries(files)
    .filter(([path]) => kindOfFile(path) === kind)
    .flatMap(([, file]) => entriesOf(file))
  const ids = new Set(entries.map(({ id }) => id))
  const named = (language: 'en' | 'es') =>
    duplicatesOf(entries.map((entry) => entry[language].name)).map(
      (name) => `two entries of ${kind} are called “${name}”`,
    )
  return [
    ...duplicatesOf(entries.map(({ id }) => id)).map((id) => `${id} is the id of two entries of ${kind}`),
    ...duplicatesOf(entries.flatMap(({ codes }) => codes.map(({ system, code }) => `${system} ${code}`))).map(
      (code) => `${code} is used twice in ${kind}`,
    ),
    ...named('en'),
    ...named('es'),
    ...entries
      .filter(({ id, broader }) => broader !== undefined && (broader === id || !ids.has(broader)))
      .map(({ id, broader }) => `${id}: there is no broader entry ${String(broader)} in ${kind}`),
  ]
}
