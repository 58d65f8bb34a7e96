import type { CarePlan, CareTeam, Goal, GoalTarget } from 'fhir/r4'
import { code, concept, quantity, ref } from '../builders'
import {
  DATA_ABSENT,
  clinic,
  doctor,
  containedResources,
  loinc,
  annotation,
  businessIdentifier,
  quinn,
  snomed,
  stay,
  surgeon,
  textConcept,
} from './shared'

const therapist = ref('PractitionerRole', 'therapist-stride-role', 'Physical therapist')
const rehab = ref('Organization', 'rehab', 'Second Step Rehabilitation Center')

const team: CareTeam = {
  resourceType: 'CareTeam',
  id: 'quinn-team',
  identifier: businessIdentifier('team', 'T-700'),
  status: 'active',
  name: 'Back on your feet',
  subject: quinn,
  encounter: stay,
  period: { start: '2024-02-19', end: '2027-02-28' },
  category: [concept(loinc('LA28865-6', 'Longitudinal care-coordination focused care team'))],
  contained: containedResources({
    resourceType: 'Practitioner',
    id: 'volunteer',
    name: [{ given: ['Pat'], family: 'Handy-Sample', text: 'Pat Handy-Sample' }],
  }),
  participant: [
    {
      id: 'lead',
      role: [textConcept('Family doctor')],
      member: doctor,
      onBehalfOf: clinic,
      period: { start: '2024-02-19' },
    },
    { role: [textConcept('Physical therapist')], member: therapist },
    { role: [textConcept('Sister')], member: ref('RelatedPerson', 'robin', 'Robin Fillerton') },
    { role: [textConcept('Rehabilitation center')], member: rehab },
    { role: [textConcept('Patient')], member: quinn },
    { role: [textConcept('Pain team')], member: ref('CareTeam', 'quinn-pain-team', 'Pain team') },
    { role: [textConcept('Visiting volunteer')], member: { reference: '#volunteer', display: 'Pat Handy-Sample' } },
    { role: [textConcept('Home nurse')], member: DATA_ABSENT },
  ],
  reasonCode: [concept(snomed('359817006', 'Closed fracture of hip'))],
  reasonReference: [ref('Condition', 'quinn-hip', 'Broken hip')],
  managingOrganization: [rehab],
  telecom: [{ system: 'phone', value: '555-0133', use: 'work' }],
  note: annotation('Call the center first.'),
}

/** A CareTeam with every element and kind of member, and one in each further status. */
export function showcaseTeams(): CareTeam[] {
  const small = (id: string, status: NonNullable<CareTeam['status']>, name: string): CareTeam => ({
    resourceType: 'CareTeam',
    id: `quinn-${id}`,
    status,
    name,
    subject: quinn,
    participant: [{ role: [textConcept('Surgeon')], member: surgeon }],
  })
  return [
    team,
    small('pain-team', 'inactive', 'Pain team'),
    small('bone-team', 'proposed', 'Bone health team'),
    small('sleep-team', 'suspended', 'Sleep team'),
    small('wrong-team', 'entered-in-error', 'Diabetes team'),
  ]
}

const measured = (measure: string, detail: Omit<GoalTarget, 'measure'>): GoalTarget => ({
  measure: textConcept(measure),
  ...detail,
})

const walk: Goal = {
  resourceType: 'Goal',
  id: 'quinn-walk',
  identifier: businessIdentifier('goal', 'G-700'),
  lifecycleStatus: 'active',
  achievementStatus: code('goalAchievement', 'improving', 'Improving'),
  category: [code('goalCategory', 'physiotherapy', 'Physiotherapy')],
  priority: {
    coding: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/goal-priority',
        code: 'high-priority',
        display: 'High Priority',
      },
    ],
  },
  description: concept(snomed('229065009', 'Exercise therapy'), 'Walk to the market and back'),
  subject: quinn,
  startDate: '2024-03-01',
  statusDate: '2026-10-05',
  statusReason: 'Walks half the way',
  expressedBy: quinn,
  addresses: [ref('Condition', 'quinn-hip', 'Broken hip')],
  note: annotation('With a stick if needed.', '2026-10-05'),
  outcomeCode: [textConcept('Walks outdoors')],
  outcomeReference: [ref('Observation', 'quinn-walking-check', 'Walking check')],
  target: [
    {
      id: 'distance',
      ...measured('Distance without a rest', { detailQuantity: quantity(800, 'm'), dueDate: '2026-12-31' }),
    },
    measured('Days a week', {
      detailRange: { low: quantity(3, 'd', 'days'), high: quantity(5, 'd', 'days') },
      dueDuration: { value: 3, unit: 'months', system: 'http://unitsofmeasure.org', code: 'mo' },
    }),
    measured('Walking aid', { detailCodeableConcept: textConcept('None') }),
    measured('In your own words', { detailString: 'Carry my own bag home' }),
    measured('Alone', { detailBoolean: true }),
    measured('Stops on the way', { detailInteger: 1 }),
    measured('Strength, right to left', {
      detailRatio: { numerator: quantity(19, 'kg'), denominator: quantity(20, 'kg') },
    }),
  ],
}

type GoalRow = readonly [
  id: string,
  lifecycle: Goal['lifecycleStatus'],
  achievement: string,
  shown: string,
  description: string,
  rest: Partial<Goal>,
]

const goalRows: readonly GoalRow[] = [
  [
    'stairs',
    'completed',
    'achieved',
    'Achieved',
    'Climb one flight of stairs',
    {
      startDate: '2024-02-20',
      statusDate: '2024-06-11',
      target: [measured('Steps', { detailInteger: 14, dueDate: '2024-06-30' })],
    },
  ],
  [
    'density',
    'active',
    'sustaining',
    'Sustaining',
    'Keep the bones as dense as they are',
    {
      startCodeableConcept: concept(snomed('32485007', 'Hospital admission'), 'Since the hospital stay'),
      target: [
        {
          measure: concept(loinc('38265-5', 'DXA [T-score] Bone density')),
          detailQuantity: {
            value: -2.5,
            comparator: '>=',
            unit: 'T-score',
            system: 'http://unitsofmeasure.org',
            code: '{T-score}',
          },
          dueDate: '2027-05',
        },
      ],
    },
  ],
  [
    'sleep-goal',
    'accepted',
    'in-progress',
    'In Progress',
    'Wear the breathing mask every night',
    { target: [measured('Nights a week', { detailInteger: 7, dueDate: '2027' })] },
  ],
  [
    'weight',
    'planned',
    'no-change',
    'No Change',
    'Lose 4 kg',
    {
      target: [
        {
          measure: concept(loinc('29463-7', 'Body weight')),
          detailQuantity: quantity(70, 'kg'),
          dueDate: '2027-03-01',
        },
      ],
    },
  ],
  ['swim', 'on-hold', 'no-progress', 'No Progress', 'Swim once a week', { statusReason: 'The pool is closed' }],
  [
    'pain-goal',
    'active',
    'worsening',
    'Worsening',
    'Pain of 2 or less',
    { addresses: [ref('Observation', 'quinn-pain', 'Pain')], expressedBy: doctor },
  ],
  ['run', 'cancelled', 'not-attainable', 'Not Attainable', 'Run a marathon', {}],
  ['bike', 'rejected', 'not-achieved', 'Not Achieved', 'Ride a bicycle to work', { statusReason: 'Too far' }],
  ['garden', 'proposed', 'in-progress', 'In Progress', 'Work in the garden for an hour', {}],
  ['wrong-goal', 'entered-in-error', 'in-progress', 'In Progress', 'Blood sugar below 7%', {}],
]

/** Goals in every status, with every kind of target. */
export function showcaseGoals(): Goal[] {
  return [
    walk,
    ...goalRows.map(([id, lifecycleStatus, achievement, shown, description, rest]): Goal => ({
      resourceType: 'Goal',
      id: `quinn-${id}`,
      lifecycleStatus,
      achievementStatus: code('goalAchievement', achievement, shown),
      description: textConcept(description),
      subject: quinn,
      ...rest,
    })),
  ]
}

const assess = code('carePlanCategory', 'assess-plan', 'Assessment and Plan of Treatment')

const bonePlan: CarePlan = {
  resourceType: 'CarePlan',
  id: 'quinn-bone-plan',
  identifier: businessIdentifier('plan', 'CP-700'),
  instantiatesUri: ['https://guides.example/bone-health'],
  basedOn: [ref('CarePlan', 'quinn-bone-idea', 'Proposal')],
  replaces: [ref('CarePlan', 'quinn-old-plan', 'First plan')],
  partOf: [ref('CarePlan', 'quinn-whole-plan', 'Whole plan')],
  status: 'active',
  intent: 'plan',
  category: [assess, textConcept('Bone health')],
  title: 'Strong bones',
  description: 'Tablets, exercise and a bone scan every year.',
  subject: quinn,
  encounter: ref('Encounter', 'quinn-check'),
  period: { start: '2024-03-01', end: '2027-03-01' },
  created: '2024-02-28',
  author: doctor,
  contributor: [therapist, quinn],
  careTeam: [ref('CareTeam', 'quinn-team', 'Back on your feet')],
  addresses: [ref('Condition', 'quinn-bones', 'Osteoporosis')],
  supportingInfo: [ref('DiagnosticReport', 'quinn-hip-image', 'X-ray of the hip')],
  goal: [
    ref('Goal', 'quinn-density', 'Keep the bones as dense as they are'),
    ref('Goal', 'quinn-walk', 'Walk to the market and back'),
  ],
  text: {
    status: 'additional',
    div: '<div xmlns="http://www.w3.org/1999/xhtml"><h2>Strong bones</h2><ul><li>Tablet every morning</li><li>Walking school on Mondays</li></ul></div>',
  },
  activity: [
    {
      outcomeCodeableConcept: [textConcept('Goes well')],
      outcomeReference: [
        ref('Observation', 'quinn-bone-density-2026', 'Bone density'),
        ref('Procedure', 'quinn-hip-operation', 'Hip replacement'),
        ref('DocumentReference', 'quinn-sleep-diary', 'Sleep diary'),
        ref('Immunization', 'quinn-flu', 'Flu vaccine'),
        ref('Condition', 'quinn-bones', 'Osteoporosis'),
        ref('DiagnosticReport', 'quinn-hip-image', 'X-ray of the hip'),
        ref('Medication', 'quinn-alendronate-tablets', 'Alendronic acid'),
      ],
      progress: annotation('Takes the tablets as told.', '2026-05-12'),
      reference: ref('MedicationRequest', 'quinn-alendronate', 'Alendronic acid'),
    },
    { reference: ref('ServiceRequest', 'quinn-walking-order', 'Walking school') },
    {
      detail: {
        kind: 'Appointment',
        code: textConcept('Bone scan'),
        status: 'scheduled',
        description: 'Bone scan every year in May',
        scheduledString: 'May of each year',
        doNotPerform: false,
      },
    },
  ],
  note: annotation('Talked through with Quinn and Robin.', '2024-02-28'),
}

/** A CarePlan with every element, and one in each further status and intent. */
export function showcasePlans(): CarePlan[] {
  const other = (id: string, status: CarePlan['status'], intent: CarePlan['intent'], title: string): CarePlan => ({
    resourceType: 'CarePlan',
    id: `quinn-${id}`,
    status,
    intent,
    category: [assess],
    title,
    subject: quinn,
  })
  return [
    bonePlan,
    other('bone-idea', 'completed', 'proposal', 'Proposal: strong bones'),
    other('old-plan', 'revoked', 'plan', 'First plan after the operation'),
    other('whole-plan', 'active', 'order', 'Whole plan of care'),
    other('sleep-plan', 'on-hold', 'option', 'Sleep study'),
    other('next-plan', 'draft', 'plan', 'Plan for 2027'),
    other('wrong-plan', 'entered-in-error', 'plan', 'Diabetes plan'),
    other('lost-plan', 'unknown', 'plan', 'Plan of the earlier clinic'),
  ]
}
