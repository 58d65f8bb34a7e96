import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'albuterol',
      codes: [
        { system: 'RxNorm', code: '435' },
        { system: 'ingredient', code: 'albuterol' },
      ],
      en: {
        name: 'Albuterol (opens the airways)',
        about: 'Relaxes the muscles around the airways, so that it is easier to breathe. Most of the time it is breathed in.',
        find: ['asthma medicine', 'inhaler', 'breathing', 'ventolin'],
      },
      es: {
        name: 'Albuterol o salbutamol (abre las vías del aire)',
        about: 'Relaja los músculos de las vías del aire, y así cuesta menos respirar. Casi siempre se toma por inhalación.',
        find: ['medicina para el asma', 'inhalador', 'salbutamol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
