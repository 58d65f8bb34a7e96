import { counted } from './reader'
import type { Translated } from '../translated'
import type { forms as en } from '../en/forms'

/** Palabras de la página de un formulario. */
export const forms: Translated<typeof en> = {
  questions: 'Preguntas',
  same: 'Este es el formulario en sí, igual para todas las personas que lo reciben. No contiene respuestas.',
  none: 'El sistema de salud no envió preguntas con este formulario.',
  noWords: 'Una pregunta sin palabras',
  kinds: {
    yesNo: 'Sí o no', whole: 'Un número entero', number: 'Un número', amount: 'Un número con su unidad', date: 'Una fecha', moment: 'Una fecha y una hora', time: 'Una hora del día', words: 'Con sus propias palabras',
    link: 'Una dirección de internet', file: 'Un archivo', record: 'Algo del registro', choice: 'Se elige de una lista', openChoice: 'Se elige de una lista o se usan otras palabras',
  },
  otherKind: (kind) => `Se responde con: “${kind}”`,
  required: 'Necesita una respuesta',
  repeats: 'Puede tener más de una respuesta',
  readOnly: 'La llena el sistema de salud',
  longest: (letters) => `Hasta ${counted(letters, 'letra', 'letras')}`,
  choices: 'Opciones',
  choicesAt: (address) => `Las opciones no están en el formulario. Se guardan aquí: ${address}`,
  filledIn: 'Ya viene lleno',
  onlyIf: 'Solo se pregunta si',
  onlyIfAny: 'Solo se pregunta si se cumple una de estas condiciones',
  onlyIfAll: 'Solo se pregunta si se cumplen todas estas condiciones',
  answered: (question) => `“${question}” tiene respuesta`,
  open: (question) => `“${question}” no tiene respuesta`,
  unclear: (question) => `algo sobre “${question}” que esta aplicación no puede leer`,
  unclearAll: 'algo que esta aplicación no puede leer',
  answerTo: (question) => `La respuesta a “${question}”`,
  is: { '=': 'es', '!=': 'no es', '>': 'es más que', '<': 'es menos que', '>=': 'es esto o más:', '<=': 'es esto o menos:' },
}
