import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import { summary } from './summary'
import type { medicines as en } from '../en/medicines'
import type { Translated } from '../../translated'

/** Messages of the list of medicines and of the page of one. */
export const medicines: Translated<typeof en> = {
  title: (reader) => headingFor(reader, 'Medicinas', 'Medicamentos'),
  intro: (reader) => {
    if (reader.audience === 'provider')
      return 'Órdenes y medicamentos informados de este sistema. Pueden faltar productos de venta libre.'
    const team = reader.audience === 'patient' ? 'su equipo de atención' : `el equipo de atención ${possessive(reader)}`
    return (
      `Esta lista viene de los registros de ${team}`.replace('de el ', 'del ') +
      '. Puede que falten cosas que la gente compra por su cuenta, como vitaminas.'
    )
  },
  checkLabel: forAudience(
    'Lea la etiqueta antes de tomar una medicina.',
    '',
    'Lea la etiqueta antes de dar una medicina.',
    '',
  ),
  groups: {
    doNotTake: summary.doNotTake,
    current: 'Actuales',
    unclear: 'El estado no se dio o no está claro',
    paused: 'En pausa: por ahora no se deben tomar',
    suggested: 'Sugeridas',
    past: 'Anteriores',
    inPreparation: 'Borradores y copias hechas por la farmacia',
  },
  day: {
    title: forAudience('Su día', '', 'El día'),
    times: {
      morning: 'Por la mañana',
      midday: 'Al mediodía y por la tarde',
      evening: 'Al final del día',
      night: 'Al acostarse y de noche',
    },
    noSetTime: 'Cuándo: vea las indicaciones',
    explanation: forAudience(
      'Las horas vienen de las recetas. Pregunte por las demás en la farmacia.',
      '',
      undefined,
      '',
    ),
    notForToday: {
      label: 'Fuera de este plan:',
      why: (count) =>
        count === 1
          ? 'Ya terminó, no ha empezado, se toma una sola vez, la da el personal, es antigua o no está clara.'
          : 'Ya terminaron, no han empezado, se toman una sola vez, las da el personal, son antiguas o no están claras.',
    },
    omitted: (count) =>
      `${pluralize(count, 'medicina no está', 'medicinas no están')} en este plan, porque otra orden dice que no se ${count === 1 ? 'tome' : 'tomen'}.`,
  },
  noName: summary.noMedicineName,
  find: 'Buscar una medicina',
  howToTake: 'Cómo tomarla',
  howItWasTaken: 'Cómo se debía tomar',
  doNotTakeText: 'Lo que se escribió, palabra por palabra',
  outOfDate: summary.outOfDate,
  lastFill: 'Último surtido',
  notHandedOver: 'Otros surtidos',
  alsoDoNotTake: summary.alsoDoNotTake,
  forDays: (days) => (days === '1' ? 'para 1 día' : `para ${days} días`),
  lastsUntil: (date) => `Alcanza hasta el ${date}, más o menos.`,
  lastedUntil: (date) => `Alcanzaba hasta el ${date}, más o menos.`,
  supplyAdvice: forAudience(
    'Puede que otra farmacia la haya surtido después. Si ya no le queda, llame a su farmacia o a su equipo de atención.',
    'Puede haberse surtido en otro lugar después.',
    'Puede que otra farmacia la haya surtido después. Si ya no queda, llame a la farmacia o al equipo de atención.',
    '',
  ),
  oldEntry: summary.oldEntry,
  recalled: (text, date) =>
    forAudience(
      `Un surtido${date === undefined ? '' : ` del ${date}`} está marcado así: “${text}”. Llame ahora a la farmacia o a su equipo de atención y pregunte qué hacer.`,
      `Retiro anotado en el surtido${date === undefined ? '' : ` del ${date}`}: “${text}”.`,
      `Un surtido${date === undefined ? '' : ` del ${date}`} está marcado así: “${text}”. Llame ahora a la farmacia o al equipo de atención y pregunte qué hacer.`,
      `Un surtido${date === undefined ? '' : ` del ${date}`} está marcado así: “${text}”.`,
    ),
  noFill: 'No vemos ningún surtido de farmacia. Puede que otra farmacia la haya surtido.',
  history: 'Resurtidos y recetas anteriores',
  later: 'Recetas más recientes',
  thisOne: 'Esta receta',
  earlier: 'Recetas anteriores',
  historyGaps: {
    missing: 'Una receta anterior no está en este registro.',
    loop: 'El orden de las recetas anteriores puede no ser el correcto.',
  },
  columns: { date: 'Fecha', amount: 'Cantidad', days: 'Días', place: 'Farmacia', status: 'Estado' },
  prepared: '(preparada)',
  notGiven: 'No se anotó',
  filled: (amount, days) =>
    `Surtida${amount === undefined ? '' : `: ${amount}`}${amount === undefined && days !== undefined ? ',' : ''}${days === undefined ? '' : ` para ${days}`}`,
  substituted: 'La farmacia dio otra versión de esta medicina.',
  sameMedicine: 'Son surtidos de la misma medicina. Pueden ser de otra receta.',
  noYear: 'No se dio una fecha',
  directionsUnread: forAudience(
    'No podemos convertir estas indicaciones en una frase. Lea la etiqueta o pregunte en la farmacia.',
    'Esta aplicación no puede redactar estas indicaciones. Vea el registro.',
    undefined,
    'No podemos convertir estas indicaciones en una frase. Abra su página para verlas.',
  ),
  composed: '(Armamos esta frase con los datos de la receta.)',
  fromPrescription: '(De la receta)',
  asWritten: '(Tal como se escribió)',
  howItWouldBeTaken: 'Cómo se tomaría',
  suggestedBy: 'Quién la sugirió',
  noDirections: forAudience(
    'Aquí no hay indicaciones escritas. Lea la etiqueta o pregunte en la farmacia.',
    'Esta orden no trae indicaciones de dosis.',
    undefined,
    'Aquí no hay indicaciones escritas.',
  ),
  shortForms: {
    title: 'Qué significan las abreviaturas',
    meanings: {
      PO: 'por la boca',
      SL: 'debajo de la lengua',
      SC: 'debajo de la piel',
      IM: 'en un músculo',
      IV: 'en una vena',
      PR: 'en el recto',
      INH: 'por inhalación',
      BID: '2 veces al día',
      TID: '3 veces al día',
      QID: '4 veces al día',
      QD: 'cada día',
      QOD: 'un día sí y un día no',
      QAM: 'cada mañana',
      QPM: 'cada noche, al final del día',
      QHS: 'al acostarse',
      QH: 'cada tantas horas',
      PRN: 'si hace falta',
      AC: 'antes de las comidas',
      PC: 'después de las comidas',
      TAB: 'tableta',
      CAP: 'cápsula',
      GTT: 'gota',
      HR: 'pulso (latidos por minuto)',
      SBP: 'número de arriba de la presión',
      DBP: 'número de abajo de la presión',
      NPO: 'nada por la boca',
    },
  },
  doNotTake: forAudience('No tome esta medicina', 'NO ADMINISTRAR'),
  reason: 'Para qué es',
  reasonNot: 'Por qué no tomarla',
  prescribedBy: 'Quién la recetó',
  orderedBy: 'Quién lo ordenó',
  writtenBy: 'Quién lo anotó',
  refills: 'Resurtidos',
  refillsAllowed: (count) =>
    count < 2
      ? `${count === 0 ? 'Ninguno' : '1'} autorizado cuando se recetó`
      : `${numberFormat.format(count)} autorizados cuando se recetó`,
  filledTimes: (count) => (count === 1 ? 'Surtida 1 vez' : `Surtida ${numberFormat.format(count)} veces`),
  fillHistory: 'Surtidos de farmacia',
  otherFills: 'Otros surtidos de farmacia',
  otherFillsIntro: 'No sabemos a qué receta pertenecen.',
  reported: forAudience(
    'Informada a la clínica. Tal vez no se recetó aquí.',
    'Informado; no es la orden misma.',
    'Informada a la clínica. Tal vez no se recetó aquí.',
  ),
  listedTimes: (count) => `Consta como actual ${numberFormat.format(count)} veces`,
  fillsAbove: 'Todo está arriba, con su receta.',
  totalFills: (count, filled) =>
    count === filled
      ? `${pluralize(count, 'surtido de farmacia', 'surtidos de farmacia')} en este registro`
      : `${pluralize(count, 'pedido de farmacia', 'pedidos de farmacia')} en este registro, ${pluralize(filled, 'de ellos surtido', 'de ellos surtidos')}`,
}
