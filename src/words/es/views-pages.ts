import { counted, heading, ofOwner, summary, whole } from './views'
import { growth } from './growth'
import { trend, vitals } from './views-charts'
import type { pageViews as en } from '../en/views-pages'
import type { Translated } from '../translated'

const conditions: Translated<typeof en.conditions> = {
  title: (reader) => heading(reader, 'Problemas de salud', 'Problemas'),
  intro: (reader) => {
    const team = reader.audience === 'patient' ? 'su equipo de atención' : reader.audience === 'provider' ? 'el equipo de atención' : `el equipo de atención ${ofOwner(reader)}`
    return `Estos son problemas de salud que ${team} anotó en ${reader.audience === 'patient' ? 'su' : 'el'} registro. Los nombres pueden sonar técnicos. Pregunte al equipo de atención si algo parece estar mal o no se entiende.`
  },
  total: (count) => `${counted(count, 'problema de salud', 'problemas de salud')} en este registro`,
  find: 'Buscar un problema de salud',
  groups: {
    current: 'Actuales',
    unclear: 'El estado no se dio o no está claro',
    remission: 'En remisión',
    checking: 'Se están revisando',
    past: 'Anteriores',
    ruledOut: 'Descartados',
    visits: 'Motivos de visitas',
  },
  unclearWhy: 'El registro no dice si estos problemas siguen. Pregunte al equipo de atención.',
  concern: 'Preocupación de salud',
  timesRecorded: summary.timesRecorded,
  eachTime: (count) => `Ver las ${whole.format(count)} veces`,
  alsoVisits: (count) => `También motivo de ${counted(count, 'visita', 'visitas')}`,
  alsoRuledOut: 'Esto también está en la lista de lo descartado. Las dos anotaciones no coinciden. Pregunte al equipo de atención cuál es la correcta.',
}

const medicines: Translated<typeof en.medicines> = {
  title: (reader) => heading(reader, 'Medicinas', 'Medicamentos'),
  intro: (reader) => {
    const team = reader.audience === 'patient' ? 'su equipo de atención' : reader.audience === 'provider' ? 'el equipo de atención' : `el equipo de atención ${ofOwner(reader)}`
    return `Esta lista viene de los registros de ${team}`.replace('de el ', 'del ') + '. Puede que falten cosas que la gente compra por su cuenta, como vitaminas.'
  },
  checkLabel: 'Lea la etiqueta de una medicina antes de que alguien la tome.',
  total: (count) => `${counted(count, 'receta', 'recetas')} en este registro`,
  groups: {
    doNotTake: 'No tomar',
    current: 'Actuales',
    paused: 'En pausa',
    suggested: 'Sugeridas',
    past: 'Anteriores',
    inPreparation: 'Aún no recetadas, o copias hechas por la farmacia',
  },
  noName: summary.noMedicineName,
  find: 'Buscar una medicina',
  howToTake: 'Cómo tomarla',
  howItWasTaken: 'Cómo se debía tomar',
  doNotTakeSays: 'Lo que dice la orden',
  outOfDate: summary.outOfDate,
  statusReason: 'Por qué',
  lastFill: summary.lastFill,
  notHandedOver: 'Sin entregar',
  alsoDoNotTake: summary.alsoDoNotTake,
  forDays: (days) => (days === '1' ? 'para 1 día' : `para ${days} días`),
  lastsUntil: (date) => `Dura hasta cerca del ${date} si se toma como está escrito.`,
  lastedUntil: (date) => `Duró hasta cerca del ${date} si se tomó como está escrito. Puede que otra farmacia la haya surtido después.`,
  noFill: 'No hay ningún surtido en este registro. Puede que otra farmacia la haya surtido.',
  story: 'La historia de esta receta',
  later: 'Recetas más recientes',
  thisOne: 'Esta receta',
  earlier: 'Recetas anteriores',
  cut: {
    missing: 'Sigue a una receta anterior que no está en este registro.',
    loop: 'Las recetas anteriores se nombran unas a otras. Puede que el orden que se muestra no sea el correcto.',
  },
  columns: { date: 'Fecha', amount: 'Cantidad', days: 'Días', place: 'Farmacia', status: 'Estado' },
  prepared: '(preparada)',
  notGiven: 'No se dio',
  substituted: 'La farmacia dio otra versión de esta medicina.',
  sameMedicine: 'Estos surtidos no nombran una receta. Son de la misma medicina.',
  noYear: 'No se dio una fecha',
  directionsUnread: 'No podemos convertir estas indicaciones en una frase. Lea la etiqueta o pregunte en la farmacia.',
  composed: '(Armamos esta frase con los datos de la receta.)',
  fromPrescription: '(De la receta)',
  noDirections: 'Aquí no hay indicaciones escritas. Lea la etiqueta o pregunte en la farmacia.',
  doNotTake: 'No tome esta medicina',
  reason: 'Para qué es',
  reasonNot: 'Por qué no tomarla',
  prescribedBy: 'Quién la recetó',
  orderedBy: 'Quién lo ordenó',
  writtenBy: 'Quién lo anotó',
  orderedOn: 'Se ordenó el',
  writtenOn: 'Se anotó el',
  refills: 'Resurtidos',
  refillsAllowed: (count) => counted(count, 'resurtido permitido', 'resurtidos permitidos'),
  filledTimes: (count) => (count === 1 ? 'Surtida 1 vez' : `Surtida ${whole.format(count)} veces`),
  fillHistory: 'Surtidos de farmacia',
  otherFills: 'Otros surtidos de farmacia',
  otherFillsIntro: 'Estos surtidos no nombran una receta de este registro.',
  reported: 'Alguien le habló al equipo de atención de esta medicina. No se recetó aquí.',
  listedTimes: (count) => `Está ${whole.format(count)} veces en la lista`,
  totalFills: (count) => `${counted(count, 'surtido de farmacia', 'surtidos de farmacia')} en este registro`,
}

const results: Translated<typeof en.results> = {
  what: 'resultados de pruebas',
  title: (reader) => heading(reader, 'Resultados de pruebas', 'Resultados'),
  intro: (reader) =>
    reader.audience === 'patient'
      ? 'Son resultados de laboratorio y de otras pruebas. Puede ver un resultado antes de que su equipo de atención lo haya visto.'
      : 'Son resultados de laboratorio y de otras pruebas. Un resultado puede aparecer aquí antes de que el equipo de atención lo haya visto.',
  before: 'Lo que conviene saber antes de mirar',
  beforeText: [
    'Un resultado fuera del rango esperado no siempre es un problema. Muchas cosas pueden cambiar un resultado, como la comida, una medicina o la hora del día.',
    'El equipo de atención mira todos los resultados juntos. ¿Tiene dudas? Escriba sus preguntas y hágalas al equipo de atención.',
  ],
  total: (count) => `${counted(count, 'resultado', 'resultados')} en este registro`,
  showing: (shown, all, time) => `Se muestran ${whole.format(shown)} de ${counted(all, 'resultado', 'resultados')}${time === undefined ? '' : ` (tiempo: ${time})`}`,
  find: 'Buscar una prueba',
  show: { all: 'Todos', outside: 'Fuera del rango esperado', notFinal: 'Aún no finales' },
  kind: 'Tipo de resultado',
  kinds: {
    all: 'Todos los tipos',
    laboratory: 'Pruebas de laboratorio',
    'vital-signs': 'Signos vitales',
    'social-history': 'Vida diaria',
    survey: 'Preguntas y formularios',
    imaging: 'Imágenes (como radiografías)',
    exam: 'Exámenes',
    procedure: 'Procedimientos',
    therapy: 'Terapia',
    activity: 'Actividad',
    other: 'Otros',
  },
  windows: { '3m': '3 meses', '1y': '1 año', '5y': '5 años', all: 'Todo' },
  widened: 'Hay pocos resultados en el último año, por eso se muestran todos.',
  group: 'Agrupar por',
  groupBy: { date: 'Fecha', test: 'Nombre de la prueba', table: 'Tabla de pruebas y fechas' },
  filters: 'Elegir qué mostrar',
  order: 'Orden',
  orders: { newest: 'Lo más reciente primero', oldest: 'Lo más antiguo primero' },
  test: 'Prueba',
  columns: { test: 'Prueba', value: 'Resultado', mark: 'Marca', range: 'Rango de referencia', before: 'Anterior (cambio)', by: 'Realizado por', when: 'Fecha' },
  tableCaption: 'Pruebas por fecha',
  tableLeft: (count) => `La tabla muestra las 24 fechas más recientes. ${counted(count, 'fecha más antigua no aparece', 'fechas más antiguas no aparecen')}. Elija un período más corto u otra vista para ver el resto.`,
  tableUndated: (count) => `${counted(count, 'resultado no tiene fecha y no puede', 'resultados no tienen fecha y no pueden')} mostrarse en la tabla.`,
  tableEarlier: (count) => `${counted(count, 'resultado temprano que después fue final no está', 'resultados tempranos que después fueron finales no están')} en la tabla.`,
  tableFlags: '▲ quiere decir por encima del rango esperado y ▼ por debajo. Los signos entre paréntesis vienen solo del rango: el laboratorio no marcó esos resultados.',
  earlier: 'Versión anterior',
  farOutside: summary.farOutside,
  noDateGroup: 'Sin fecha',
  otherFromDay: 'Otros resultados de este día',
  noneOutside: 'No hay resultados fuera del rango esperado aquí. Algunos resultados no tienen un rango esperado, y de esos no podemos decirlo.',
  noneMatch: 'Ningún resultado cumple con sus filtros.',
  seeTrend: (count) => `Ver a lo largo del tiempo (${counted(count, 'resultado', 'resultados')})`,
  seeReport: 'Abrir el informe',
  reportsFailed: 'No pudimos cargar los informes de pruebas, por eso los resultados no están agrupados por informe.',
  noValue: 'No se dio un valor',
  members: (count) => (count === 1 ? 'Un grupo de 1 prueba. Ábralo para ver su resultado.' : `Un grupo de ${whole.format(count)} pruebas. Ábralo para ver sus resultados.`),
  apart: (count) => `Cancelados o anotados por error (${whole.format(count)})`,
  apartWhy: 'No cuentan como resultados. Están aquí para que nada quede oculto.',
  more: (count) => `Mostrar ${counted(count, 'día más', 'días más')}`,
  moreTests: (count) => `Mostrar ${counted(count, 'prueba más', 'pruebas más')}`,
}

const timeline: Translated<typeof en.timeline> = {
  title: (reader) => heading(reader, 'Línea de tiempo', 'Línea de tiempo'),
  intro: (reader) => `Todo lo que tiene fecha en ${reader.audience === 'patient' ? 'su' : 'este'} registro, lo más reciente primero.`,
  filters: 'Elegir qué mostrar',
  kinds: 'Tipos de registros para mostrar',
  presets: { everything: 'Todo', visits: 'Solo visitas', results: 'Resultados de pruebas' },
  from: 'Desde el año',
  to: 'Hasta el año',
  anyYear: 'Cualquiera',
  go: 'Ir',
  arrivals: (count) => `Mostrar ${counted(count, 'registro nuevo', 'registros nuevos')}`,
  openYear: (count) => `Mostrar ${counted(count, 'registro', 'registros')} de este año`,
  ofVisit: (count, what) => `${whole.format(count)} ${what.toLowerCase()}`,
  visitHolds: (counts) => `De esta visita: ${counts.join(', ')}`,
  find: 'Buscar en la línea de tiempo',
  jump: 'Ir a un año',
  year: (year, count) => `${year} (${whole.format(count)})`,
  none: 'No encontramos registros aquí. Otras clínicas pueden tener registros que esta aplicación no puede ver.',
  someTimeIn: (when) => `En algún momento de ${when}`,
  noDate: 'Sin fecha',
  loading: (what) => `Aún se está cargando: ${what}.`,
  failed: (what) => `No pudimos cargar: ${what}. Faltan en esta página.`,
  stopped: (what) => `Usted detuvo la carga antes de que llegara esto: ${what}. Falta en esta página.`,
  notShared: (what) => `No compartido con esta aplicación: ${what}.`,
  notOffered: (what) => `Este sistema de salud no envía: ${what}.`,
  partial: (what) => `Puede faltar una parte: ${what}.`,
  mistakes: (count) =>
    count === 1
      ? '1 registro se anotó por error y no se muestra aquí. Abra la lista de su tipo para verlo.'
      : `${whole.format(count)} registros se anotaron por error y no se muestran aquí. Abra la lista de su tipo para verlos.`,
  retry: 'Intentar de nuevo',
}

const records: Translated<typeof en.records> = {
  total: (count) => `${counted(count, 'registro', 'registros')} en esta lista`,
  groups: { main: 'Actuales y recientes', plan: 'Planeados', check: 'Se están revisando', past: 'Anteriores', no: 'Por lo general no se muestran', void: 'Anotados por error' },
  notAvailable: {
    DiagnosticOrder: 'Los pedidos de pruebas no están disponibles en este sistema de salud.',
    Questionnaire: 'Los formularios aún no se pueden leer aquí.',
  },
  /** Title of the list of a kind, whose name is given. */
  listTitle: (reader, name) => heading(reader, name, name),
  unknownType: 'Esta aplicación no conoce este tipo de registro.',
}

const detail: Translated<typeof en.detail> = {
  getting: 'Cargando el registro…',
  backTo: (list) => `Volver a ${list}`,
  whereFrom: 'De dónde viene',
  noProvenance: 'El registro no dice de dónde viene.',
  provenanceFailed: 'No pudimos revisar de dónde viene.',
  datesDisagree: 'Las fechas y el estado de este problema de salud no coinciden. Pregunte al equipo de atención cuál es el correcto.',
  hiddenParts: 'El sistema de salud ocultó partes de este registro. Pregunte los detalles al equipo de atención.',
  unknownModifier: 'Este registro tiene más información que esta aplicación no puede leer. Pregunte al equipo de atención antes de confiar en él.',
  mistake: 'Este registro se anotó por error. No confíe en él.',
  doNotTake: 'No tome esta medicina. El equipo de atención indicó que no se tome.',
  refuted: 'Esto se descartó. Se revisó y se vio que no era así.',
  notDone: 'Esto no se hizo.',
  otherPatient: 'Este registro es de otra persona, no de la que usted tiene abierta.',
  sections: 'Detalles',
}

/** Sentences of the record pages after the first one; functions take a count or who reads. */
export const pageViews: Translated<typeof en> = { conditions, medicines, results, trend, vitals, growth, timeline, records, detail }
