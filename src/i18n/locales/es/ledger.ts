import { headingFor, numberFormat, pluralize, possessive } from './for-audience'
import type { MessageAudience } from '../../audience'
import type { ledger as en } from '../en/ledger'
import type { Translated } from '../../translated'

const ofRecord = (reader: MessageAudience): string => {
  if (reader.audience === 'patient') return 'de su registro'
  return reader.audience === 'provider' ? 'del registro' : `del registro ${possessive(reader)}`
}

const records = (n: number) => pluralize(n, 'registro', 'registros')

/** Messages of the ledger: what was loaded and what was left out. */
export const ledger: Translated<typeof en> = {
  title: (reader) =>
    headingFor(
      reader,
      reader.audience === 'patient' ? 'Lo que se cargó' : 'Lo que se cargó del registro',
      'Detalle de la carga',
    ),
  intro: (reader) => `Vea qué partes ${ofRecord(reader)} están aquí y cuáles faltan.`,
  onlyHere: 'Otras clínicas pueden tener registros que esta aplicación no puede ver.',
  summaryTitle: 'En pocas palabras',
  incomplete: (kinds) => `Puede faltar algo: ${kinds}.`,
  allLoaded: (loaded) => `Aquí está todo lo que este sistema de salud envía a las aplicaciones: ${records(loaded)}.`,
  notLoadedYet: (kinds) => `Aún sin cargar: ${kinds}.`,
  notShared: (kinds) => `Falta, porque esta aplicación no tiene permiso de verlo: ${kinds}.`,
  notOffered: (kinds) => `El sistema de salud no dice que comparta ${kinds.replace(/ [ou] /g, ' ni ')}.`,
  checkAll: 'Revisar todo ahora',
  cancel: 'Detener',
  progress: (done, of) => `Buscando: ${numberFormat.format(done)} de ${numberFormat.format(of)} tipos listos.`,
  finished: 'Se revisaron todos los tipos de registros.',
  stopped: 'Usted detuvo la revisión. Lo que se cargó se queda.',
  statementLoading: 'Preguntando al sistema de salud qué puede enviar…',
  statementUnknown: 'Solo sabemos qué puede enviar el sistema de salud cuando se lo pedimos.',
  otherVersion: (reader, version) =>
    `Este sistema de salud escribe los registros en una versión del formato (FHIR ${version}) para la que esta aplicación no está hecha. Está hecha para la versión 4. Puede que aquí falten partes o que estén mal. ${reader.audience === 'provider' ? 'Compare con el registro en el EHR.' : 'Pregunte a la clínica antes de confiar en ello.'}`,
  tableTitle: 'Cada tipo de registro',
  tableSummary: (kinds, loaded) =>
    `${pluralize(kinds, 'tipo', 'tipos')}: ${pluralize(loaded, 'lista cargada', 'listas cargadas')} por completo`,
  caption: 'Lo que tenemos de cada parte',
  columns: {
    kind: 'Tipo de registro',
    state: 'Qué pasó',
    loaded: 'Cargado',
    permission: 'Compartido con esta aplicación',
    checked: 'Última revisión',
  },
  answers: (count) => `${numberFormat.format(count)} de ellos, preguntas y respuestas`,
  states: {
    complete: 'Todo cargado',
    none: 'Ninguno',
    linked: 'Viene con otros registros',
    loading: 'Cargando',
    truncated: 'No está todo',
    omitted: 'Se dejó algo fuera',
    noted: 'Puede estar incompleto',
    failed: 'No cargó',
    notShared: 'No permitido',
    notOffered: 'No se ofrece',
    notRequested: 'Aún sin cargar',
    noPatient: 'Ningún registro abierto',
  },
  notes: {
    pageCap: 'La lista es demasiado larga para cargarla entera.',
    pageFailed: 'No pudimos cargarlo todo.',
    stopped: 'Usted la detuvo antes de que llegara todo.',
    loop: 'Puede faltar algo.',
    total: 'El sistema de salud anunció más de lo que envió.',
    allDropped:
      'El sistema de salud envió registros, pero los dejamos fuera todos. Por eso no mostramos ninguno. Eso no quiere decir que no haya nada.',
    unclear:
      'Algunos registros no dicen con claridad de quién son. El sistema de salud los envió como de esta persona, y por eso los mostramos.',
    dropped: 'Se dejaron fuera registros que no eran de esta lista.',
    repeated: 'Algunos registros llegaron dos veces. Mostramos cada uno una vez.',
    issues: 'El sistema de salud agregó una nota sobre la lista.',
    limited: 'Solo una parte de este tipo se compartió con esta aplicación.',
    refreshFailed: 'No pudimos revisar otra vez. Lo que ve es de antes.',
    otherFailed: 'Falló una búsqueda de algunos de estos registros.',
    otherTruncated: 'Se cortó una búsqueda de algunos de estos registros.',
    readNotFound: 'No se encontraron algunos que otros registros nombran.',
    readClosed: 'Esta aplicación no puede ver algunos que otros registros nombran.',
    readFailed: 'Algunos no se pudieron abrir.',
    byStatement: 'El sistema de salud no ofrece este tipo a las aplicaciones.',
    byAnswer: 'El sistema de salud no tiene este tipo.',
    byApi: 'El sistema de salud no dice que comparta este tipo.',
    bySettings: 'Esta aplicación no pide este tipo aquí.',
    byScope: 'Usted o el sistema de salud dejó fuera este tipo al iniciar sesión.',
    byServer: 'El sistema de salud no comparte esta parte con las aplicaciones.',
    noListByPerson: 'Llega junto con otras partes del registro.',
  },
  failedWith: {
    offline: 'Parece que no tiene conexión.',
    timedOut: 'El sistema de salud no respondió a tiempo.',
    busy: 'El sistema de salud está ocupado.',
    signedOut: 'Se cerró la sesión.',
    notFhir: 'No se pudo leer la respuesta.',
    notAList: 'La respuesta no era una lista que podamos leer.',
    patientUnread: 'La lista llegó vacía y no pudimos revisar de quién es este registro.',
    refused: 'La respuesta era demasiado grande para recibirla.',
    notFound: 'No se encontró el registro.',
    failed: 'Hubo un problema con el sistema de salud o la conexión.',
  },
  permissions: {
    granted: 'Sí',
    limited: 'En parte',
    refused: 'No',
    notRequested: 'No se pidió',
    closed: 'No, el sistema de salud no lo permite',
  },
  count: (loaded, total) =>
    total === undefined ? records(loaded) : `${numberFormat.format(loaded)} de ${records(total)}`,
  noTotal: 'El sistema de salud no dijo cuántos hay.',
  omitted: (n, why) => `${records(n)} sin incluir: ${why}`,
  open: (kind) => `Abrir ${kind}`,
  permissionsLink: 'Ver qué puede leer esta aplicación',
}
