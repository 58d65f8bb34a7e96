import { base64, plusDays, quantity, ref, TODAY } from '../builders'
import { logicalReference, nurse, quinn, stay } from '../showcase/shared'
import type { QuestionnaireResponse } from 'fhir/r4'

/** The reference to a form, with its name as US Core gives it. */
const form = (id: string, name: string): Pick<QuestionnaireResponse, 'questionnaire' | '_questionnaire'> => ({
  questionnaire: `https://sandbox.example/Questionnaire/${id}`,
  _questionnaire: {
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/display', valueString: name }],
  },
})
const short = (id: string, name: string, ago: number): Omit<QuestionnaireResponse, 'status'> => ({
  resourceType: 'QuestionnaireResponse',
  id: `quinn-${id}`,
  ...form(id, name),
  subject: quinn,
  authored: plusDays(TODAY, -ago),
  item: [
    { linkId: '1', text: 'Anything else?', answer: [{ valueString: `Nothing more about ${name.toLowerCase()}` }] },
  ],
})

/** Forms with answers: every element and type of answer of R4, and every status. */
export const questionnaireResponses: readonly QuestionnaireResponse[] = [
  {
    resourceType: 'QuestionnaireResponse',
    id: 'quinn-before-visit',
    identifier: { system: 'https://sandbox.example/answers', value: 'Q-1' },
    basedOn: [ref('ServiceRequest', 'quinn-walking-order', 'Walking school')],
    partOf: [logicalReference('Procedure', 'P-7', 'Talk before the operation')],
    ...form('form-before-visit', 'Before your visit'),
    status: 'completed',
    subject: quinn,
    encounter: stay,
    authored: plusDays(TODAY, -25),
    author: nurse,
    source: quinn,
    item: [
      {
        linkId: '1',
        definition: 'https://sandbox.example/definitions#falls',
        text: 'Falls',
        item: [
          { linkId: '1.1', text: 'Did you fall in the last year?', answer: [{ valueBoolean: true }] },
          {
            linkId: '1.2',
            text: 'How often?',
            answer: [
              {
                valueInteger: 2,
                item: [{ linkId: '1.2.1', text: 'Where?', answer: [{ valueString: 'On the stairs' }] }],
              },
            ],
          },
        ],
      },
      { linkId: '11', text: 'Do you live alone?', answer: [{ valueBoolean: false }] },
      { linkId: '12', text: 'How many stairs are in your home?', answer: [{ valueInteger: 12 }] },
      { linkId: '2', text: 'When was the last time?', answer: [{ valueDate: plusDays(TODAY, -60) }] },
      { linkId: '3', text: 'When did you take your tablets?', answer: [{ valueTime: '08:00:00' }] },
      { linkId: '4', text: 'When did the pain start?', answer: [{ valueDateTime: plusDays(TODAY, -61) }] },
      { linkId: '5', text: 'How bad is it, from 0 to 10?', answer: [{ valueDecimal: 3.5 }] },
      { linkId: '6', text: 'How far can you walk?', answer: [{ valueQuantity: quantity(400, 'm') }] },
      {
        linkId: '7',
        text: 'Do you use a stick?',
        answer: [{ valueCoding: { system: 'http://snomed.info/sct', code: '373066001', display: 'Yes' } }],
      },
      {
        linkId: '8',
        text: 'Who helps you?',
        answer: [{ valueReference: ref('RelatedPerson', 'robin', 'Robin Fillerton') }],
      },
      { linkId: '9', text: 'Your exercise plan', answer: [{ valueUri: 'https://sandbox.example/exercise' }] },
      {
        linkId: '10',
        text: 'A list of your tablets',
        answer: [{ valueAttachment: { contentType: 'text/plain', title: 'Tablets', data: base64('Vitamin D') } }],
      },
    ],
  },
  { ...short('form-pain', 'Pain diary', 3), status: 'in-progress' },
  { ...short('form-sleep', 'Sleep', 50), status: 'amended' },
  { ...short('form-food', 'Food', 51), status: 'stopped' },
  { ...short('form-wrong', 'Form of another person', 52), status: 'entered-in-error' },
  {
    resourceType: 'QuestionnaireResponse',
    id: 'ana-before-visit',
    ...form('form-before-visit', 'Before your visit'),
    status: 'completed',
    subject: ref('Patient', 'ana'),
    authored: plusDays(TODAY, -21),
    item: [{ linkId: '1', text: 'What brings you in?', answer: [{ valueString: 'Yearly check' }] }],
  },
]
