import { forAudience } from './for-audience'
import type { dictionary as english } from '../en/dictionary'
import type { Translated } from '../../translated'

export const dictionary: Translated<typeof english> = {
  what: '¿Qué es esto?',
  whatIs: (thing) => `¿Qué es ${thing}?`,
  load: 'Mostrar también nombres sencillos',
  inRecord: 'En el registro:',
  inPlainWords: 'En palabras sencillas:',
  mark: (record) => `Palabras de Plainchart. El registro dice: “${record}”.`,
  ask: forAudience('El equipo de atención puede decir qué significa en este caso.', '', undefined, ''),
  unreviewed: 'Ningún médico lo ha revisado todavía.',
  alsoWhat: 'Agregar qué es cada cosa, en palabras sencillas',
  own: 'Las palabras sencillas son de Plainchart.',
  leaves: 'Esto abre otro sitio web. Ese sitio verá lo que se buscó, pero no el registro.',
  lookUp: 'Buscar esto en MedlinePlus',
  alsoShowIn: (unit) => `Mostrar también en ${unit}`,
  converted: (amount) => `Aproximadamente ${amount} (convertido por Plainchart)`,
  convertedBound: (amount) => `${amount}, redondeado (convertido por Plainchart)`,
  asThing: { urea: (amount) => `${amount} de urea`, 'urea nitrogen': (amount) => `${amount} de nitrógeno ureico` },
  feet: (feet, inches) => `${feet} pies ${inches} pulgadas`,
  pounds: (pounds, ounces) => `${pounds} lb ${ounces} oz`,
}
