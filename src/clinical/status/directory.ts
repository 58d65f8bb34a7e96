import { plain, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

/** Where nothing is said of somebody's or something's place in a directory, there is nothing to say. */
const unsaid = plain('notGiven', 'none')

const only =
  (table: Readonly<Record<string, Phrase>>, element: string) =>
  (record: Resource): Phrase => {
    const sent = sentAt(record, element)
    return sent.code === undefined && sent.other === undefined ? unsaid : byTable(table, sent)
  }

const listed: Readonly<Record<string, Phrase>> = {
  true: plain('directory.active', 'none'),
  false: plain('directory.inactive', 'past'),
}

/** People, places and groups that a directory holds, by their `active`. */
export const directoryEntry = only(listed, 'active')

export const location = only(
  {
    active: plain('Location.active', 'none'),
    suspended: plain('Location.suspended', 'wait'),
    inactive: plain('Location.inactive', 'past'),
  },
  'status',
)

export const medication = only(
  { active: plain('Medication.active', 'none'), inactive: plain('Medication.inactive', 'past') },
  'status',
)

const ofPerson = only({ true: plain('Patient.active', 'none'), false: plain('Patient.inactive', 'past') }, 'active')

/** Of a person: that they have died, else whether the record is in use; only the death that this record tells of. */
export function patient(record: Resource, _: Circumstance): Phrase {
  const { deceasedDateTime, deceasedBoolean } = record
  if (typeof deceasedDateTime === 'string' && deceasedDateTime.trim() !== '')
    return { key: 'Patient.died', tone: 'past', given: deceasedDateTime }
  return deceasedBoolean === true ? plain('Patient.diedNoDate', 'past') : ofPerson(record)
}
