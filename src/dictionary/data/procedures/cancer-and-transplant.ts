import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'chemotherapy-and-radiation',
      codes: [
        { system: 'SNOMED CT', code: '703423002' },
      ],
      en: {
        name: 'Chemotherapy and radiation together',
        about: 'Two kinds of cancer treatment are used as one plan. Strong medicines and strong rays both act on cancer cells.',
        find: ['chemoradiation', 'chemo', 'radiotherapy', 'cancer treatment'],
      },
      es: {
        name: 'Quimioterapia y radiación juntas',
        about: 'Son dos tratamientos para el cáncer en un mismo plan. Medicinas fuertes y rayos fuertes atacan las células del cáncer.',
        find: ['quimio', 'radioterapia', 'quimiorradioterapia', 'tratamiento del cáncer'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-transplant',
      codes: [
        { system: 'SNOMED CT', code: '711446003' },
        { system: 'SNOMED CT', code: '70536003', name: 'Transplant of kidney (procedure)' },
      ],
      en: {
        name: 'Kidney transplant',
        about: 'A kidney from another person is put into the body. It takes over the work of cleaning the blood.',
        find: ['new kidney', 'renal transplant', 'organ transplant'],
      },
      es: {
        name: 'Trasplante de riñón',
        about: 'Se pone en el cuerpo un riñón de otra persona. Ese riñón limpia la sangre.',
        find: ['trasplante renal', 'riñón nuevo', 'trasplante de órgano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'radiation-therapy',
      codes: [
        { system: 'SNOMED CT', code: '108290001', name: 'Radiation oncology AND/OR radiotherapy (procedure)' },
      ],
      en: {
        name: 'Radiation therapy (radiotherapy)',
        about: 'Care that uses strong rays to treat an illness, most often cancer. The rays are aimed at one part of the body.',
        find: ['radiation', 'radiotherapy', 'radiation oncology', 'cancer treatment'],
      },
      es: {
        name: 'Radioterapia (tratamiento con radiación)',
        about: 'Se usan rayos fuertes para tratar una enfermedad, casi siempre cáncer. Los rayos se dirigen a una parte del cuerpo.',
        find: ['radiación', 'rayos', 'oncología', 'tratamiento del cáncer'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'breast-biopsy',
      codes: [
        { system: 'SNOMED CT', code: '122548005', name: 'Biopsy of breast (procedure)' },
      ],
      broader: 'biopsy',
      en: {
        name: 'Breast biopsy (a sample is taken)',
        about: 'A small sample of the breast is taken out, often with a needle. It is then looked at under a microscope.',
        find: ['breast sample', 'tissue test', 'breast lump'],
      },
      es: {
        name: 'Biopsia de seno (se toma una muestra)',
        about: 'Se saca una muestra pequeña del seno, muchas veces con una aguja. Luego se mira con un microscopio.',
        find: ['biopsia de mama', 'muestra de tejido', 'pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chemotherapy',
      codes: [
        { system: 'SNOMED CT', code: '367336001', name: 'Chemotherapy (procedure)' },
      ],
      en: {
        name: 'Chemotherapy (chemo)',
        about: 'Treatment with strong medicines, most often for cancer. They destroy cells or slow their growth.',
        find: ['chemo', 'cancer treatment', 'infusion'],
      },
      es: {
        name: 'Quimioterapia (quimio)',
        about: 'Es un tratamiento con medicinas fuertes, casi siempre para el cáncer. Destruyen células o hacen que crezcan más despacio.',
        find: ['quimio', 'tratamiento del cáncer', 'infusión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prostatectomy',
      codes: [
        { system: 'SNOMED CT', code: '90470006', name: 'Prostatectomy (procedure)' },
      ],
      en: {
        name: 'Prostatectomy (prostate surgery)',
        about: 'An operation to take out all or part of the prostate. The prostate is a small gland below the bladder.',
        find: ['prostate removal', 'prostate operation'],
      },
      es: {
        name: 'Prostatectomía (cirugía de la próstata)',
        about: 'Es una operación para sacar toda la próstata o una parte. La próstata es una glándula pequeña que está debajo de la vejiga.',
        find: ['operación de próstata', 'extirpación de la próstata'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mammography',
      codes: [
        { system: 'SNOMED CT', code: '71651007', name: 'Mammography (procedure)' },
      ],
      en: {
        name: 'Mammogram (breast X-ray)',
        about: 'X-ray pictures are taken of the breasts. They show the inside of the breasts, and can show changes in them.',
        find: ['mammogram', 'breast x-ray', 'breast test'],
      },
      es: {
        name: 'Mamografía (rayos X de los senos)',
        about: 'Se toman imágenes de los senos con rayos X. Muestran los senos por dentro y pueden mostrar cambios.',
        find: ['mamograma', 'mama', 'pecho', 'rayos x'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lumpectomy',
      codes: [
        { system: 'SNOMED CT', code: '392021009', name: 'Lumpectomy of breast (procedure)' },
      ],
      en: {
        name: 'Lumpectomy (part of a breast is removed)',
        about: 'An operation to take out a lump or growth in the breast. Most of the breast stays.',
        find: ['breast surgery', 'lump removal', 'breast operation'],
      },
      es: {
        name: 'Lumpectomía (se quita una parte del seno)',
        about: 'Es una operación para sacar un bulto del seno. Se deja la mayor parte del seno.',
        find: ['cirugía de seno', 'tumorectomía', 'bulto en el pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'biopsy',
      codes: [
        { system: 'SNOMED CT', code: '86273004', name: 'Biopsy (procedure)' },
      ],
      en: {
        name: 'Biopsy (a sample is taken)',
        about: 'A sample is taken from the body, most often a small one. It is then looked at in a lab, mostly under a microscope.',
        find: ['tissue sample', 'tissue test'],
      },
      es: {
        name: 'Biopsia (se toma una muestra)',
        about: 'Se saca una muestra del cuerpo, casi siempre pequeña. Luego se mira en un laboratorio, sobre todo con un microscopio.',
        find: ['muestra de tejido', 'prueba de tejido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'simple-mastectomy',
      codes: [
        { system: 'SNOMED CT', code: '172043006', name: 'Simple mastectomy (procedure)' },
      ],
      en: {
        name: 'Mastectomy (a breast is removed)',
        about: 'An operation to take out a whole breast. In this kind, the muscles under the breast stay.',
        find: ['breast removal', 'breast surgery', 'simple mastectomy'],
      },
      es: {
        name: 'Mastectomía (se quita un seno)',
        about: 'Es una operación para quitar todo el seno. En este tipo se dejan los músculos que están debajo.',
        find: ['mastectomía simple', 'cirugía de seno', 'mama'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prostate-biopsy',
      codes: [
        { system: 'SNOMED CT', code: '65575008' },
      ],
      broader: 'biopsy',
      en: {
        name: 'Prostate biopsy (a sample is taken)',
        about: 'Small samples of the prostate are taken out, often with a thin needle. They are then looked at under a microscope.',
        find: ['prostate sample', 'tissue test'],
      },
      es: {
        name: 'Biopsia de próstata (se toma una muestra)',
        about: 'Se sacan muestras pequeñas de la próstata, muchas veces con una aguja fina. Luego se miran con un microscopio.',
        find: ['muestra de próstata', 'prueba de próstata'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'referral-transplant-surgeon',
      codes: [
        { system: 'SNOMED CT', code: '306316000' },
      ],
      broader: 'referral',
      en: {
        name: 'Referral to a transplant surgeon',
        about: 'A person is sent to a surgeon who does transplants. Most often, an organ from someone else is put into the body.',
        find: ['transplant visit', 'organ transplant', 'transplant doctor'],
      },
      es: {
        name: 'Referencia a un cirujano de trasplantes',
        about: 'Se manda a la persona a un cirujano que hace trasplantes. En un trasplante, casi siempre se pone un órgano de otra persona.',
        find: ['remisión', 'referido', 'trasplante de órgano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'her2-stain-test',
      codes: [
        { system: 'SNOMED CT', code: '433114000' },
      ],
      en: {
        name: 'HER2 test of a tumor (stain test)',
        about: 'Cells from a tumor are colored to look for HER2. HER2 is a protein that can help some cancer cells grow.',
        find: ['her2', 'ihc', 'tumor test', 'breast cancer test'],
      },
      es: {
        name: 'Prueba de HER2 en un tumor (con tinte)',
        about: 'Se tiñen células de un tumor para buscar HER2. Es una proteína que puede ayudar a crecer a algunas células del cáncer.',
        find: ['her2', 'prueba del tumor', 'cáncer de seno'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'her2-gene-test',
      codes: [
        { system: 'SNOMED CT', code: '434363004' },
      ],
      en: {
        name: 'HER2 test of a tumor (gene test, FISH)',
        about: 'Cells from a tumor are checked for copies of the HER2 gene. This gene can help some cancer cells grow.',
        find: ['her2', 'fish test', 'gene test', 'breast cancer test'],
      },
      es: {
        name: 'Prueba de HER2 en un tumor (del gen, FISH)',
        about: 'Se cuentan las copias del gen HER2 en células de un tumor. Este gen puede ayudar a crecer a algunas células del cáncer.',
        find: ['her2', 'fish', 'prueba de genes', 'cáncer de seno'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'kidney-transplant-checks',
      codes: [
        { system: 'SNOMED CT', code: '428830000' },
      ],
      en: {
        name: 'Checks before a kidney transplant',
        about: 'Tests and talks that come before a kidney transplant. They help the team find out if a transplant is an option.',
        find: ['transplant evaluation', 'kidney work-up', 'renal transplant'],
      },
      es: {
        name: 'Pruebas antes de un trasplante de riñón',
        about: 'Son pruebas y charlas antes de un trasplante de riñón. Ayudan a ver si el trasplante es una opción.',
        find: ['evaluación para trasplante', 'trasplante renal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'screening-mammography',
      codes: [
        { system: 'SNOMED CT', code: '24623002', name: 'Screening mammography (procedure)' },
      ],
      broader: 'mammography',
      en: {
        name: 'Screening mammogram (routine breast X-ray)',
        about: 'X-ray pictures are taken of the breasts as a routine check. It is done to look for breast cancer early, before there are signs.',
        find: ['mammogram', 'breast x-ray', 'breast cancer screening'],
      },
      es: {
        name: 'Mamografía de rutina (rayos X de los senos)',
        about: 'Se toman imágenes de los senos con rayos X como revisión de rutina. Se hace para buscar cáncer antes de que haya señales.',
        find: ['mamograma', 'mama', 'rayos x', 'detección temprana'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'breast-ultrasound-both',
      codes: [
        { system: 'SNOMED CT', code: '1571000087109' },
      ],
      broader: 'ultrasound',
      en: {
        name: 'Ultrasound of both breasts',
        about: 'Sound waves make pictures of the inside of both breasts. It uses no X-rays.',
        find: ['breast scan', 'sonogram', 'breast ultrasound'],
      },
      es: {
        name: 'Ultrasonido de los dos senos',
        about: 'Con ondas de sonido se ven los dos senos por dentro. No se usan rayos X.',
        find: ['ecografía de mama', 'sonograma', 'pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
