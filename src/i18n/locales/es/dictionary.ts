import { forAudience } from './for-audience'
import { homeUnits } from './home-units'
import type { dictionary as english } from '../en/dictionary'
import type { Translated } from '../../translated'

export const dictionary: Translated<typeof english> = {
  whatIsThis: '¿Qué es esto?',
  whatIs: (thing) => `¿Qué es ${thing}?`,
  showPlainNames: 'Mostrar también nombres sencillos',
  inRecord: 'En el registro:',
  inPlainWords: 'En palabras sencillas:',
  namesDisagree: 'El código y las palabras no concuerdan.',
  namesDisagreeInFull: forAudience(
    'El código y las palabras no concuerdan; por eso no lleva aquí un nombre sencillo. El equipo de atención puede decir cuál es correcto.',
    'El código y el texto no concuerdan; por eso no lleva aquí un nombre sencillo.',
    undefined,
    'El código y las palabras no concuerdan; por eso no lleva aquí un nombre sencillo.',
  ),
  plainWordsSource: 'Palabras de Plainchart. En el registro:',
  askCareTeam: forAudience('El equipo de atención puede decir qué significa en este caso.', '', undefined, ''),
  unreviewed: 'Ningún médico lo ha revisado todavía.',
  includePlainWords: 'Agregar qué es cada cosa, en palabras sencillas',
  disclaimer: 'Las palabras sencillas son de Plainchart.',
  externalLinkNote: 'Esto abre otro sitio web. Ese sitio verá lo que se buscó, pero no el registro.',
  lookUp: 'Buscar esto en MedlinePlus',
  alsoShowIn: (unit) => `Mostrar también en ${unit}`,
  converted: (amount) => `Aproximadamente ${amount} (convertido por Plainchart)`,
  convertedBound: (amount) => `${amount}, redondeado (convertido por Plainchart)`,
  amountOf: { urea: (amount) => `${amount} de urea`, 'urea nitrogen': (amount) => `${amount} de nitrógeno ureico` },
  ...homeUnits,
}
