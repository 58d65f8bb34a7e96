import { systems, type System } from '../code-key'
import { entriesOf, type DictionaryFile, type EntryCode, type OwnEntry } from '../entry'
import { kinds, type Kind } from '../kinds'

/** The files of `data` by their path in it, without the ending: `tests/blood-count`. */
export type Files = Readonly<Record<string, DictionaryFile>>

/** The kind of a file is the folder that it lies in. */
export const kindOf = (path: string): Kind | undefined => kinds.find((kind) => path.startsWith(`${kind}/`))

/** A family of ICD-10-CM codes is written with a star. */
export const isFamily = ({ system, code }: Pick<EntryCode, 'system' | 'code'>): boolean =>
  system === 'ICD-10-CM' && code.endsWith('*')

const written = (code: EntryCode): boolean =>
  Object.hasOwn(systems, code.system) &&
  systems[code.system as System](isFamily(code) ? code.code.slice(0, -1).replace(/\.$/, '') : code.code)

/** Sources whose terms ask that a code stands with its official name. */
const namedSystems: ReadonlySet<string> = new Set(['LOINC', 'ICD-10-CM', 'CVX'])

function codeProblems(code: EntryCode): readonly string[] {
  const label = `${String(code.system)} ${code.code}`
  if (!Object.hasOwn(systems, code.system)) return [`${label} is of no system that the dictionary knows`]
  if (!written(code)) return [`${label} is no code of its system, or its check digit is wrong`]
  return namedSystems.has(code.system) && !isFamily(code) && !code.name
    ? [`${label} stands without its official name`]
    : []
}

function wordsMissing(entry: OwnEntry): readonly string[] {
  return (['en', 'es'] as const).flatMap((language) => {
    const words = (entry as Partial<OwnEntry>)[language]
    return (['name', 'about'] as const)
      .filter((part) => !words?.[part].trim())
      .map((part) => `has no ${part} in ${language}`)
  })
}

const twice = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** What is wrong in a file by itself, each with the id of its entry. */
export function fileProblems(path: string, file: DictionaryFile): readonly string[] {
  const used = new Set(file.entries.flatMap((entry) => ('class' in entry ? [entry.class] : [])))
  const classes = file.classes ?? {}
  return [
    ...(kindOf(path) ? [] : [`${path} lies in no folder of a kind`]),
    ...[...used].filter((name) => !Object.hasOwn(classes, name)).map((name) => `class ${name} is not in this file`),
    ...Object.keys(classes)
      .filter((name) => !used.has(name))
      .map((name) => `class ${name} is not used`),
    ...entriesOf(file).flatMap((entry) =>
      [
        ...(/^[a-z\d]+(?:-[a-z\d]+)*$/.test(entry.id) ? [] : ['is no id: lower case and hyphens']),
        ...(entry.codes.length > 0 ? [] : ['has no code']),
        ...entry.codes.flatMap(codeProblems),
        ...wordsMissing(entry),
      ].map((problem) => `${entry.id}: ${problem}`),
    ),
  ]
}

/** What is wrong between the files of a kind: a code, an id or a name that stands twice, a broader entry that is not there. */
export function kindProblems(files: Files, kind: Kind): readonly string[] {
  const entries = Object.entries(files)
    .filter(([path]) => kindOf(path) === kind)
    .flatMap(([, file]) => entriesOf(file))
  const ids = new Set(entries.map(({ id }) => id))
  const named = (language: 'en' | 'es') =>
    twice(entries.map((entry) => entry[language].name)).map((name) => `two entries of ${kind} are called “${name}”`)
  return [
    ...twice(entries.map(({ id }) => id)).map((id) => `${id} is the id of two entries of ${kind}`),
    ...twice(entries.flatMap(({ codes }) => codes.map(({ system, code }) => `${system} ${code}`))).map(
      (code) => `${code} stands twice in ${kind}`,
    ),
    ...named('en'),
    ...named('es'),
    ...entries
      .filter(({ id, broader }) => broader !== undefined && (broader === id || !ids.has(broader)))
      .map(({ id, broader }) => `${id}: there is no broader entry ${String(broader)} in ${kind}`),
  ]
}
