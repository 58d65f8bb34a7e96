import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'pacemaker',
      codes: [
        { system: 'SNOMED CT', code: '307280005', name: 'Implantation of cardiac pacemaker (procedure)' },
      ],
      en: {
        name: 'Placing a pacemaker',
        about: 'A small device is put under the skin of the chest, with wires to the heart. It sends tiny signals that help the heart keep a steady beat.',
        find: ['heart device', 'heartbeat'],
      },
      es: {
        name: 'Colocación de un marcapasos',
        about: 'Se pone un dispositivo pequeño debajo de la piel del pecho, con cables al corazón. Manda señales muy pequeñas que ayudan al corazón a latir parejo.',
        find: ['marcapasos', 'latido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
