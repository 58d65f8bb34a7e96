import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'glucose-blood',
      codes: [
        { system: 'LOINC', code: '2345-7', name: 'Glucose [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '2339-0', name: 'Glucose [Mass/volume] in Blood' },
        { system: 'LOINC', code: '41653-7', name: 'Glucose [Mass/volume] in Capillary blood by Glucometer' },
        { system: 'LOINC', code: '14749-6', name: 'Glucose [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '15074-8', name: 'Glucose [Moles/volume] in Blood' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Blood sugar (glucose)',
        about: 'Shows how much sugar is in the blood when the sample is taken. The body uses this sugar, called glucose, for energy.',
        find: ['sugar', 'glucose', 'diabetes test'],
      },
      es: {
        name: 'Azúcar en la sangre (glucosa)',
        about: 'Muestra cuánta azúcar hay en la sangre cuando se toma la muestra. El cuerpo usa esta azúcar, la glucosa, para tener energía.',
        find: ['azúcar', 'glucosa', 'prueba de diabetes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'a1c',
      codes: [
        { system: 'LOINC', code: '4548-4', name: 'Hemoglobin A1c/Hemoglobin.total in Blood' },
        { system: 'LOINC', code: '17856-6', name: 'Hemoglobin A1c/Hemoglobin.total in Blood by HPLC' },
      ],
      units: ['%', 'mmol/mol'],
      en: {
        name: 'A1c (blood sugar over about 3 months)',
        about: 'Shows about how much sugar was in the blood over the last two to three months. It looks at the sugar that sticks to red blood cells.',
        find: ['sugar', 'hemoglobin a1c', 'hba1c', 'diabetes test'],
      },
      es: {
        name: 'A1c (azúcar en la sangre de unos 3 meses)',
        about: 'Muestra más o menos cuánta azúcar hubo en la sangre en los últimos dos o tres meses. Mide el azúcar que se pega a los glóbulos rojos.',
        find: ['azúcar', 'hemoglobina a1c', 'hba1c', 'glicosilada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholesterol-total',
      codes: [
        { system: 'LOINC', code: '2093-3', name: 'Cholesterol [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Total cholesterol',
        about: 'Shows how much cholesterol, a kind of fat, is in the blood in all. It adds up the different kinds of cholesterol.',
        find: ['fat', 'lipids', 'heart test'],
      },
      es: {
        name: 'Colesterol total',
        about: 'Muestra cuánto colesterol, un tipo de grasa, hay en la sangre en total. Suma los distintos tipos de colesterol.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholesterol-ldl',
      codes: [
        { system: 'LOINC', code: '13457-7', name: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation' },
        { system: 'LOINC', code: '2089-1', name: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '18262-6', name: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by Direct assay' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'LDL cholesterol',
        about: 'Shows how much LDL, one kind of cholesterol, is in the blood. LDL can build up inside the walls of blood vessels.',
        find: ['fat', 'lipids', 'heart test'],
      },
      es: {
        name: 'Colesterol LDL',
        about: 'Muestra cuánto LDL, un tipo de colesterol, hay en la sangre. El LDL se puede juntar dentro de las paredes de los vasos de la sangre.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cholesterol-hdl',
      codes: [
        { system: 'LOINC', code: '2085-9', name: 'Cholesterol in HDL [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'HDL cholesterol',
        about: 'Shows how much HDL, one kind of cholesterol, is in the blood. HDL helps carry cholesterol back to the liver, which clears it.',
        find: ['fat', 'lipids', 'heart test'],
      },
      es: {
        name: 'Colesterol HDL',
        about: 'Muestra cuánto HDL, un tipo de colesterol, hay en la sangre. El HDL ayuda a llevar el colesterol de vuelta al hígado, que lo saca del cuerpo.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'triglycerides',
      codes: [
        { system: 'LOINC', code: '2571-8', name: 'Triglyceride [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'mmol/L'],
      en: {
        name: 'Triglycerides (fat in the blood)',
        about: 'Shows how much of a fat called triglycerides is in the blood. The body stores this fat and uses it for energy.',
        find: ['fat', 'lipids'],
      },
      es: {
        name: 'Triglicéridos (grasa en la sangre)',
        about: 'Muestra cuánto hay en la sangre de una grasa, los triglicéridos. El cuerpo guarda esta grasa y la usa para tener energía.',
        find: ['grasa', 'lípidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
