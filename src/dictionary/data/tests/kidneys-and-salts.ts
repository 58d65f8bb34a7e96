import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'creatinine-blood',
      codes: [
        { system: 'LOINC', code: '2160-0', name: 'Creatinine [Mass/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '38483-4', name: 'Creatinine [Mass/volume] in Blood' },
        { system: 'LOINC', code: '14682-9', name: 'Creatinine [Moles/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'umol/L'],
      en: {
        name: 'Creatinine in blood (a kidney test)',
        about: 'Shows how much of a waste from the muscles, called creatinine, is in the blood. The kidneys clear this waste, so the test helps show how they work.',
        find: ['kidney test', 'kidneys'],
      },
      es: {
        name: 'Creatinina en la sangre (prueba de los riñones)',
        about: 'Muestra cuánto hay en la sangre de un desecho de los músculos, la creatinina. Los riñones lo sacan del cuerpo; por eso la prueba ayuda a ver cómo trabajan.',
        find: ['riñón', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'egfr',
      codes: [
        { system: 'LOINC', code: '33914-3', name: 'Estimated Glomerular Filtration Rate' },
        { system: 'LOINC', code: '98979-8', name: 'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)' },
        { system: 'LOINC', code: '77147-7', name: 'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (MDRD)' },
      ],
      units: ['mL/min/{1.73_m2}'],
      en: {
        name: 'eGFR (how well the kidneys filter)',
        about: 'Tells about how much blood the kidneys can clean each minute. It is worked out from a blood test and facts such as age and sex.',
        find: ['kidney test', 'gfr', 'kidney function'],
      },
      es: {
        name: 'eGFR (cuánto filtran los riñones)',
        about: 'Dice más o menos cuánta sangre pueden limpiar los riñones cada minuto. Se calcula con una prueba de sangre y con datos como la edad y el sexo.',
        find: ['riñón', 'riñones', 'filtrado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sodium-blood',
      codes: [
        { system: 'LOINC', code: '2951-2', name: 'Sodium [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '2947-0', name: 'Sodium [Moles/volume] in Blood' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Sodium (a salt in the blood)',
        about: 'Shows how much sodium, a kind of salt, is in the blood. Sodium helps the body keep its water in balance and helps nerves and muscles work.',
        find: ['salt', 'electrolytes'],
      },
      es: {
        name: 'Sodio (una sal de la sangre)',
        about: 'Muestra cuánto sodio, un tipo de sal, hay en la sangre. El sodio ayuda a tener el agua del cuerpo en equilibrio y a que trabajen los nervios y los músculos.',
        find: ['sal', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'potassium-blood',
      codes: [
        { system: 'LOINC', code: '2823-3', name: 'Potassium [Moles/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '6298-4', name: 'Potassium [Moles/volume] in Blood' },
      ],
      units: ['mmol/L', 'meq/L'],
      en: {
        name: 'Potassium (a mineral in the blood)',
        about: 'Shows how much potassium, a mineral, is in the blood. Potassium helps the heart, the nerves and the muscles work.',
        find: ['mineral', 'electrolytes'],
      },
      es: {
        name: 'Potasio (un mineral de la sangre)',
        about: 'Muestra cuánto potasio, un mineral, hay en la sangre. El potasio ayuda a que trabajen el corazón, los nervios y los músculos.',
        find: ['mineral', 'electrolitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'metabolic-panel',
      codes: [
        { system: 'LOINC', code: '24323-8', name: 'Comprehensive metabolic 2000 panel - Serum or Plasma' },
      ],
      en: {
        name: 'Body chemistry tests (CMP)',
        about: 'A group of blood tests that look at sugar, salts, the kidneys and the liver. They are run on one blood sample.',
        find: ['comprehensive metabolic panel', 'chem 14', 'kidney', 'liver'],
      },
      es: {
        name: 'Pruebas químicas de la sangre (CMP)',
        about: 'Un grupo de pruebas de sangre que miran el azúcar, las sales, los riñones y el hígado. Se hacen con una sola muestra.',
        find: ['panel metabólico', 'riñón', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
