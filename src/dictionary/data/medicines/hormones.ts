import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'levothyroxine',
      codes: [
        { system: 'RxNorm', code: '10582' },
        { system: 'ingredient', code: 'levothyroxine' },
      ],
      en: {
        name: 'Levothyroxine (thyroid hormone)',
        about: 'Takes the place of a hormone made by the thyroid, a gland in the neck. This hormone helps set how fast the body works.',
        find: ['thyroid medicine', 'synthroid'],
      },
      es: {
        name: 'Levotiroxina (hormona tiroidea)',
        about: 'Ocupa el lugar de una hormona que hace la tiroides, una glándula del cuello. Esta hormona ayuda a fijar a qué ritmo trabaja el cuerpo.',
        find: ['medicina para la tiroides'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
