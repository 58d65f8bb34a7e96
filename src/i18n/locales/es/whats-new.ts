import { pluralize, headingFor, forAudience, numberFormat } from './for-audience'
import type { whatsNew as en } from '../en/whats-new'
import type { Translated } from '../../translated'

/** Messages of the page of new records since a visit or a day. */
export const whatsNew: Translated<typeof en> = {
  title: (reader) =>
    reader.audience === 'proxy'
      ? headingFor(reader, 'Lo nuevo en el registro', '')
      : headingFor(reader, 'Lo nuevo', 'Novedades desde'),
  intro: forAudience(
    'Lo que llegó a su registro desde el día que usted elija.',
    'Registros desde un encuentro o una fecha.',
    'Lo que llegó al registro desde el día que usted elija.',
  ),
  since: 'Mostrar lo que llegó desde',
  sinceVisit: forAudience('Mi última visita', 'El último encuentro', 'La última visita'),
  sinceDays: (days) => `Los últimos ${numberFormat.format(days)} días`,
  sinceDate: 'Una fecha',
  visitLabel: 'Visita',
  dateLabel: 'Desde este día',
  noVisit: 'En el registro no hay ninguna visita pasada con fecha.',
  noVisitLoaded: 'No se pudieron cargar todas las visitas, así que aquí no se puede elegir ninguna.',
  chooseDate: 'Elija un día para ver lo que llegó desde entonces.',
  found: (count, day) => `${pluralize(count, 'registro nuevo', 'registros nuevos')} desde el ${day}`,
  soFar: (count, day) =>
    `${pluralize(count, 'registro nuevo', 'registros nuevos')} desde el ${day}. Todavía se están cargando datos.`,
  none: (from) => `No hay nada nuevo en lo que envió ${from}.`,
  noneSoFar: 'Hasta ahora no hay nada nuevo. El registro aún se está cargando.',
  noneInPart: 'No hay nada nuevo en lo que se pudo cargar. Aquí falta una parte del registro, así que puede haber más.',
  group: (name, count) => `${name} (${numberFormat.format(count)})`,
  showAll: (count) => `Mostrar todo (${numberFormat.format(count)})`,
  corrected: 'Se cambió después de mostrarse por primera vez',
  changed: 'Se cambió o se movió en el sistema el',
  undated: (count) =>
    `${pluralize(count, 'registro no dice', 'registros no dicen')} cuándo se ${count === 1 ? 'agregó' : 'agregaron'}, así que no podemos saber si ${count === 1 ? 'es nuevo' : 'son nuevos'}. Mire en:`,
  lateWarning: (from) => `${from} no dice cuándo agregó cada cosa. Puede faltar aquí algo de antes que llegó tarde.`,
  howWeKnow: 'Cómo lo sabemos',
  how: 'Nos guiamos por las fechas del registro: cuándo se envió un resultado, se anotó una nota o un problema de salud, se recetó o se recogió una medicina, se aplicó una vacuna. Un día cuenta si empieza después del que usted eligió. Lo que solo tiene el día de la visita no se incluye, porque puede ser de la visita misma.',
  howMarks: 'Si el sistema marca sus registros con la hora del último cambio, eso también cuenta.',
  noMessage: forAudience(
    'Esta lista no es un mensaje de su equipo de atención. Si espera un resultado, pregúnteles.',
    '',
    'Esta lista no es un mensaje del equipo de atención. Si espera un resultado, pregúnteles.',
  ),
}
