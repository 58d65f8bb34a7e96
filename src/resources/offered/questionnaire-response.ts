import { isObject, listOf, textOf } from '../../lib/json'
import { elementValues } from '../element-path'
import { defineOfferedType } from './define-offered-type'
import type { Resource } from '../../fhir/resource'

const DISPLAY_URL = 'http://hl7.org/fhir/StructureDefinition/display'

/** The name of the form, which only its reference has (US Core: extension `display`). */
function formName(resource: Resource): string | undefined {
  const [extended] = listOf(resource['_questionnaire'])
  const extensions = isObject(extended) ? elementValues(extended, 'extension') : []
  const named = extensions.find((each) => isObject(each) && each['url'] === DISPLAY_URL)
  return isObject(named) ? textOf(named['valueString']) : undefined
}

/** A form with answers. */
export const questionnaireResponse = defineOfferedType('QuestionnaireResponse', {
  sections: {
    overview: { status: 'code' },
    result: {
      item: 'BackboneElement',
      // First, as one that follows an answer would read as the number of the next question.
      'item.linkId': 'string',
      'item.text': 'string',
      'item.answer': 'BackboneElement',
      'item.answer.valueAttachment': 'Attachment',
      'item.answer.valueBoolean': 'boolean',
      'item.answer.valueCoding': 'Coding',
      'item.answer.valueDate': 'date',
      'item.answer.valueDateTime': 'dateTime',
      'item.answer.valueDecimal': 'decimal',
      'item.answer.valueInteger': 'integer',
      'item.answer.valueQuantity': 'Quantity',
      'item.answer.valueReference': 'Reference',
      'item.answer.valueString': 'string',
      'item.answer.valueTime': 'time',
      'item.answer.valueUri': 'uri',
      'item.definition': 'uri',
    },
    dates: { authored: 'dateTime' },
    people: { subject: 'Reference', author: 'Reference', source: 'Reference', encounter: 'Reference' },
    related: { basedOn: 'Reference', partOf: 'Reference' },
    careTeam: { identifier: 'Identifier', questionnaire: 'canonical' },
  },
  title: [],
  nameOf: formName,
  date: ['authored'],
  statuses: ['status'],
  timeline: true,
  subject: 'subject',
})
