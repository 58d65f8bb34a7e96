import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'hemoglobin',
      codes: [
        { system: 'LOINC', code: '718-7', name: 'Hemoglobin [Mass/volume] in Blood' },
        { system: 'LOINC', code: '20509-6', name: 'Hemoglobin [Mass/volume] in Blood by calculation' },
      ],
      units: ['g/dL', 'g/L'],
      en: {
        name: 'Hemoglobin (carries oxygen)',
        about: 'Shows how much hemoglobin is in the blood. Hemoglobin is the part of red blood cells that carries oxygen.',
        find: ['red blood', 'anemia test', 'blood count'],
      },
      es: {
        name: 'Hemoglobina (lleva el oxígeno)',
        about: 'Muestra cuánta hemoglobina hay en la sangre. Es la parte de los glóbulos rojos que lleva el oxígeno.',
        find: ['glóbulos rojos', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'white-blood-cells',
      codes: [
        { system: 'LOINC', code: '6690-2', name: 'Leukocytes [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26464-8', name: 'Leukocytes [#/volume] in Blood' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'White blood cells',
        about: 'Counts the white cells in the blood. These cells help the body fight germs.',
        find: ['wbc', 'infection', 'leukocytes'],
      },
      es: {
        name: 'Glóbulos blancos',
        about: 'Cuenta los glóbulos blancos de la sangre. Ayudan al cuerpo a luchar contra los microbios.',
        find: ['leucocitos', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'platelets',
      codes: [
        { system: 'LOINC', code: '777-3', name: 'Platelets [#/volume] in Blood by Automated count' },
        { system: 'LOINC', code: '26515-7', name: 'Platelets [#/volume] in Blood' },
      ],
      units: ['10*3/uL', '10*9/L'],
      en: {
        name: 'Platelets (help blood clot)',
        about: 'Counts the platelets in the blood. Platelets are tiny pieces of cells that help blood clot and stop a bleed.',
        find: ['clotting', 'bleeding'],
      },
      es: {
        name: 'Plaquetas (ayudan a coagular)',
        about: 'Cuenta las plaquetas de la sangre. Son trozos muy pequeños de células que ayudan a que la sangre coagule y pare de salir.',
        find: ['coágulos', 'sangrado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-count',
      codes: [
        { system: 'LOINC', code: '58410-2', name: 'CBC panel - Blood by Automated count' },
        { system: 'LOINC', code: '57021-8', name: 'CBC W Auto Differential panel - Blood' },
        { system: 'LOINC', code: '57782-5', name: 'CBC W Ordered Manual Differential panel - Blood' },
      ],
      en: {
        name: 'Blood cell counts (CBC)',
        about: 'A group of tests that count the cells in the blood: red cells, white cells and platelets. It is one of the most common blood tests.',
        find: ['cbc', 'complete blood count', 'full blood count'],
      },
      es: {
        name: 'Conteo de células de la sangre (hemograma)',
        about: 'Un grupo de pruebas que cuentan las células de la sangre: glóbulos rojos, glóbulos blancos y plaquetas. Es una de las pruebas de sangre más comunes.',
        find: ['hemograma', 'conteo sanguíneo', 'biometría'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
