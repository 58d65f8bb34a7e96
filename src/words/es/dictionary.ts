import type { dictionary as english } from '../en/dictionary'
import type { Translated } from '../translated'

export const dictionary: Translated<typeof english> = {
  what: '¿Qué es esto?',
  load: 'Mostrar también nombres sencillos',
  inRecord: 'En el registro:',
  inPlainWords: 'En palabras sencillas:',
  mark: (record) => `Palabras de Plainchart. El registro dice: “${record}”.`,
  ask: 'El equipo de atención puede decir qué significa en este caso.',
  unreviewed: 'Ningún médico lo ha revisado todavía.',
}
