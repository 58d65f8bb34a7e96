import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'diabetes-type-2',
      codes: [
        { system: 'SNOMED CT', code: '44054006', name: 'Diabetes mellitus type 2 (disorder)' },
        { system: 'ICD-10-CM', code: 'E11.9', name: 'Type 2 diabetes mellitus without complications' },
      ],
      en: {
        name: 'Type 2 diabetes',
        about: 'The body does not use insulin well, so more sugar stays in the blood. Insulin is the hormone that helps sugar move from the blood into the cells.',
        find: ['sugar', 'diabetes'],
      },
      es: {
        name: 'Diabetes tipo 2',
        about: 'El cuerpo no usa bien la insulina, y por eso queda más azúcar en la sangre. La insulina es la hormona que ayuda al azúcar a pasar de la sangre a las células.',
        find: ['azúcar', 'diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prediabetes',
      codes: [
        { system: 'SNOMED CT', code: '15777000' },
        { system: 'ICD-10-CM', code: 'R73.03', name: 'Prediabetes' },
      ],
      en: {
        name: 'Prediabetes',
        about: 'Blood sugar is above the expected range, but lower than in diabetes. Care teams follow it with blood tests over time.',
        find: ['sugar', 'borderline diabetes'],
      },
      es: {
        name: 'Prediabetes',
        about: 'El azúcar en la sangre está por encima del rango esperado, pero más bajo que en la diabetes. Los equipos de atención la siguen con pruebas de sangre.',
        find: ['azúcar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
