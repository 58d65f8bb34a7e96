import { careSystems } from './systems/care'
import { clinicalSystems } from './systems/clinical'
import { medicinesSystems } from './systems/medicines'
import { peopleSystems } from './systems/people'

/** Words for codes by the address of their code system. */
export const systems = { ...medicinesSystems, ...careSystems, ...peopleSystems, ...clinicalSystems }

export { recognizeCode } from '../../what-codes-say'
