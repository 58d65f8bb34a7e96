import type { CarePlan, CareTeam, Goal } from 'fhir/r4'
import { code, concept, quantity, ref } from './builders'
import { clinician, clinicianName } from './places'

const category = { category: [code('carePlanCategory', 'assess-plan', 'Assessment and Plan of Treatment')] }
const doctor = concept(['snomed', '62247001', 'Family medicine specialist'], 'Family doctor')

export function careTeams(): CareTeam[] {
  return [
    {
      resourceType: 'CareTeam',
      id: 'walter-team',
      status: 'active',
      name: "Walter's care team",
      subject: ref('Patient', 'walter'),
      period: { start: '2011-11-09' },
      participant: [
        { role: [doctor], member: clinician('dr-lee') },
        {
          role: [{ text: 'Heart doctor' }],
          member: ref('PractitionerRole', 'dr-hartwell-role', clinicianName('dr-hartwell')),
          period: { start: '2021-05-22' },
        },
        { role: [{ text: 'Wife' }], member: ref('RelatedPerson', 'edith', 'Edith Exampleby') },
      ],
    },
    {
      resourceType: 'CareTeam',
      id: 'rosa-team',
      status: 'inactive',
      name: 'Heart failure team',
      subject: ref('Patient', 'rosa'),
      period: { start: '2019-08-14', end: '2026-03-14' },
      participant: [{ role: [doctor], member: clinician('dr-lee') }],
    },
    {
      resourceType: 'CareTeam',
      id: 'leo-team',
      status: 'active',
      name: "Leo's care team",
      subject: ref('Patient', 'leo'),
      participant: [{ role: [{ text: 'Pediatrician' }], member: clinician('dr-mockford') }],
    },
  ]
}

export function goals(): Goal[] {
  return [
    {
      resourceType: 'Goal',
      id: 'walter-sugar-goal',
      lifecycleStatus: 'active',
      achievementStatus: code('goalAchievement', 'improving', 'Improving'),
      description: { text: 'Keep the three-month blood sugar below 7%' },
      subject: ref('Patient', 'walter'),
      startDate: '2024-11-06',
      addresses: [ref('Condition', 'walter-diabetes')],
      expressedBy: clinician('dr-lee'),
      target: [
        {
          measure: concept(['loinc', '4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood']),
          detailQuantity: { ...quantity(7, '%'), comparator: '<' },
          dueDate: '2026-12-31',
        },
      ],
    },
    {
      resourceType: 'Goal',
      id: 'walter-walk-goal',
      lifecycleStatus: 'completed',
      achievementStatus: code('goalAchievement', 'achieved', 'Achieved'),
      description: { text: 'Walk for 20 minutes on five days a week' },
      subject: ref('Patient', 'walter'),
      startDate: '2023-05-10',
      statusDate: '2024-11-06',
      expressedBy: ref('Patient', 'walter'),
    },
    {
      resourceType: 'Goal',
      id: 'walter-pressure-goal',
      lifecycleStatus: 'active',
      achievementStatus: code('goalAchievement', 'achieved', 'Achieved'),
      description: { text: 'Keep the upper blood pressure below 140' },
      subject: ref('Patient', 'walter'),
      startDate: '2022-05-11',
      statusDate: '2026-07-22',
      addresses: [ref('Condition', 'walter-pressure')],
      expressedBy: clinician('dr-lee'),
      target: [
        {
          measure: concept(['loinc', '8480-6', 'Systolic blood pressure']),
          detailQuantity: { ...quantity(140, 'mm[Hg]', 'mmHg'), comparator: '<' },
          dueDate: '2027-03-31',
        },
      ],
    },
    {
      resourceType: 'Goal',
      id: 'walter-weight-goal',
      lifecycleStatus: 'active',
      achievementStatus: code('goalAchievement', 'in-progress', 'In Progress'),
      description: { text: 'Weigh 85 kg' },
      subject: ref('Patient', 'walter'),
      startDate: '2025-11-05',
      expressedBy: ref('Patient', 'walter'),
      target: [
        {
          measure: concept(['loinc', '29463-7', 'Body weight']),
          detailQuantity: quantity(85, 'kg'),
          dueDate: '2027-05',
        },
      ],
    },
    {
      resourceType: 'Goal',
      id: 'maya-thyroid-goal',
      lifecycleStatus: 'active',
      achievementStatus: code('goalAchievement', 'sustaining', 'Sustaining'),
      description: { text: 'Keep the thyroid test in the usual range' },
      subject: ref('Patient', 'maya'),
      startDate: '2025-10-02',
      addresses: [ref('Condition', 'maya-thyroid')],
      target: [
        {
          measure: concept(['loinc', '3016-3', 'Thyrotropin [Units/volume] in Serum or Plasma']),
          detailRange: { low: quantity(0.4, 'm[IU]/L', 'mIU/L'), high: quantity(4.5, 'm[IU]/L', 'mIU/L') },
          dueDate: '2026-10-01',
        },
      ],
    },
    {
      resourceType: 'Goal',
      id: 'nils-asthma-goal',
      lifecycleStatus: 'proposed',
      description: { text: 'Need the rescue inhaler no more than twice a week' },
      subject: ref('Patient', 'nils'),
    },
  ]
}

export function carePlans(): CarePlan[] {
  return [
    {
      resourceType: 'CarePlan',
      id: 'walter-plan',
      status: 'active',
      intent: 'plan',
      ...category,
      title: 'Diabetes and kidney care',
      subject: ref('Patient', 'walter'),
      period: { start: '2024-11-06' },
      author: clinician('dr-lee'),
      text: {
        status: 'additional',
        div: '<div xmlns="http://www.w3.org/1999/xhtml"><p>Blood tests every three months. Walk daily. Avoid ibuprofen.</p></div>',
      },
      careTeam: [ref('CareTeam', 'walter-team')],
      addresses: [ref('Condition', 'walter-diabetes'), ref('Condition', 'walter-kidney')],
      goal: [ref('Goal', 'walter-sugar-goal'), ref('Goal', 'walter-pressure-goal')],
      activity: [
        { reference: ref('MedicationRequest', 'walter-metformin') },
        { detail: { status: 'in-progress', description: 'Blood tests every three months' } },
      ],
    },
    {
      resourceType: 'CarePlan',
      id: 'rosa-plan-of-care',
      status: 'revoked',
      intent: 'plan',
      ...category,
      title: 'Heart failure care',
      subject: ref('Patient', 'rosa'),
      period: { start: '2019-08-14', end: '2026-03-14' },
    },
    {
      resourceType: 'CarePlan',
      id: 'nils-plan-of-care',
      status: 'active',
      intent: 'plan',
      ...category,
      title: 'Asthma action plan',
      description: 'Two puffs at the first wheeze. Call if there is no relief.',
      subject: ref('Patient', 'nils'),
      addresses: [ref('Condition', 'nils-asthma')],
      goal: [ref('Goal', 'nils-asthma-goal')],
    },
  ]
}
