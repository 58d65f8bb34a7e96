import { pluralize, headingFor, forAudience, numberFormat } from './for-audience'
import type { summary as en } from '../en/summary'
import type { Translated } from '../../translated'

/** Messages of the home page. */
export const summary: Translated<typeof en> = {
  title: (reader) =>
    headingFor(reader, reader.audience === 'patient' ? 'Resumen de su salud' : 'Resumen de la salud', 'Resumen'),
  cards: {
    results: 'Resultados de pruebas más recientes',
    medicines: forAudience('Medicinas que figuran como actuales', 'Medicamentos: activos salvo que se indique'),
    vitals: 'Signos vitales',
    goals: 'Metas',
    team: 'Equipo de atención',
  },
  nothingCurrent: (others) =>
    `Nada figura como actual. La lista completa tiene ${pluralize(others, 'anotación', 'anotaciones')}.`,
  noneShownCurrent: 'Ninguna de las anotaciones que se muestran aquí figura como actual.',
  notCurrent: 'No figuran como actuales:',
  noAllergyCurrent: (others) =>
    `Ninguna alergia figura como vigente. Esto no quiere decir que no haya ninguna. La lista completa tiene ${pluralize(others, 'alergia pasada, descartada o anotada por error', 'alergias pasadas, descartadas o anotadas por error')}.`,
  noTests:
    'No hay resultados de laboratorio ni de otras pruebas. El peso, la presión y otras mediciones están en los signos vitales.',
  noVitals: 'No hay signos vitales en este registro.',
  allergiesNone: 'No encontramos alergias en este registro. Esto no quiere decir que no haya ninguna.',
  doNotTake: forAudience('No tomar', 'NO ADMINISTRAR'),
  doNotTakeUnchecked: forAudience(
    'No pudimos revisar qué no debe tomar. Sus recetas no cargaron.',
    'No pudimos revisar qué no se debe tomar. Las recetas no cargaron.',
    'No pudimos revisar qué no se debe tomar. Las recetas no cargaron.',
  ),
  doNotTakePartlyUnchecked: 'No pudimos revisar todo lo que no se debe tomar. Faltan recetas.',
  noMedicineName: 'No se dio el nombre de la medicina',
  outOfDate: forAudience(
    'Las fechas de esta receta ya pasaron. Pregunte si debe seguir tomándola.',
    'Período de la orden vencido, estado aún activo. Verificar.',
    'Las fechas de esta receta ya pasaron. Pregunte si se debe seguir tomando.',
  ),
  supplyEnded: (date, isLast) => {
    const more = isLast ? ' No quedan resurtidos.' : ''
    return forAudience(
      `Su suministro debió de terminarse cerca del ${date}.${more}`,
      `Los días de suministro del último surtido terminaron cerca del ${date}.${more}`,
      `El suministro debió de terminarse cerca del ${date}.${more}`,
    )
  },
  oldEntry: forAudience(
    'Anotación antigua: pregunte si todavía la toma.',
    'Ordenado hace más de 2 años, sin surtidos desde entonces. Verificar.',
    'Anotación antigua: pregunte si todavía se toma.',
  ),
  atDeath: 'Tal como figuraba al fallecer esta persona.',
  alsoDoNotTake: forAudience(
    'Otra anotación dice que no tome esta medicina. Pregunte a su equipo de atención antes de tomarla.',
    'Contradicción: otra orden activa dice no administrar.',
    'Otra anotación dice que no se tome esta medicina. Pregunte al equipo de atención antes de que alguien la tome.',
  ),
  paused: (count) =>
    `${pluralize(count, 'medicina está', 'medicinas están')} en pausa y por ahora no se ${count === 1 ? 'debe' : 'deben'} tomar. Vea la lista completa.`,
  checking: (count) =>
    `${pluralize(count, 'problema de salud aún se está revisando', 'problemas de salud aún se están revisando')}. Vea la lista completa.`,
  remission: (count) =>
    `${pluralize(count, 'problema de salud está', 'problemas de salud están')} en remisión. Vea la lista completa.`,
  timesRecorded: (count) => `Anotado ${numberFormat.format(count)} veces`,
  more: (count) => `Y ${numberFormat.format(count)} más`,
  notOnPaper:
    'No están en esta página: planes de atención, vacunas, informes de pruebas, notas y documentos, seguro, algunas fechas y los nombres del registro. Están en la aplicación.',
  appointmentLink: 'Para una cita',
  printLink: 'Imprimir o descargar',
  farOutside: forAudience(
    'Un resultado como este se debe revisar enseguida. Si su equipo de atención no le ha hablado de él, llámelo hoy. Si se siente muy mal, llame al 911 o a su número local de emergencias.',
    '',
    'Un resultado como este se debe revisar enseguida. Si el equipo de atención no le ha hablado de él a usted, llámelo hoy. Si la persona se siente muy mal, llame al 911 o a su número local de emergencias.',
  ),
  down: (n) =>
    `El sistema de salud no responde en este momento, por eso ${n === 1 ? 'falta 1 parte' : `faltan ${numberFormat.format(n)} partes`} de esta página. Esto no dice nada de lo que hay en el registro.`,
  notLoaded: 'Ahora no podemos mostrar esta parte.',
  checked: (time) => `Actualizado a las ${time}`,
  checkAgain: 'Actualizar',
}
