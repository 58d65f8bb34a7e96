import { addOfferedTypes } from '../clinical/status/add-offered-types'
import { conceptText } from '../fhir/concept'
import { translatedConceptText } from '../fhir/translated-concept'
import { referencedId, referenceOf } from '../fhir/reference'
import { objectsOf } from '../lib/json'
import { writtenDirections } from '../resources/row-values'
import { addFactReaders, type FactReader } from './facts'
import { appText, codedText, phraseOf, quotedText, writtenText } from './text'
import type { ResourceOf } from '../fhir/resource'

/** What a relative had, always with the words that say that it is about a relative. */
const familyFacts: FactReader<ResourceOf<'FamilyMemberHistory'>> = (record, { messages }) => {
  const names = objectsOf(record.condition).flatMap(({ code }) => conceptText(code, messages.format) ?? [])
  const text = names.length === 0 ? undefined : messages.offeredTypes?.inRelative([...new Set(names)].join(', '))
  // The date is when it was written down, which says nothing of the relative.
  return { phrases: text === undefined ? [] : [phraseOf(appText(text))], date: undefined }
}

/** What to leave out, with these words: a bare name would read as food to eat. */
const dietFacts: FactReader<ResourceOf<'NutritionOrder'>> = (record, { messages }) => {
  const names = objectsOf(record.excludeFoodModifier).flatMap((food) => conceptText(food, messages.format) ?? [])
  const text = names.length === 0 ? undefined : messages.offeredTypes?.leaveOut(names.join(', '))
  return { phrases: text === undefined ? [] : [phraseOf(appText(text), 'warn')] }
}

/** Whom the appointment is with. */
const appointmentFacts: FactReader<ResourceOf<'Appointment'>> = (record) => {
  const practitioners = objectsOf(record.participant).filter(
    ({ actor }) => referencedId(actor, 'Practitioner') !== undefined,
  )
  const [name] = practitioners.flatMap(({ actor }) => referenceOf(actor)?.display ?? [])
  return { phrases: name === undefined ? [] : [phraseOf(writtenText(name))] }
}

/** How the person is related; the dates of that are on the page. */
const relatedPersonFacts: FactReader<ResourceOf<'RelatedPerson'>> = (record, { messages }) => {
  const [relation] = objectsOf(record.relationship).flatMap(
    (each) => translatedConceptText(each, 'patient', messages.format) ?? [],
  )
  return { phrases: relation === undefined ? [] : [phraseOf(codedText(relation))], date: undefined }
}

/** The directions of what is taken, as somebody wrote them. */
const statementFacts: FactReader<ResourceOf<'MedicationStatement'>> = (statement) => ({
  phrases: statement.status === 'active' ? writtenDirections(statement).map((text) => phraseOf(quotedText(text))) : [],
})

/** Makes the types outside the API known, also to rows. Called again, it changes nothing. */
export function addOfferedTypesWithRows(): void {
  addOfferedTypes()
  addFactReaders({
    FamilyMemberHistory: familyFacts,
    MedicationStatement: statementFacts,
    NutritionOrder: dietFacts,
    Appointment: appointmentFacts,
    RelatedPerson: relatedPersonFacts,
  })
}
