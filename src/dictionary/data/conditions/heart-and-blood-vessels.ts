import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'high-blood-pressure',
      codes: [
        { system: 'SNOMED CT', code: '38341003', name: 'Hypertensive disorder, systemic arterial (disorder)' },
        { system: 'SNOMED CT', code: '59621000', name: 'Essential hypertension (disorder)' },
        { system: 'ICD-10-CM', code: 'I10', name: 'Essential (primary) hypertension' },
      ],
      en: {
        name: 'High blood pressure',
        about: 'Blood pressure that stays above the expected range over time. The heart has to work harder to move the blood.',
        find: ['hypertension', 'pressure'],
      },
      es: {
        name: 'Presión alta (hipertensión)',
        about: 'La presión de la sangre sigue por encima del rango esperado con el tiempo. El corazón tiene que trabajar más para mover la sangre.',
        find: ['hipertensión', 'presión arterial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'high-cholesterol',
      codes: [
        { system: 'SNOMED CT', code: '55822004', name: 'Hyperlipidemia (disorder)' },
        { system: 'SNOMED CT', code: '267434003', name: 'Mixed hyperlipidemia (disorder)' },
        { system: 'ICD-10-CM', code: 'E78.5', name: 'Hyperlipidemia, unspecified' },
        { system: 'ICD-10-CM', code: 'E78.2', name: 'Mixed hyperlipidemia' },
      ],
      en: {
        name: 'High cholesterol or other fats in the blood',
        about: 'There is more cholesterol or other fat in the blood than expected. Over many years, these fats can build up in the blood vessels.',
        find: ['hyperlipidemia', 'cholesterol', 'lipids'],
      },
      es: {
        name: 'Colesterol alto u otras grasas en la sangre',
        about: 'Hay más colesterol u otra grasa en la sangre de lo esperado. Con los años, estas grasas se pueden juntar en los vasos de la sangre.',
        find: ['hiperlipidemia', 'colesterol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'atrial-fibrillation',
      codes: [
        { system: 'SNOMED CT', code: '49436004', name: 'Atrial fibrillation (disorder)' },
        { system: 'ICD-10-CM', code: 'I48.91', name: 'Unspecified atrial fibrillation' },
      ],
      en: {
        name: 'Atrial fibrillation (uneven heartbeat)',
        about: 'The upper parts of the heart beat out of step, so the heartbeat is not even. It can come and go, or it can last.',
        find: ['afib', 'heart rhythm', 'irregular heartbeat'],
      },
      es: {
        name: 'Fibrilación auricular (latido irregular)',
        about: 'Las partes de arriba del corazón laten sin ritmo, y el latido no es parejo. Puede ir y venir, o puede durar.',
        find: ['ritmo del corazón', 'arritmia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
