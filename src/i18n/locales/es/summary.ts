import { pluralize, possessive, forAudience, numberFormat } from './for-audience'
import type { summary as en } from '../en/summary'
import type { Translated } from '../../translated'

/** Messages of the home page. */
export const summary: Translated<typeof en> = {
  title: (reader) => {
    if (reader.audience === 'provider') return 'Resumen'
    if (reader.hasDied === true) return `Registro ${possessive(reader)}`
    return reader.audience === 'patient' ? 'Su salud de un vistazo' : `La salud ${possessive(reader)} de un vistazo`
  },
  youTake: ({ audience, firstName }) => (audience === 'patient' ? 'Usted toma' : `${firstName ?? 'Esta persona'} toma`),
  noneNow: (past) => (past === 0 ? 'Ninguna ahora.' : `Ninguna ahora. ${pluralize(past, 'pasada', 'pasadas')}`),
  pausedNames: 'En pausa:',
  checkingNames: 'En estudio:',
  remissionNames: 'En remisión:',
  noAllergyNow: ({ audience, firstName }) =>
    `Ninguna alergia por ahora. Esto no quiere decir que ${audience === 'patient' ? '' : `${firstName ?? 'esta persona'} `}no tenga ninguna.`,
  nextVisit: (count) => (count === 1 ? 'Próxima visita' : 'Próximas visitas'),
  outside: 'Fuera del rango del laboratorio',
  noneOutside: 'Ninguna fuera del rango.',
  withoutRange: (count) => `${pluralize(count, 'prueba no tiene', 'pruebas no tienen')} rango.`,
  noTestResults: 'No hay resultados de pruebas en este registro.',
  cards: {
    results: 'Resultados de pruebas más recientes',
    medicines: 'Medicamentos: activos salvo que se indique',
    vitals: 'Signos vitales',
    goals: 'Metas',
    team: 'Equipo de atención',
  },
  nothingCurrent: (others) => `Nada por ahora. La lista completa tiene ${pluralize(others, 'registro', 'registros')}.`,
  noneShownCurrent: 'Nada de lo que se muestra aquí está marcado como actual.',
  notCurrent: 'No está claro si son actuales:',
  noAllergyCurrent: (others) =>
    `Ninguna alergia por ahora. Esto no quiere decir que no haya ninguna. La lista completa tiene ${pluralize(others, 'alergia pasada, descartada o anotada por error', 'alergias pasadas, descartadas o anotadas por error')}.`,
  allergiesNone: 'No encontramos alergias en este registro. Esto no quiere decir que no haya ninguna.',
  doNotTake: forAudience('No tome', 'NO ADMINISTRAR', 'No se debe tomar'),
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
    'Anotada hace tiempo. Pregunte si todavía la toma.',
    'Ordenado hace más de 2 años, sin surtidos desde entonces. Verificar.',
    'Anotada hace tiempo. Pregunte si todavía se toma.',
  ),
  atDeath: 'Tal como figuraba al fallecer esta persona.',
  alsoDoNotTake: forAudience(
    'Otra orden dice que no la tome. Pregunte antes de tomarla.',
    'Contradicción: otra orden activa dice no administrar.',
    'Otra orden dice que no se tome. Pregunte antes de que alguien la tome.',
  ),
  timesRecorded: (count) => `Anotado ${numberFormat.format(count)} veces`,
  more: (count) => `Y ${numberFormat.format(count)} más`,
  notOnPaper: forAudience(
    'No están en esta página: vacunas, notas, planes de atención, informes de pruebas, seguro, metas, el equipo de atención, los dispositivos y otras partes del registro. Están en la aplicación.',
    'No están en esta página: planes de atención, vacunas, informes de pruebas, notas y documentos, seguro, algunas fechas y los nombres del registro. Están en la aplicación.',
  ),
  appointmentLink: ({ audience, firstName }) =>
    audience === 'patient'
      ? 'Para su cita'
      : `Para ${firstName === undefined ? 'una cita' : `la cita de ${firstName}`}`,
  printLink: 'Imprimir o descargar',
  farOutside: forAudience(
    'Un resultado como este se debe revisar enseguida. Si su equipo de atención no le ha hablado de él, llámelo hoy. Si se siente muy mal, llame al 911 o a su número local de emergencias.',
    '',
    'Un resultado como este se debe revisar enseguida. Si el equipo de atención no le ha hablado de él a usted, llámelo hoy. Si la persona se siente muy mal, llame al 911 o a su número local de emergencias.',
  ),
  down: (n) =>
    `El sistema de salud no responde en este momento: ${pluralize(n, 'parte de esta página no cargó', 'partes de esta página no cargaron')}. El registro no se ve afectado.`,
  notLoaded: 'Ahora no podemos mostrar esta parte.',
  checkedToday: (time) => `Revisado hoy a las ${time}`,
  checked: (time) => `Revisado: ${time}`,
  partsMissing: 'Faltan algunas partes.',
  checkAgain: 'Revisar otra vez',
}
