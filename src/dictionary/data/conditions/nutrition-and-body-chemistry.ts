import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'high-triglycerides',
      codes: [
        { system: 'SNOMED CT', code: '302870006', name: 'Hypertriglyceridemia (disorder)' },
        { system: 'ICD-10-CM', code: 'E78.1', name: 'Pure hyperglyceridemia' },
      ],
      en: {
        name: 'High triglycerides (a fat in the blood)',
        about: 'There is more of a fat called triglycerides in the blood than expected. The body stores energy in this fat.',
        find: ['triglycerides', 'lipids', 'blood fat', 'hypertriglyceridemia'],
      },
      es: {
        name: 'Triglicéridos altos (una grasa de la sangre)',
        about: 'Hay más triglicéridos en la sangre de lo esperado. Son una grasa en la que el cuerpo guarda energía.',
        find: ['triglicéridos', 'grasa en la sangre', 'hipertrigliceridemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'metabolic-syndrome',
      codes: [
        { system: 'SNOMED CT', code: '237602007', name: 'Metabolic syndrome X (disorder)' },
        { system: 'ICD-10-CM', code: 'E88.81', name: 'Metabolic syndrome' },
      ],
      en: {
        name: 'Metabolic syndrome',
        about: 'A few things that often come in a group. Some of them are a large waist, high blood pressure, and more sugar or fat in the blood.',
        find: ['waist', 'blood pressure', 'blood sugar', 'syndrome x'],
      },
      es: {
        name: 'Síndrome metabólico',
        about: 'Varias cosas que a menudo van juntas, como cintura ancha, presión alta, y más azúcar o grasas en la sangre.',
        find: ['cintura', 'presión alta', 'azúcar', 'triglicéridos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cystic-fibrosis',
      codes: [
        { system: 'SNOMED CT', code: '190905008', name: 'Cystic fibrosis (disorder)' },
        { system: 'ICD-10-CM', code: 'E84.9', name: 'Cystic fibrosis, unspecified' },
      ],
      en: {
        name: 'Cystic fibrosis',
        about: 'A condition from birth that makes mucus in the body thick and sticky. It affects the lungs and the gut most of all.',
        find: ['cf', 'mucus', 'lungs'],
      },
      es: {
        name: 'Fibrosis quística',
        about: 'Un problema de salud de nacimiento que hace el moco del cuerpo espeso y pegajoso. Afecta más que nada los pulmones y el intestino.',
        find: ['fq', 'moco', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vitamin-d-low',
      codes: [
        { system: 'ICD-10-CM', code: 'E55.9', name: 'Vitamin D deficiency, unspecified' },
        { system: 'SNOMED CT', code: '34713006', name: 'Vitamin D deficiency (disorder)' },
      ],
      en: {
        name: 'Low vitamin D',
        about: 'The body has less vitamin D than expected. Vitamin D helps build bones, and skin makes it with the help of the sun.',
        find: ['vitamin d deficiency', 'sunshine vitamin', 'bones'],
      },
      es: {
        name: 'Vitamina D baja',
        about: 'El cuerpo tiene menos vitamina D de lo esperado. La vitamina D ayuda a los huesos, y la piel la hace con el sol.',
        find: ['falta de vitamina d', 'huesos', 'sol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vitamin-b12-low',
      codes: [
        { system: 'SNOMED CT', code: '190634004', name: 'Cobalamin deficiency (disorder)' },
      ],
      broader: 'low-b-vitamin',
      en: {
        name: 'Low vitamin B12',
        about: 'The body has less vitamin B12 than expected. Vitamin B12 helps make blood cells and helps the nerves work.',
        find: ['b12 deficiency', 'cobalamin', 'nerves'],
      },
      es: {
        name: 'Vitamina B12 baja',
        about: 'El cuerpo tiene menos vitamina B12 de lo esperado. La vitamina B12 ayuda a hacer células de la sangre y a los nervios.',
        find: ['falta de vitamina b12', 'cobalamina', 'nervios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-b-vitamin',
      codes: [
        { system: 'ICD-10-CM', code: 'E53.8', name: 'Deficiency of other specified B group vitamins' },
      ],
      en: {
        name: 'Low B vitamin (such as B12 or folate)',
        about: 'The body has less of one of the B vitamins than expected. They help the blood and the nerves, and help the body use food.',
        find: ['b12 deficiency', 'folate', 'folic acid', 'b vitamins'],
      },
      es: {
        name: 'Vitamina B baja (como B12 o folato)',
        about: 'El cuerpo tiene menos de una de las vitaminas B de lo esperado. Ayudan a la sangre y a los nervios, y a usar la comida.',
        find: ['falta de vitamina b12', 'folato', 'ácido fólico', 'vitaminas b'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-iron',
      codes: [
        { system: 'ICD-10-CM', code: 'E61.1', name: 'Iron deficiency' },
        { system: 'SNOMED CT', code: '35240004', name: 'Iron deficiency (disorder)' },
      ],
      en: {
        name: 'Low iron',
        about: 'The body has less iron than expected. Iron is needed to make red blood cells.',
        find: ['iron deficiency', 'ferritin', 'anemia'],
      },
      es: {
        name: 'Hierro bajo',
        about: 'El cuerpo tiene menos hierro de lo esperado. El hierro hace falta para hacer glóbulos rojos.',
        find: ['falta de hierro', 'ferritina', 'anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-blood-sugar',
      codes: [
        { system: 'ICD-10-CM', code: 'E16.2', name: 'Hypoglycemia, unspecified' },
        { system: 'SNOMED CT', code: '302866003', name: 'Hypoglycemia (disorder)' },
      ],
      en: {
        name: 'Low blood sugar (hypoglycemia)',
        about: 'There is less sugar in the blood than expected. A person can feel shaky, sweaty, hungry or confused.',
        find: ['hypoglycemia', 'glucose', 'sugar low'],
      },
      es: {
        name: 'Azúcar baja en la sangre (hipoglucemia)',
        about: 'Hay menos azúcar en la sangre de lo esperado. La persona puede sentir temblor, sudor, hambre o confusión.',
        find: ['hipoglucemia', 'glucosa', 'bajón de azúcar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-potassium',
      codes: [
        { system: 'ICD-10-CM', code: 'E87.6', name: 'Hypokalemia' },
        { system: 'SNOMED CT', code: '43339004', name: 'Hypokalemia (disorder)' },
      ],
      en: {
        name: 'Low potassium (hypokalemia)',
        about: 'There is less potassium in the blood than expected. Potassium is a mineral that helps nerves and muscles work, also the heart.',
        find: ['hypokalemia', 'potassium', 'salts'],
      },
      es: {
        name: 'Potasio bajo (hipopotasemia)',
        about: 'Hay menos potasio en la sangre de lo esperado. El potasio es un mineral que ayuda a los nervios y a los músculos, también al corazón.',
        find: ['hipopotasemia', 'hipokalemia', 'potasio', 'sales'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-sodium',
      codes: [
        { system: 'ICD-10-CM', code: 'E87.1', name: 'Hypo-osmolality and hyponatremia' },
        { system: 'SNOMED CT', code: '89627008', name: 'Hyponatremia (disorder)' },
      ],
      en: {
        name: 'Low sodium (hyponatremia)',
        about: 'There is less sodium in the blood than expected, or too much water for it. Sodium is a part of salt.',
        find: ['hyponatremia', 'sodium', 'low salt'],
      },
      es: {
        name: 'Sodio bajo (hiponatremia)',
        about: 'Hay menos sodio en la sangre de lo esperado, o demasiada agua. El sodio es una parte de la sal.',
        find: ['hiponatremia', 'sodio', 'sal baja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dehydration',
      codes: [
        { system: 'ICD-10-CM', code: 'E86.0', name: 'Dehydration' },
        { system: 'SNOMED CT', code: '34095006', name: 'Dehydration (disorder)' },
      ],
      en: {
        name: 'Dehydration (too little water in the body)',
        about: 'The body has lost more water than it took in.',
        find: ['dehydrated', 'thirst', 'fluids'],
      },
      es: {
        name: 'Deshidratación (falta de agua en el cuerpo)',
        about: 'El cuerpo perdió más agua de la que recibió.',
        find: ['deshidratado', 'sed', 'líquidos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'protein-in-urine',
      codes: [
        { system: 'ICD-10-CM', code: 'R80.9', name: 'Proteinuria, unspecified' },
        { system: 'SNOMED CT', code: '29738008', name: 'Proteinuria (finding)' },
      ],
      en: {
        name: 'Protein in the urine',
        about: 'There is more protein in the urine than expected. The filters in the kidneys keep most protein in the blood.',
        find: ['proteinuria', 'albumin', 'kidneys'],
      },
      es: {
        name: 'Proteína en la orina',
        about: 'Hay más proteína en la orina de lo esperado. Los filtros de los riñones dejan casi toda la proteína en la sangre.',
        find: ['proteinuria', 'albúmina', 'riñón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
