import { codingsOf, conceptDisplay } from '../fhir/concept'
import { objectsOf } from '../lib/json'
import type { Resource } from '../fhir/resource'

/** Death certification (SNOMED CT), autopsy, and LOINC codes of a death certificate and its causes of death. */
const postMortemCodes = ['308646001', '29240004', '69409-1', '69453-9', '64297-5', '79378-6', '18743-5', '81956-5']
const postMortemPattern = /\b(?:death certif|cause of death|autopsy|post[- ]?mortem|decedent)/i

/** True for a record about the death itself, such as a death certificate. */
export const isPostMortem = ({ code, type }: Resource): boolean =>
  [code, ...objectsOf(type)].some(
    (concept) =>
      codingsOf(concept).some((coding) => postMortemCodes.includes(coding.code ?? '')) ||
      postMortemPattern.test(conceptDisplay(concept) ?? ''),
  )
