import { KeptRoom } from './reserved-space'
import type { NamesOf } from './names-context'

/** Types whose names the dictionary may know; their beginnings, as this is a part of the first page. */
const named = /^(?:All|Con|Dia|Doc|Enc|Imm|Medi|Obs)/

/** Keeps room for names in the rows of a page that is drawn before anything of the dictionary is there; a row whose name does not come keeps it. */
export const keptRooms: NamesOf = ({ resourceType }, words) =>
  words !== undefined && named.test(resourceType)
    ? { below: null, after: <KeptRoom words={words} coming brief />, what: null }
    : undefined
