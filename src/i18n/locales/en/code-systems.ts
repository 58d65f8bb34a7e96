import { careSystems } from './code-systems/care'
import { clinicalSystems } from './code-systems/clinical'
import { medicinesSystems } from './code-systems/medicines'
import { peopleSystems } from './code-systems/people'

/** Texts for codes by the URI of their code system. */
export const codeSystems = { ...medicinesSystems, ...careSystems, ...peopleSystems, ...clinicalSystems }
