import type { DictionaryFile } from '../../entry'

export default {
  topic: 'screening',
  entries: [
    {
      id: 'psa',
      codes: [
        { system: 'LOINC', code: '2857-1', name: 'Prostate specific Ag [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'ug/L'],
      en: {
        name: 'PSA (a prostate test)',
        about: 'Shows how much PSA is in the blood. It is a protein made by the prostate, a gland below the bladder, and many things can change it.',
        find: ['prostate', 'prostate cancer test', 'prostate specific antigen'],
      },
      es: {
        name: 'PSA (prueba de la próstata)',
        about: 'Muestra cuánto PSA hay en la sangre. Es una proteína que hace la próstata, una glándula debajo de la vejiga, y muchas cosas la pueden cambiar.',
        find: ['próstata', 'prueba de cáncer de próstata', 'antígeno prostático'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'psa-free',
      codes: [
        { system: 'LOINC', code: '10886-0', name: 'Prostate Specific Ag Free [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'ug/L'],
      en: {
        name: 'Free PSA (a prostate test)',
        about: 'Shows how much of the PSA in the blood is free, not tied to other proteins. PSA is made by the prostate, a gland below the bladder.',
        find: ['prostate', 'prostate cancer test', 'prostate specific antigen'],
      },
      es: {
        name: 'PSA libre (prueba de la próstata)',
        about: 'Muestra cuánto PSA de la sangre está libre, sin unirse a otras proteínas. Lo hace la próstata, una glándula debajo de la vejiga.',
        find: ['próstata', 'prueba de cáncer de próstata', 'antígeno prostático'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cea',
      codes: [
        { system: 'LOINC', code: '2039-6', name: 'Carcinoembryonic Ag [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'ug/L'],
      en: {
        name: 'CEA (a protein followed in some cancers)',
        about: 'Shows how much CEA is in the blood. It is used to follow some cancers over time, and smoking and other things can change it too.',
        find: ['carcinoembryonic antigen', 'tumor marker', 'cancer test', 'colon'],
      },
      es: {
        name: 'CEA o ACE (para seguir algunos cánceres)',
        about: 'Muestra cuánto antígeno CEA hay en la sangre. Sirve para seguir algunos cánceres, y también cambia por fumar y por otras cosas.',
        find: ['cea', 'antígeno carcinoembrionario', 'marcador tumoral', 'colon'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ca-125',
      codes: [
        { system: 'LOINC', code: '10334-1', name: 'Cancer Ag 125 [Units/volume] in Serum or Plasma' },
      ],
      units: ['U/mL'],
      en: {
        name: 'CA 125 (a protein followed in some cancers)',
        about: 'Shows how much CA 125 is in the blood. It is used to follow cancer of the ovary, and periods and other things can change it too.',
        find: ['cancer antigen 125', 'tumor marker', 'ovary', 'cancer test'],
      },
      es: {
        name: 'CA 125 (proteína para seguir algunos cánceres)',
        about: 'Muestra cuánto CA 125 hay en la sangre. Sirve para seguir el cáncer de ovario, y también cambia por la regla y por otras cosas.',
        find: ['marcador tumoral', 'ovario', 'prueba de cáncer'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ca-19-9',
      codes: [
        { system: 'LOINC', code: '24108-3', name: 'Cancer Ag 19-9 [Units/volume] in Serum or Plasma' },
      ],
      units: ['U/mL'],
      en: {
        name: 'CA 19-9 (followed in some cancers)',
        about: 'Shows how much CA 19-9 is in the blood. It is used to follow cancer of the pancreas and some others, and other things can change it too.',
        find: ['cancer antigen 19-9', 'tumor marker', 'pancreas', 'cancer test'],
      },
      es: {
        name: 'CA 19-9 (para seguir algunos cánceres)',
        about: 'Muestra cuánto CA 19-9 hay en la sangre. Sirve para seguir el cáncer de páncreas y algunos otros, y también cambia por otras cosas.',
        find: ['marcador tumoral', 'páncreas', 'prueba de cáncer'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'polyp-size',
      codes: [
        { system: 'LOINC', code: '33756-8', name: 'Polyp size greatest dimension by CAP cancer protocols' },
      ],
      units: ['mm', 'cm'],
      en: {
        name: 'Size of a polyp',
        about: 'Shows how big a polyp is at its widest. A polyp is a small growth on the lining of an organ, such as the gut.',
        find: ['polyp', 'colon', 'colonoscopy', 'growth'],
      },
      es: {
        name: 'Tamaño de un pólipo',
        about: 'Muestra cuánto mide un pólipo por la parte más ancha. Un pólipo es un bulto pequeño en la capa de dentro de un órgano, como el intestino.',
        find: ['pólipo', 'colon', 'colonoscopia', 'bulto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pap-test-cervix',
      codes: [
        { system: 'LOINC', code: '10524-7', name: 'Microscopic observation [Identifier] in Cervix by Cyto stain' },
      ],
      en: {
        name: 'Pap test of the cervix',
        about: 'Cells from the cervix are looked at under a microscope to see if any have changed. The cervix is the lower end of the womb.',
        find: ['pap smear', 'cervical screening', 'cervical cancer test', 'cytology'],
      },
      es: {
        name: 'Papanicolaou del cuello de la matriz',
        about: 'Se miran en el microscopio células del cuello de la matriz (cérvix) para ver si algunas han cambiado.',
        find: ['papanicolaou', 'pap', 'citología', 'cérvix', 'cuello uterino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pap-test',
      codes: [
        { system: 'LOINC', code: '19765-7', name: 'Microscopic observation [Identifier] in Cervical or vaginal smear or scraping by Cyto stain' },
      ],
      en: {
        name: 'Pap test (what was seen)',
        about: 'Cells from the cervix or vagina are looked at under a microscope to see if any have changed. The cervix is the lower end of the womb.',
        find: ['pap smear', 'cervical screening', 'cervical cancer test', 'cytology'],
      },
      es: {
        name: 'Papanicolaou (lo que se vio)',
        about: 'Se miran en el microscopio células del cuello de la matriz o de la vagina para ver si algunas han cambiado.',
        find: ['papanicolaou', 'pap', 'citología', 'cérvix', 'cuello uterino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pap-test-report',
      codes: [
        { system: 'LOINC', code: '47528-5', name: 'Cytology report of Cervical or vaginal smear or scraping Cyto stain' },
        { system: 'LOINC', code: '33717-0', name: 'Cytology Cervical or vaginal smear or scraping study' },
      ],
      en: {
        name: 'Pap test report',
        about: 'Tells what was seen when cells from the cervix or vagina were looked at under a microscope. The cervix is the lower end of the womb.',
        find: ['pap smear', 'cervical screening', 'cervical cancer test', 'cytology'],
      },
      es: {
        name: 'Informe del papanicolaou',
        about: 'Dice lo que se vio al mirar en el microscopio células del cuello de la matriz o de la vagina.',
        find: ['papanicolaou', 'pap', 'citología', 'cérvix', 'cuello uterino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prostate-exam',
      codes: [
        { system: 'LOINC', code: '32465-7', name: 'Physical findings of Prostate' },
      ],
      en: {
        name: 'What was found when the prostate was checked',
        about: 'Notes what was found when the prostate was checked, most often by touch. The prostate is a gland below the bladder.',
        find: ['prostate', 'rectal exam', 'dre'],
      },
      es: {
        name: 'Lo que se halló al revisar la próstata',
        about: 'Anota lo que se halló al revisar la próstata, casi siempre al tacto. La próstata es una glándula debajo de la vejiga.',
        find: ['próstata', 'tacto rectal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prostate-biopsy-ultrasound',
      codes: [
        { system: 'LOINC', code: '46288-7', name: 'US Guidance for biopsy of Prostate' },
      ],
      en: {
        name: 'Ultrasound to guide a prostate biopsy',
        about: 'Sound waves show the prostate on a screen while small bits of it are taken for a test. The prostate is a gland below the bladder.',
        find: ['prostate', 'biopsy', 'ultrasound'],
      },
      es: {
        name: 'Ultrasonido para guiar la biopsia de próstata',
        about: 'Se ve la próstata en una pantalla con ondas de sonido, y se toman trozos pequeños para una prueba.',
        find: ['próstata', 'biopsia', 'ecografía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pathology-report',
      codes: [
        { system: 'LOINC', code: '11526-1', name: 'Pathology study', source: 'documents.tsv' },
      ],
      en: {
        name: 'Pathology report (cells and tissue)',
        about: 'A report on cells or tissue from the body. Somebody has looked at them with a microscope.',
        find: ['biopsy', 'tissue sample', 'cells'],
      },
      es: {
        name: 'Informe de patología (células y tejidos)',
        about: 'Un informe sobre células o tejidos del cuerpo. Alguien los miró con un microscopio.',
        find: ['biopsia', 'muestra', 'tejido', 'células'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
