import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'colon-cancer',
      codes: [
        { system: 'SNOMED CT', code: '363406005', name: 'Malignant neoplasm of colon (disorder)' },
        { system: 'ICD-10-CM', code: 'C18.9', name: 'Malignant neoplasm of colon, unspecified' },
      ],
      en: {
        name: 'Colon cancer',
        about: 'A cancer in the colon, the main part of the large bowel. Some cells there grow out of control.',
        find: ['bowel cancer', 'colorectal cancer', 'large bowel', 'tumor'],
      },
      es: {
        name: 'Cáncer de colon',
        about: 'Un cáncer en el colon, la parte más larga del intestino grueso. Unas células crecen allí sin control.',
        find: ['cáncer de intestino', 'cáncer colorrectal', 'tumor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'colon-cancer-overlapping',
      codes: [
        { system: 'SNOMED CT', code: '109838007' },
      ],
      broader: 'colon-cancer',
      en: {
        name: 'Colon cancer that lies across two or more parts',
        about: 'A cancer in the colon, the main part of the large bowel. It lies across the border between parts of the colon.',
        find: ['bowel cancer', 'colorectal cancer', 'overlapping', 'tumor'],
      },
      es: {
        name: 'Cáncer de colon que abarca más de una parte',
        about: 'Un cáncer en el colon, la parte más larga del intestino grueso. Está en el límite entre dos o más partes del colon.',
        find: ['cáncer de intestino', 'cáncer colorrectal', 'tumor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cancer-spread-to-colon',
      codes: [
        { system: 'SNOMED CT', code: '94260004', name: 'Secondary malignant neoplasm of colon (disorder)' },
      ],
      en: {
        name: 'Cancer that has spread to the colon',
        about: 'The cancer began in another part of the body. Some of its cells have moved to the colon, part of the large bowel.',
        find: ['metastasis', 'secondary cancer', 'metastatic', 'large bowel'],
      },
      es: {
        name: 'Cáncer que se extendió al colon',
        about: 'El cáncer empezó en otra parte del cuerpo. Algunas de las células llegaron al colon, una parte del intestino grueso.',
        find: ['metástasis', 'cáncer secundario', 'intestino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-cancer',
      codes: [
        { system: 'SNOMED CT', code: '363358000', name: 'Malignant tumor of lung (disorder)' },
        { system: 'ICD-10-CM', code: 'C34.90', name: 'Malignant neoplasm of unspecified part of unspecified bronchus or lung' },
      ],
      en: {
        name: 'Lung cancer',
        about: 'A cancer in the lung. Some cells there grow out of control.',
        find: ['lung tumor', 'bronchus', 'tumor'],
      },
      es: {
        name: 'Cáncer de pulmón',
        about: 'Un cáncer en el pulmón. Unas células crecen allí sin control.',
        find: ['tumor de pulmón', 'bronquios', 'tumor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-cancer-non-small-cell',
      codes: [
        { system: 'SNOMED CT', code: '254637007', name: 'Non-small cell lung cancer (disorder)' },
      ],
      broader: 'lung-cancer',
      en: {
        name: 'Lung cancer, non-small cell type',
        about: 'A cancer in the lung. The name comes from how large the cells look under a microscope, and it is the more common kind.',
        find: ['nsclc', 'lung tumor', 'adenocarcinoma'],
      },
      es: {
        name: 'Cáncer de pulmón de células no pequeñas',
        about: 'Un cáncer en el pulmón. El nombre viene del tamaño de las células en el microscopio, y es el tipo más común.',
        find: ['cpcnp', 'tumor de pulmón', 'adenocarcinoma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-cancer-non-small-cell-stage-1',
      codes: [
        { system: 'SNOMED CT', code: '424132000' },
      ],
      broader: 'lung-cancer-non-small-cell',
      en: {
        name: 'Lung cancer, non-small cell type, stage 1',
        about: 'A cancer in the lung, of the more common kind. Stage 1 means that it was found only in the lung when the stage was set.',
        find: ['nsclc', 'lung tumor', 'early stage'],
      },
      es: {
        name: 'Cáncer de pulmón de células no pequeñas, etapa 1',
        about: 'Un cáncer en el pulmón, del tipo más común. Etapa 1 quiere decir que solo estaba en el pulmón cuando se fijó la etapa.',
        find: ['cpcnp', 'tumor de pulmón', 'estadio 1'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-cancer-small-cell',
      codes: [
        { system: 'SNOMED CT', code: '254632001', name: 'Small cell carcinoma of lung (disorder)' },
      ],
      broader: 'lung-cancer',
      en: {
        name: 'Lung cancer, small cell type',
        about: 'A cancer in the lung. The name comes from how small the cells look under a microscope.',
        find: ['sclc', 'oat cell', 'lung tumor'],
      },
      es: {
        name: 'Cáncer de pulmón de células pequeñas',
        about: 'Un cáncer en el pulmón. El nombre viene de lo pequeñas que se ven las células en el microscopio.',
        find: ['cpcp', 'microcítico', 'tumor de pulmón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lung-cancer-small-cell-stage-1',
      codes: [
        { system: 'SNOMED CT', code: '67811000119102' },
      ],
      broader: 'lung-cancer-small-cell',
      en: {
        name: 'Lung cancer, small cell type, stage 1',
        about: 'A cancer in the lung, made of small cells. Stage 1 means that it was found only in the lung when the stage was set.',
        find: ['sclc', 'lung tumor', 'early stage'],
      },
      es: {
        name: 'Cáncer de pulmón de células pequeñas, etapa 1',
        about: 'Un cáncer en el pulmón, hecho de células pequeñas. Etapa 1 quiere decir que solo estaba en el pulmón cuando se fijó la etapa.',
        find: ['cpcp', 'microcítico', 'tumor de pulmón', 'estadio 1'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prostate-cancer',
      codes: [
        { system: 'SNOMED CT', code: '399068003', name: 'Malignant tumor of prostate (disorder)' },
        { system: 'ICD-10-CM', code: 'C61', name: 'Malignant neoplasm of prostate' },
      ],
      broader: 'prostate-growth',
      en: {
        name: 'Prostate cancer',
        about: 'A cancer in the prostate, where some cells grow out of control. The prostate is a gland below the bladder that helps make semen.',
        find: ['prostate tumor', 'psa'],
      },
      es: {
        name: 'Cáncer de próstata',
        about: 'Un cáncer en la próstata, donde unas células crecen sin control. La próstata es una glándula debajo de la vejiga que ayuda a hacer el semen.',
        find: ['tumor de próstata', 'psa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prostate-growth',
      codes: [
        { system: 'SNOMED CT', code: '126906006', name: 'Neoplasm of prostate (disorder)' },
      ],
      en: {
        name: 'Growth in the prostate (neoplasm)',
        about: 'A group of cells in the prostate has grown. The code does not say if it is cancer or not.',
        find: ['prostate tumor', 'prostate neoplasm', 'psa'],
      },
      es: {
        name: 'Crecimiento en la próstata (tumor)',
        about: 'Un grupo de células de la próstata ha crecido. El código no dice si es cáncer o no.',
        find: ['tumor de próstata', 'neoplasia', 'psa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prostate-carcinoma-in-situ',
      codes: [
        { system: 'SNOMED CT', code: '92691004' },
      ],
      broader: 'prostate-growth',
      en: {
        name: 'Carcinoma in situ of the prostate (very early)',
        about: 'Cells in the prostate look like cancer cells. They are only where they began and have not grown into what lies around them.',
        find: ['early prostate cancer', 'stage 0', 'psa'],
      },
      es: {
        name: 'Carcinoma in situ de próstata (muy temprano)',
        about: 'Unas células de la próstata se ven como células de cáncer. Solo están donde empezaron y no han entrado en lo que hay alrededor.',
        find: ['cáncer de próstata temprano', 'etapa 0', 'psa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'breast-cancer',
      codes: [
        { system: 'SNOMED CT', code: '254837009', name: 'Malignant neoplasm of breast (disorder)' },
        { system: 'ICD-10-CM', code: 'C50.919', name: 'Malignant neoplasm of unspecified site of unspecified female breast' },
      ],
      en: {
        name: 'Breast cancer',
        about: 'A cancer in the breast. Some cells there grow out of control.',
        find: ['breast tumor', 'mammogram'],
      },
      es: {
        name: 'Cáncer de mama (de seno)',
        about: 'Un cáncer en el seno. Unas células crecen allí sin control.',
        find: ['cáncer de seno', 'cáncer de pecho', 'tumor', 'mamografía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'leukemia',
      codes: [
        { system: 'SNOMED CT', code: '93143009', name: 'Leukemia, disease (disorder)' },
        { system: 'ICD-10-CM', code: 'C95.90', name: 'Leukemia, unspecified not having achieved remission' },
      ],
      en: {
        name: 'Leukemia (a cancer of the blood)',
        about: 'A cancer of the blood cells. The bone marrow, where blood is made, makes cells that do not work as they are meant to.',
        find: ['blood cancer', 'white blood cells', 'bone marrow'],
      },
      es: {
        name: 'Leucemia (un cáncer de la sangre)',
        about: 'Un cáncer de las células de la sangre. La médula de los huesos, donde se hace la sangre, hace células que no trabajan bien.',
        find: ['cáncer de la sangre', 'glóbulos blancos', 'médula ósea'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acute-myeloid-leukemia',
      codes: [
        { system: 'SNOMED CT', code: '91861009', name: 'Acute myeloid leukemia, disease (disorder)' },
      ],
      broader: 'leukemia',
      en: {
        name: 'Acute myeloid leukemia (AML)',
        about: 'A cancer of the blood that comes on fast. The bone marrow makes many young blood cells that do not work as they are meant to.',
        find: ['aml', 'blood cancer', 'bone marrow'],
      },
      es: {
        name: 'Leucemia mieloide aguda (LMA)',
        about: 'Un cáncer de la sangre que llega rápido. La médula de los huesos hace muchas células jóvenes que no trabajan bien.',
        find: ['lma', 'cáncer de la sangre', 'médula ósea'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'multiple-myeloma',
      codes: [
        { system: 'SNOMED CT', code: '109989006', name: 'Multiple myeloma (disorder)' },
      ],
      en: {
        name: 'Multiple myeloma (a cancer of the bone marrow)',
        about: 'A cancer of plasma cells, a kind of white blood cell. These cells grow in the bone marrow, where blood is made.',
        find: ['myeloma', 'plasma cells', 'blood cancer'],
      },
      es: {
        name: 'Mieloma múltiple (cáncer de la médula ósea)',
        about: 'Un cáncer de las células plasmáticas, un tipo de glóbulo blanco. Crecen en la médula de los huesos, donde se hace la sangre.',
        find: ['mieloma', 'células plasmáticas', 'cáncer de la sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lymphoma',
      codes: [
        { system: 'SNOMED CT', code: '118600007', name: 'Malignant lymphoma (disorder)' },
      ],
      en: {
        name: 'Lymphoma (a cancer of the lymph system)',
        about: 'A cancer of white blood cells called lymphocytes. It often begins in the lymph nodes, the small glands that help fight germs.',
        find: ['lymph node cancer', 'hodgkin', 'blood cancer'],
      },
      es: {
        name: 'Linfoma (cáncer del sistema linfático)',
        about: 'Un cáncer de glóbulos blancos llamados linfocitos. Muchas veces empieza en los ganglios, que ayudan a luchar contra los gérmenes.',
        find: ['cáncer de los ganglios', 'hodgkin', 'cáncer de la sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'non-hodgkin-lymphoma',
      codes: [
        { system: 'ICD-10-CM', code: 'C85.90', name: 'Non-Hodgkin lymphoma, unspecified, unspecified site' },
      ],
      broader: 'lymphoma',
      en: {
        name: 'Non-Hodgkin lymphoma',
        about: 'A cancer of white blood cells called lymphocytes. The name stands for all kinds of lymphoma but Hodgkin lymphoma.',
        find: ['nhl', 'lymph node cancer', 'blood cancer'],
      },
      es: {
        name: 'Linfoma no Hodgkin',
        about: 'Un cáncer de glóbulos blancos llamados linfocitos. Este nombre junta todos los tipos de linfoma menos el de Hodgkin.',
        find: ['lnh', 'cáncer de los ganglios', 'cáncer de la sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'skin-cancer',
      codes: [
        { system: 'SNOMED CT', code: '372130007', name: 'Malignant neoplasm of skin (disorder)' },
        { system: 'ICD-10-CM', code: 'C44.90', name: 'Unspecified malignant neoplasm of skin, unspecified' },
      ],
      en: {
        name: 'Skin cancer',
        about: 'A cancer in the skin. Some cells there grow out of control.',
        find: ['skin tumor', 'skin growth'],
      },
      es: {
        name: 'Cáncer de piel',
        about: 'Un cáncer en la piel. Unas células crecen allí sin control.',
        find: ['tumor de piel', 'lunar', 'crecimiento en la piel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'basal-cell-skin-cancer',
      codes: [
        { system: 'SNOMED CT', code: '254701007', name: 'Basal cell carcinoma of skin (disorder)' },
        { system: 'ICD-10-CM', code: 'C44.91', name: 'Basal cell carcinoma of skin, unspecified' },
      ],
      broader: 'skin-cancer',
      en: {
        name: 'Basal cell carcinoma (a skin cancer)',
        about: 'The most common kind of skin cancer. It often grows slowly, on skin that has had a lot of sun.',
        find: ['bcc', 'skin tumor', 'skin growth'],
      },
      es: {
        name: 'Carcinoma basocelular (un cáncer de piel)',
        about: 'El tipo más común de cáncer de piel. Muchas veces crece despacio, en piel que ha tenido mucho sol.',
        find: ['basalioma', 'tumor de piel', 'células basales'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'melanoma',
      codes: [
        { system: 'SNOMED CT', code: '372244006', name: 'Malignant melanoma (disorder)' },
      ],
      en: {
        name: 'Melanoma (cancer of the cells that give color)',
        about: 'A cancer of the cells that give the skin its color. Most often it is in the skin, but it can be in the eye or elsewhere.',
        find: ['mole', 'skin cancer', 'dark spot'],
      },
      es: {
        name: 'Melanoma (cáncer de las células del color)',
        about: 'Un cáncer de las células que dan color a la piel. Casi siempre está en la piel, pero puede estar en el ojo u otra parte.',
        find: ['lunar', 'cáncer de piel', 'mancha oscura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'melanoma-skin',
      codes: [
        { system: 'ICD-10-CM', code: 'C43.9', name: 'Malignant melanoma of skin, unspecified' },
      ],
      broader: 'melanoma',
      en: {
        name: 'Melanoma of the skin',
        about: 'A skin cancer of the cells that give the skin its color. It can begin in a mole or on clear skin.',
        find: ['mole', 'skin cancer', 'dark spot'],
      },
      es: {
        name: 'Melanoma de la piel',
        about: 'Un cáncer de las células que dan color a la piel. Puede empezar en un lunar o en piel sin marcas.',
        find: ['lunar', 'cáncer de piel', 'mancha oscura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'thyroid-cancer',
      codes: [
        { system: 'SNOMED CT', code: '363478007', name: 'Malignant tumor of thyroid gland (disorder)' },
        { system: 'ICD-10-CM', code: 'C73', name: 'Malignant neoplasm of thyroid gland' },
      ],
      en: {
        name: 'Thyroid cancer',
        about: 'A cancer in the thyroid, where some cells grow out of control. The thyroid is a gland in the front of the neck.',
        find: ['thyroid tumor', 'neck', 'nodule'],
      },
      es: {
        name: 'Cáncer de tiroides',
        about: 'Un cáncer en la tiroides, donde unas células crecen sin control. La tiroides es una glándula en la parte de adelante del cuello.',
        find: ['tumor de tiroides', 'cuello', 'nódulo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bladder-cancer',
      codes: [
        { system: 'SNOMED CT', code: '399326009', name: 'Malignant tumor of urinary bladder (disorder)' },
        { system: 'ICD-10-CM', code: 'C67.9', name: 'Malignant neoplasm of bladder, unspecified' },
      ],
      en: {
        name: 'Bladder cancer',
        about: 'A cancer in the bladder, the sac that holds urine. Some cells there grow out of control.',
        find: ['bladder tumor', 'urine', 'urothelial'],
      },
      es: {
        name: 'Cáncer de vejiga',
        about: 'Un cáncer en la vejiga, la bolsa que guarda la orina. Unas células crecen allí sin control.',
        find: ['tumor de vejiga', 'orina', 'urotelial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fibroids',
      codes: [
        { system: 'SNOMED CT', code: '95315005', name: 'Uterine leiomyoma (disorder)' },
        { system: 'ICD-10-CM', code: 'D25.9', name: 'Leiomyoma of uterus, unspecified' },
      ],
      en: {
        name: 'Fibroids (growths in the womb, not cancer)',
        about: 'Growths of muscle in the wall of the womb. They are common and are not cancer.',
        find: ['leiomyoma', 'myoma', 'uterus', 'womb', 'heavy periods'],
      },
      es: {
        name: 'Fibromas o miomas (en la matriz, no son cáncer)',
        about: 'Crecimientos de músculo en la pared de la matriz. Son comunes y no son cáncer.',
        find: ['miomas', 'fibroides', 'útero', 'matriz', 'reglas abundantes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
