import { lookUpPlainName, namesDisagree } from '../look-up'
import { lookUpMedicine } from '../look-up-medicine'
import type { CodedConcept } from '../coded-concept'
import type { Dictionary } from '../dictionary'

const findOf = ({ kind }: Dictionary) => (kind === 'medicines' ? lookUpMedicine : undefined)

/** The plain name of a concept of any kind, as the app looks it up. */
export const lookUpAny = (dictionary: Dictionary, concept: CodedConcept) =>
  lookUpPlainName(dictionary, concept, findOf(dictionary))

/** Whether the code and the words of a concept of any kind are known to mean different things. */
export const namesOfAnyDisagree = (dictionary: Dictionary, concept: CodedConcept): boolean =>
  namesDisagree(dictionary, concept, findOf(dictionary))
