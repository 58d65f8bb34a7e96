import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'acute-bronchitis',
      codes: [
        { system: 'SNOMED CT', code: '10509002', name: 'Acute bronchitis (disorder)' },
        { system: 'ICD-10-CM', code: 'J20.9', name: 'Acute bronchitis, unspecified' },
      ],
      en: {
        name: 'Bronchitis (a chest cold)',
        about: 'The airways in the lungs are swollen, most often from a virus. It causes a cough that can last a few weeks.',
        find: ['chest cold', 'cough'],
      },
      es: {
        name: 'Bronquitis (catarro de pecho)',
        about: 'Las vías del aire en los pulmones están hinchadas, casi siempre por un virus. Causa una tos que puede durar unas semanas.',
        find: ['tos', 'catarro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
