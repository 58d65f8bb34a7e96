import { pluralize } from './for-audience'
import type { appointment as en } from '../en/appointment'
import type { Translated } from '../../translated'

/** Messages of the appointment sheet. */
export const appointment: Translated<typeof en> = {
  title: 'Para una cita',
  intro:
    'Elija de qué quiere hablar y escriba sus preguntas. Luego imprima la hoja. Solo se guarda en esta pestaña y se borra cuando usted cierra la sesión.',
  pickTitle: 'Elija del registro',
  pickHelp: 'También puede elegir un registro en su propia página.',
  add: 'Llevar esto a una cita',
  open: 'Ver la hoja',
  looksWrong: (reader) =>
    reader.audience === 'patient'
      ? '¿Ve algo que está mal?'
      : `¿Ve algo que está mal en el registro de ${reader.firstName ?? 'esta persona'}?`,
  questionsLabel: 'Sus preguntas, una en cada línea',
  sheetTitle: 'Hoja para la cita',
  items: 'De qué quiero hablar',
  questions: 'Mis preguntas',
  notIncluded: 'Lo que no está en esta hoja',
  onlyChosen: 'Esta hoja solo tiene lo que se eligió. No es todo el registro.',
  nothing: 'Aún no ha elegido nada.',
  noQuestions: 'Aún no ha escrito preguntas.',
  gone: (count) =>
    `${pluralize(count, 'registro elegido ya no está cargado y no aparece', 'registros elegidos ya no están cargados y no aparecen')} en esta hoja.`,
  clear: 'Borrar la hoja',
  save: 'Guardar como texto',
  empty: 'No encontramos nada para elegir en lo que está cargado.',
}
