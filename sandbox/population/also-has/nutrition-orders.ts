import { plusDays, quantity, ref, TODAY } from '../builders'
import { annotation, businessIdentifier, doctor, logicalReference, quinn, stay, textConcept } from '../showcase/shared'
import type { NutritionOrder } from 'fhir/r4'

const day = (ago: number): string => plusDays(TODAY, -ago)
const daily = { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } as const
const order = (id: string, diet: string, ago: number): Omit<NutritionOrder, 'status' | 'intent'> => ({
  resourceType: 'NutritionOrder',
  id: `quinn-${id}`,
  patient: quinn,
  dateTime: day(ago),
  oralDiet: { type: [textConcept(diet)] },
})

/** Diets: every element of R4 and every status. */
export const nutritionOrders: readonly NutritionOrder[] = [
  {
    resourceType: 'NutritionOrder',
    id: 'quinn-soft-diet',
    identifier: businessIdentifier('diet', 'N-1'),
    instantiatesCanonical: ['https://sandbox.example/PlanDefinition/diet-after-an-operation'],
    instantiatesUri: ['https://guidelines.example/diet'],
    instantiates: ['https://guidelines.example/diet-2'],
    status: 'active',
    intent: 'order',
    patient: quinn,
    encounter: stay,
    dateTime: day(14),
    orderer: doctor,
    allergyIntolerance: [logicalReference('AllergyIntolerance', 'A-1', 'Nuts')],
    foodPreferenceModifier: [textConcept('No meat')],
    excludeFoodModifier: [textConcept('Nuts')],
    oralDiet: {
      type: [textConcept('Soft food')],
      schedule: [daily],
      nutrient: [{ modifier: textConcept('Salt'), amount: quantity(2, 'g') }],
      texture: [{ modifier: textConcept('Chopped'), foodType: textConcept('Meat') }],
      fluidConsistencyType: [textConcept('Slightly thick')],
      instruction: 'Sit upright to eat.',
    },
    supplement: [
      {
        type: textConcept('Protein drink'),
        productName: 'Sample Protein',
        schedule: [daily],
        quantity: quantity(200, 'mL'),
        instruction: 'Between meals',
      },
    ],
    note: annotation('Ask again in two weeks.'),
  },
  {
    resourceType: 'NutritionOrder',
    id: 'quinn-tube-feeding',
    status: 'completed',
    intent: 'order',
    patient: quinn,
    dateTime: '2024-02-12',
    enteralFormula: {
      baseFormulaType: textConcept('Tube feeding with fiber'),
      baseFormulaProductName: 'Sample Formula',
      additiveType: textConcept('Water'),
      additiveProductName: 'Sterile water',
      caloricDensity: quantity(1, 'kcal/mL'),
      routeofAdministration: textConcept('Through the nose'),
      administration: [
        { schedule: daily, quantity: quantity(500, 'mL'), rateQuantity: quantity(60, 'mL/h') },
        { rateRatio: { numerator: quantity(30, 'mL'), denominator: quantity(1, 'h') } },
      ],
      maxVolumeToDeliver: quantity(1500, 'mL'),
      administrationInstruction: 'Rinse the tube afterwards.',
    },
  },
  { ...order('low-salt', 'Low salt', 3), status: 'draft', intent: 'proposal' },
  { ...order('clear-fluids', 'Clear fluids', 991), status: 'on-hold', intent: 'order' },
  { ...order('no-food', 'Nothing by mouth', 995), status: 'revoked', intent: 'order' },
  { ...order('soft-food', 'Pureed food', 500), status: 'unknown', intent: 'plan' },
  { ...order('wrong-diet', 'Diabetes diet', 501), status: 'entered-in-error', intent: 'order' },
  {
    resourceType: 'NutritionOrder',
    id: 'walter-low-salt',
    status: 'active',
    intent: 'order',
    patient: ref('Patient', 'walter'),
    dateTime: day(33),
    oralDiet: { type: [textConcept('Low salt diet')] },
  },
]
