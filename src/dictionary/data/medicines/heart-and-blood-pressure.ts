import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'lisinopril',
      codes: [
        { system: 'RxNorm', code: '29046' },
        { system: 'ingredient', code: 'lisinopril' },
      ],
      en: {
        name: 'Lisinopril (a blood pressure medicine)',
        about: 'Relaxes the blood vessels, so the blood moves through them with less force. It is also used to help the heart and the kidneys.',
        find: ['blood pressure medicine', 'ace inhibitor', 'heart'],
      },
      es: {
        name: 'Lisinopril (medicina para la presión)',
        about: 'Relaja los vasos de la sangre, y la sangre pasa con menos fuerza. También se usa para ayudar al corazón y a los riñones.',
        find: ['medicina para la presión', 'corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'furosemide',
      codes: [
        { system: 'RxNorm', code: '4603' },
        { system: 'ingredient', code: 'furosemide' },
      ],
      en: {
        name: 'Furosemide (a water pill)',
        about: 'Helps the kidneys pass extra water and salt into the urine. It is used for swelling and for blood pressure.',
        find: ['water pill', 'diuretic', 'swelling', 'lasix'],
      },
      es: {
        name: 'Furosemida (diurético)',
        about: 'Ayuda a los riñones a pasar el agua y la sal que sobran a la orina. Se usa para la hinchazón y para la presión.',
        find: ['diurético', 'hinchazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
