import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'colonoscopy',
      codes: [
        { system: 'SNOMED CT', code: '73761001', name: 'Colonoscopy (procedure)' },
      ],
      en: {
        name: 'Colonoscopy (a look inside the large bowel)',
        about: 'A thin, soft tube with a camera is used to look inside the large bowel. Small growths or samples can be taken out at the same time.',
        find: ['bowel test', 'colon', 'camera test'],
      },
      es: {
        name: 'Colonoscopia (mirar dentro del intestino grueso)',
        about: 'Con un tubo fino y blando que tiene una cámara se mira dentro del intestino grueso. A la vez se pueden sacar pólipos o muestras pequeñas.',
        find: ['colon', 'intestino', 'cámara'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rectal-polyp-removal',
      codes: [
        { system: 'SNOMED CT', code: '274031008' },
      ],
      en: {
        name: 'Removal of a polyp in the rectum',
        about: 'A polyp is a small growth on the inside lining. It is taken out of the rectum, the last part of the bowel.',
        find: ['polyp', 'rectal growth', 'polypectomy'],
      },
      es: {
        name: 'Extracción de un pólipo del recto',
        about: 'Un pólipo es un bulto pequeño. Se saca del recto, que es la última parte del intestino.',
        find: ['pólipo', 'polipectomía', 'recto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rectal-exam',
      codes: [
        { system: 'SNOMED CT', code: '410006001' },
      ],
      en: {
        name: 'Rectal exam with a finger',
        about: 'A health professional feels inside the rectum with a gloved finger. The rectum is the last part of the bowel.',
        find: ['rectal exam', 'dre', 'prostate check'],
      },
      es: {
        name: 'Revisión del recto con un dedo (tacto rectal)',
        about: 'Un profesional de salud toca el recto por dentro con un dedo, con el guante puesto. El recto es la última parte del intestino.',
        find: ['tacto rectal', 'próstata', 'recto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'portal-vein-clot-removal',
      codes: [
        { system: 'SNOMED CT', code: '433112001' },
      ],
      en: {
        name: 'Clot removal from the portal vein',
        about: 'A thin tube is put through the skin to take out a blood clot. The portal vein carries blood to the liver.',
        find: ['blood clot', 'thrombectomy', 'liver vein'],
      },
      es: {
        name: 'Sacar un coágulo de la vena porta',
        about: 'Se pasa un tubo fino por la piel para sacar un coágulo de sangre. La vena porta lleva sangre al hígado.',
        find: ['coágulo', 'trombectomía', 'hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'appendectomy',
      codes: [
        { system: 'SNOMED CT', code: '80146002', name: 'Excision of appendix (procedure)' },
      ],
      en: {
        name: 'Appendectomy (the appendix is removed)',
        about: 'An operation to take out the appendix. It is a small pouch at the start of the large bowel.',
        find: ['appendix removal', 'appendicitis surgery'],
      },
      es: {
        name: 'Apendicectomía (se quita el apéndice)',
        about: 'Se saca el apéndice en una operación. Es una bolsita al comienzo del intestino grueso.',
        find: ['operación de apéndice', 'apendicitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'colon-part-removal',
      codes: [
        { system: 'SNOMED CT', code: '43075005', name: 'Partial resection of colon (procedure)' },
      ],
      en: {
        name: 'Removal of part of the large bowel (colon)',
        about: 'An operation to take out a part of the large bowel. The large bowel is also called the colon.',
        find: ['colectomy', 'colon surgery', 'bowel surgery'],
      },
      es: {
        name: 'Operación para quitar una parte del colon',
        about: 'Se saca una parte del intestino grueso. A este también se le llama colon.',
        find: ['colectomía', 'cirugía de colon', 'intestino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gallbladder-removal',
      codes: [
        { system: 'SNOMED CT', code: '38102005', name: 'Cholecystectomy (procedure)' },
      ],
      en: {
        name: 'Gallbladder removal (cholecystectomy)',
        about: 'An operation to take out the gallbladder. It is a small pouch that stores bile, a fluid that helps break down fat.',
        find: ['gallbladder surgery', 'gallstones'],
      },
      es: {
        name: 'Extracción de la vesícula (colecistectomía)',
        about: 'Es una operación para sacar la vesícula. Es una bolsita que guarda la bilis, un líquido que ayuda a digerir la grasa.',
        find: ['vesícula', 'operación de vesícula', 'piedras'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'upper-endoscopy',
      codes: [
        { system: 'SNOMED CT', code: '76009000', name: 'Esophagogastroduodenoscopy (procedure)' },
      ],
      broader: 'endoscopy',
      en: {
        name: 'Upper endoscopy (a look inside the stomach)',
        about: 'A thin, soft tube with a camera goes in through the mouth. It shows the food pipe, the stomach and the start of the small bowel.',
        find: ['egd', 'stomach camera', 'scope'],
      },
      es: {
        name: 'Endoscopia superior (mirar dentro del estómago)',
        about: 'Un tubo fino y blando con cámara entra por la boca. Muestra el esófago, el estómago y el comienzo del intestino.',
        find: ['endoscopia', 'gastroscopia', 'estómago', 'cámara'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'endoscopy',
      codes: [
        { system: 'SNOMED CT', code: '423827005', name: 'Endoscopy (procedure)' },
      ],
      en: {
        name: 'Endoscopy (a look inside with a camera)',
        about: 'A thin tube with a camera is used to look inside the body.',
        find: ['scope', 'camera test'],
      },
      es: {
        name: 'Endoscopia (mirar por dentro con una cámara)',
        about: 'Con un tubo fino que tiene una cámara se mira dentro del cuerpo.',
        find: ['cámara', 'endoscopio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
