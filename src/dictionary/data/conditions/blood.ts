import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'anemia',
      codes: [
        { system: 'SNOMED CT', code: '271737000', name: 'Anemia (disorder)' },
        { system: 'ICD-10-CM', code: 'D64.9', name: 'Anemia, unspecified' },
      ],
      en: {
        name: 'Anemia (too few red blood cells)',
        about: 'There are fewer red blood cells than expected, or less hemoglobin in them. Red blood cells carry oxygen through the body.',
        find: ['low blood count', 'hemoglobin', 'tired blood'],
      },
      es: {
        name: 'Anemia (pocos glóbulos rojos)',
        about: 'Hay menos glóbulos rojos de lo esperado, o tienen menos hemoglobina. Los glóbulos rojos llevan el oxígeno por el cuerpo.',
        find: ['hemoglobina', 'glóbulos rojos', 'sangre débil'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iron-deficiency-anemia',
      codes: [
        { system: 'ICD-10-CM', code: 'D50.9', name: 'Iron deficiency anemia, unspecified' },
        { system: 'SNOMED CT', code: '87522002', name: 'Iron deficiency anemia (disorder)' },
      ],
      broader: 'anemia',
      en: {
        name: 'Anemia from low iron',
        about: 'The body does not have enough iron to make red blood cells. These cells bring oxygen to all parts of the body.',
        find: ['iron deficiency', 'low iron', 'low blood count'],
      },
      es: {
        name: 'Anemia por falta de hierro',
        about: 'Al cuerpo le falta hierro para hacer glóbulos rojos. Los glóbulos rojos llevan el oxígeno por el cuerpo.',
        find: ['hierro bajo', 'anemia ferropénica', 'hemoglobina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sickle-cell',
      codes: [
        { system: 'ICD-10-CM', code: 'D57.1', name: 'Sickle-cell disease without crisis' },
        { system: 'SNOMED CT', code: '127040003', name: 'Sickle cell-hemoglobin SS disease (disorder)' },
        { system: 'SNOMED CT', code: '417357006', name: 'Sickling disorder due to hemoglobin S (disorder)' },
      ],
      en: {
        name: 'Sickle cell disease',
        about: 'Red blood cells can turn stiff and curved, and then they can block small blood vessels. It is there from birth and runs in families.',
        find: ['sickle cell anemia', 'hemoglobin s', 'sickling'],
      },
      es: {
        name: 'Enfermedad de células falciformes',
        about: 'Los glóbulos rojos pueden ponerse duros y curvos, y así tapar vasos pequeños. Está desde el nacimiento y viene de familia.',
        find: ['anemia falciforme', 'drepanocitosis', 'hemoglobina s'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-infection-risk',
      codes: [
        { system: 'ICD-10-CM', code: 'D84.9', name: 'Immunodeficiency, unspecified' },
      ],
      en: {
        name: 'Weak immune system (immunodeficiency)',
        about: 'The body fights off germs less well than expected. The parts of it that do this work are called the immune system.',
        find: ['immune deficiency', 'low immunity', 'defenses'],
      },
      es: {
        name: 'Defensas bajas (inmunodeficiencia)',
        about: 'El cuerpo combate los gérmenes menos de lo esperado. Las partes que hacen este trabajo se llaman sistema inmune o defensas.',
        find: ['inmunodeficiencia', 'sistema inmunitario', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fever-with-low-white-cells',
      codes: [
        { system: 'SNOMED CT', code: '409089005', name: 'Febrile neutropenia (disorder)' },
      ],
      en: {
        name: 'Fever with low white blood cells',
        about: 'There is a fever while the blood has few neutrophils. These are white blood cells that fight germs.',
        find: ['febrile neutropenia', 'neutropenic fever', 'low white count'],
      },
      es: {
        name: 'Fiebre con pocos glóbulos blancos',
        about: 'Hay fiebre y la sangre tiene pocos neutrófilos. Son glóbulos blancos que combaten los gérmenes.',
        find: ['neutropenia febril', 'defensas bajas', 'neutrófilos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
