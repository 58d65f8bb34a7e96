import { coding, concept, plusDays, ref, TODAY } from './builders'
import { clinician } from './places'
import type { Questionnaire, QuestionnaireItem, ValueSet } from 'fhir/r4'
import type { Term } from './builders'
import type { Resource } from '../types'

const YES: Term = ['snomed', '373066001', 'Yes']
const choice = (...terms: readonly Term[]): Pick<QuestionnaireItem, 'type' | 'answerOption'> => ({
  type: 'choice',
  answerOption: terms.map((term) => ({ valueCoding: coding(term) })),
})
const ANSWER_SYSTEM = 'https://sandbox.example/answers'

const items: readonly QuestionnaireItem[] = [
  { linkId: 'hello', type: 'display', text: 'Please fill this in before you come. It takes five minutes.' },
  {
    linkId: '1',
    prefix: '1',
    type: 'group',
    text: 'About today',
    item: [
      { linkId: '1.1', prefix: '1.1', type: 'text', text: 'What brings you in?', required: true, maxLength: 500 },
      { linkId: '1.2', prefix: '1.2', type: 'date', text: 'When did it start?' },
      {
        linkId: '1.3',
        prefix: '1.3',
        type: 'choice',
        text: 'How much does it keep you from what you want to do?',
        answerValueSet: '#how-much',
      },
    ],
  },
  {
    linkId: '2',
    prefix: '2',
    type: 'group',
    text: 'Habits',
    item: [
      { linkId: '2.1', prefix: '2.1', type: 'boolean', text: 'Do you smoke?', required: true },
      {
        linkId: '2.2',
        prefix: '2.2',
        type: 'integer',
        text: 'How many cigarettes a day?',
        enableWhen: [{ question: '2.1', operator: '=', answerBoolean: true }],
        item: [
          {
            linkId: '2.2.1',
            type: 'boolean',
            text: 'Would you like help to stop?',
            enableWhen: [{ question: '2.2', operator: '>=', answerInteger: 5 }],
          },
        ],
      },
      {
        linkId: '2.3',
        prefix: '2.3',
        type: 'open-choice',
        text: 'Which of these do you do in a week?',
        repeats: true,
        answerOption: [{ valueString: 'Walk' }, { valueString: 'Swim' }, { valueString: 'Ride a bike' }],
      },
    ],
  },
  {
    linkId: '3',
    prefix: '3',
    text: 'Has anything in your family’s health changed?',
    ...choice(YES, ['snomed', '373067005', 'No'], ['snomed', '261665006', 'Unknown']),
  },
  {
    linkId: '4',
    prefix: '4',
    type: 'text',
    text: 'Who was it, and what did they have?',
    enableBehavior: 'any',
    enableWhen: [
      { question: '3', operator: '=', answerCoding: coding(YES) },
      { question: '1.1', operator: 'exists', answerBoolean: false },
    ],
  },
]

const howMuchValueSet: ValueSet = {
  resourceType: 'ValueSet',
  id: 'how-much',
  status: 'active',
  compose: {
    include: [
      {
        system: ANSWER_SYSTEM,
        concept: [
          { code: 'none', display: 'Not at all' },
          { code: 'some', display: 'Somewhat' },
          { code: 'much', display: 'Very much' },
        ],
      },
    ],
  },
}

const beforeVisitForm: Questionnaire = {
  resourceType: 'Questionnaire',
  id: 'form-before-visit',
  status: 'active',
  title: 'Before your visit',
  name: 'BeforeVisit',
  date: plusDays(TODAY, -400),
  publisher: 'Samplefield Family Clinic',
  subjectType: ['Patient'],
  contained: [howMuchValueSet],
  item: [...items],
}

const releaseForm: Questionnaire = {
  resourceType: 'Questionnaire',
  id: 'form-release',
  status: 'active',
  title: 'Send my records to another clinic',
  date: plusDays(TODAY, -900),
  publisher: 'Samplefield Family Clinic',
  item: [
    { linkId: 'to', type: 'string', text: 'Name of the clinic', required: true },
    {
      linkId: 'what',
      type: 'choice',
      text: 'Which records?',
      repeats: true,
      answerValueSet: 'https://sandbox.example/ValueSet/kinds-of-records',
    },
    { linkId: 'until', type: 'date', text: 'Until when may we send them?' },
    { linkId: 'signed', type: 'attachment', text: 'Signed page' },
  ],
}

/** No longer in use. */
const retiredForm: Questionnaire = {
  resourceType: 'Questionnaire',
  id: 'form-earlier',
  status: 'retired',
  title: 'Before your visit (earlier)',
  date: plusDays(TODAY, -2_000),
  item: [{ linkId: '1', type: 'text', text: 'What brings you in?' }],
}

interface Order {
  readonly id: string
  readonly patient: string
  readonly status: string
  /** Days before TODAY. */
  readonly ago: number
  readonly tests: readonly (readonly [loinc: string, display: string])[]
  readonly reason?: string
  readonly note?: string
}

const orders: readonly Order[] = [
  {
    id: 'order-ana-yearly',
    patient: 'ana',
    status: 'requested',
    ago: 20,
    tests: [
      ['58410-2', 'CBC panel - Blood by Automated count'],
      ['24331-1', 'Lipid 1996 panel - Serum or Plasma'],
    ],
    reason: 'Yearly check',
    note: 'Nothing to eat for eight hours before.',
  },
  {
    id: 'order-ana-thyroid',
    patient: 'ana',
    status: 'completed',
    ago: 400,
    tests: [['3016-3', 'Thyrotropin [Units/volume] in Serum or Plasma']],
  },
  {
    id: 'order-ana-called-off',
    patient: 'ana',
    status: 'cancelled',
    ago: 410,
    tests: [['4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood']],
  },
  {
    id: 'order-leo-lead',
    patient: 'leo',
    status: 'in-progress',
    ago: 12,
    tests: [['5671-3', 'Lead [Mass/volume] in Blood']],
  },
  {
    id: 'order-walter-kidney',
    patient: 'walter',
    status: 'review',
    ago: 5,
    tests: [
      [
        '33914-3',
        'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum or Plasma by Creatinine-based formula (MDRD)',
      ],
    ],
  },
]

/** An order as in DSTU2, with the tests in `item` and the date in `event`. */
function order({ id, patient, status, ago, tests, reason, note }: Order): Resource {
  return {
    resourceType: 'DiagnosticOrder',
    id,
    status,
    priority: 'routine',
    subject: ref('Patient', patient),
    orderer: clinician('dr-lee'),
    ...(reason === undefined ? {} : { reason: [{ text: reason }] }),
    ...(note === undefined ? {} : { note: [{ text: note }] }),
    event: [{ status, dateTime: plusDays(TODAY, -ago) }],
    item: tests.map(([loinc, display]) => ({ code: concept(['loinc', loinc, display]) })),
  }
}

const records: readonly Resource[] = [
  ...orders.map(order),
  ...([beforeVisitForm, releaseForm, retiredForm] as unknown as Resource[]),
]

/** Records of types that the API lists without documenting requests, for servers that serve them. */
export const undocumentedRecords = (types: readonly string[]): readonly Resource[] =>
  records.filter(({ resourceType }) => types.includes(resourceType))
