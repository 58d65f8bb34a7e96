import { numberFormat, pluralize } from './for-audience'
import type { states as en, StateMessages } from '../en/states'
import type { Translated } from '../../translated'

/** In a negative sentence nouns are joined with "ni": "no encontramos notas ni documentos". */
const neither = (what: string): string => what.replaceAll(' y ', ' ni ')
/** `owner` is "su" or "de Ana". */
const record = (owner: string): string => (owner === 'su' ? 'su registro' : `el registro ${owner}`)
const healthRecord = (owner: string): string =>
  owner === 'su' ? 'su registro de salud' : `el registro de salud ${owner}`
const ofRecord = (owner: string): string => (owner === 'su' ? 'de su registro' : `del registro ${owner}`)

const section: Translated<StateMessages> = {
  loading: (what, owner) => `Cargando ${what} ${ofRecord(owner)}…`,
  slow: 'Esto está tardando más de lo habitual. Puede seguir leyendo otras partes del registro.',
  progress: (found) => `${pluralize(found, 'registro', 'registros')} hasta ahora. Aún se están buscando más…`,
  empty: (what, owner) =>
    `No encontramos ${neither(what)} en ${record(owner)} aquí. Otras clínicas pueden tener registros que esta aplicación no puede ver.`,
  partial: (what, owner) => `Puede faltar una parte ${ofRecord(owner)}: ${what}. No pudimos cargarlo todo.`,
  failed: (what, owner) =>
    `En este momento no podemos mostrar esta parte ${ofRecord(owner)}: ${what}. El problema es la conexión, no ${healthRecord(owner)}.`,
  down: (what, owner) =>
    `En este momento no podemos mostrar esta parte ${ofRecord(owner)}: ${what}. El sistema de salud tiene un problema o está cerrado por un tiempo. Intente de nuevo más tarde.`,
  unusable: (what, owner) =>
    `En este momento no podemos mostrar esta parte ${ofRecord(owner)}: ${what}. El sistema de salud envió una respuesta que esta aplicación no puede usar. Intente de nuevo o pregunte en la clínica.`,
  tooMuch: (what, owner) =>
    `No podemos mostrar esta parte ${ofRecord(owner)}: ${what}. Es demasiado para enviarlo de una vez. Pida una copia en la clínica.`,
  notAList: (what, owner) =>
    `No sabemos si en ${record(owner)} hay ${what}. El sistema de salud no envió una lista que podamos leer. Intente de nuevo o pregunte en la clínica.`,
  patientUnread: (what, owner) =>
    `No sabemos si en ${record(owner)} hay ${what}. No pudimos revisar de quién es este registro. Intente de nuevo.`,
  offline: 'Parece que no tiene conexión. Intente de nuevo cuando la tenga.',
  timedOut: 'El sistema de salud no respondió a tiempo. Intente de nuevo.',
  notShared: (_, owner) => `Usted o el sistema de salud dejó fuera esta parte ${ofRecord(owner)} al iniciar sesión.`,
  closed: (_what, owner, _detail, ehr = 'El sistema de salud') =>
    `${ehr} no comparte esta parte ${ofRecord(owner)} con esta aplicación.`,
  notOffered: (what) => `Este sistema de salud no envía esto a esta aplicación: ${what}.`,
  notFound: () => 'No encontramos este registro. Puede que se haya quitado o cambiado.',
  otherPerson: 'Este registro es de otra persona, no de la que usted tiene abierta. No lo mostramos.',
  busy: (until) =>
    until === undefined
      ? 'El sistema de salud está ocupado. Intente de nuevo en un minuto.'
      : `El sistema de salud está ocupado y pide que esta aplicación espere. Intente de nuevo a partir de esta hora: ${until}.`,
  signedOut: 'Su inicio de sesión terminó, para proteger el registro.',
  mayHaveMore: (shown, total) =>
    total === undefined
      ? `Se muestran ${numberFormat.format(shown)}. Puede haber más.`
      : `Se muestran ${numberFormat.format(shown)} de ${numberFormat.format(total)}. Puede haber más.`,
  stoppedEarly: 'Usted detuvo la búsqueda antes de que llegara algo.',
  stopped: (shown) => `Usted detuvo la búsqueda después de ${pluralize(shown, 'registro', 'registros')}. Hay más.`,
  limited: (what) => `Solo una parte de esta lista se compartió con esta aplicación (${what}). Puede haber más.`,
  dropped: (n) => `Dejamos fuera ${pluralize(n, 'registro que no era', 'registros que no eran')} de esta lista.`,
  allDropped: (n, what, owner) =>
    `No podemos mostrar esta parte ${ofRecord(owner)}: ${what}. El sistema de salud envió ${pluralize(n, 'registro', 'registros')} y los dejamos fuera todos. Eso no quiere decir que no haya nada. Pregunte en la clínica.`,
  repeated: (n) =>
    `${pluralize(n, 'registro llegó', 'registros llegaron')} dos veces. Mostramos cada uno una sola vez.`,
  unclear: (n) =>
    n === 1
      ? 'Un registro de aquí no dice claramente de quién es. Ábralo para ver lo que dice.'
      : `${numberFormat.format(n)} registros de aquí no dicen claramente de quién son. Ábralos para ver lo que dicen.`,
  issues: 'El sistema de salud agregó esta nota sobre la lista:',
}

/** Names of often referenced types that have no page. */
const otherKinds: Readonly<Record<string, string>> = {
  Appointment: 'Cita',
  DetectedIssue: 'Aviso de seguridad',
  DeviceDefinition: 'Modelo del dispositivo',
  EpisodeOfCare: 'Episodio de atención',
  HealthcareService: 'Servicio de salud',
  ImagingStudy: 'Estudio de imágenes',
  Media: 'Imagen',
  RelatedPerson: 'Persona cercana',
  ServiceRequest: 'Pedido',
  Specimen: 'Muestra',
}

export const states: Translated<typeof en> = {
  section,
  /** "su", or "de Ana" after the noun. */
  owner: (firstName) => (firstName ? `de ${firstName}` : 'su'),
  ownerUnknown: 'de esta persona',
  tryAgain: 'Intentar de nuevo',
  stop: 'Detener',
  loadMore: 'Seguir',
  combined: {
    loading: 'Cargando partes del registro…',
    failed: (n) => `En este momento no podemos mostrar ${pluralize(n, 'parte', 'partes')} de esta página.`,
  },
  changeSharing: 'Cambiar lo que comparte',
  ledgerLink: 'Ver lo que se cargó',
  technical: 'Detalles técnicos',
  droppedReason: {
    otherPatient: 'Nombra a otra persona.',
    wrongType: 'Es otro tipo de registro.',
    notAResource: 'No se pudo leer como registro.',
    duplicate: 'Se envió dos veces; se muestra una vez.',
  },
  aboutThisPage: 'Sobre esta página',
  absent: 'No se dio un valor',
  identifierOnly: (identifier) => `Se conoce por el número ${identifier}`,
  /** A reference without a name: the type of its target. */
  unnamedReference: (kind) => `${kind} (sin nombre aquí)`,
  otherKind: (type) => (Object.hasOwn(otherKinds, type) ? (otherKinds[type] ?? type) : `Otro registro: ${type}`),
  displayInReference: (words) => `Aquí se nombra así: ${words}`,
  noName: 'Sin nombre',
  otherLanguage: 'Parte de esta página está en inglés, tal como se escribió en el registro.',
  unreadableRaw: (raw) => `No podemos leer este valor. Se envió así: ${raw}`,
  file: 'Archivo',
  flagSource: {
    lab: 'según el laboratorio',
    record: 'según el registro',
    range: 'comparado con el rango dado',
  },
  numberLine: {
    inside: (value, range) => `${value}. En el rango esperado de ${range}.`,
    above: (value, range) => `${value}. Por encima del rango esperado de ${range}.`,
    below: (value, range) => `${value}. Por debajo del rango esperado de ${range}.`,
    unclear: (value, range) => `${value}. El rango esperado es ${range}.`,
  },
}
