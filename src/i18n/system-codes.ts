import { valueTables } from './value-tables'

/** Code system by its address, to code, to the names under which a record writes the code out: lower case, several with a stroke between them. */
export type OfficialNames = Readonly<Record<string, Readonly<Record<string, string>>>>

export type CodeRecognizer = (system: string, code: string, written: readonly (string | undefined)[]) => boolean

/**
 * True when the tables of the language in use have words for a code of this system (by address), and what is written beside it, which must be something, is a name of that very code.
 * A text that says more, or something else than the code, is what a person wrote: it stays.
 */
export const isWhatItsCodeSays: CodeRecognizer = (...given) => valueTables().recognizeCode?.(...given) ?? false
