import { pluralize } from './for-audience'
import type { OpenFileMessages } from '../../types'

export const openFile: OpenFileMessages = {
  title: 'Abrir un archivo guardado',
  intro:
    'Elija un archivo de su sistema de salud, de su teléfono o de esta aplicación. Se queda en este dispositivo: no se envía nada.',
  readerLegend: 'Este es el registro de',
  readers: { patient: 'Mí', proxy: 'Una persona a quien cuido', provider: 'Un paciente mío' },
  choose: 'Elegir archivos',
  takePicture: 'Tomar una foto de un código QR',
  drop: 'También puede soltar archivos aquí, o pegar una imagen o el texto de una tarjeta de salud.',
  works: 'Archivos que esta aplicación puede abrir',
  kinds: [
    'Archivos que guardó esta aplicación: FHIR, el resumen de salud (IPS), archivos zip y copias protegidas.',
    'Archivos FHIR (JSON) de un sistema de salud o de otra aplicación.',
    'Exportaciones masivas (NDJSON), también varios archivos a la vez.',
    'Archivos zip: la exportación de salud de un teléfono o la descarga de un portal.',
    'Documentos: C-CDA (XML), PDF, texto e imágenes. Se abren como documentos, no como listas.',
    'Tarjetas de salud SMART: el archivo (.smart-health-card) o una foto del código QR. De esa foto solo se lee el código.',
  ],
  notRead: 'No lee FHIR en XML ni las mediciones de la exportación de un teléfono.',
  signsOut: (name: string) => `Al abrir un archivo se cierra su sesión en ${name} en este navegador.`,
  reading: (name: string, entries: string | undefined) =>
    entries === undefined ? `Leyendo ${name}…` : `Leyendo ${name}: ${entries} datos hasta ahora…`,
  stop: 'Detener',
  passphraseTitle: 'Este archivo está protegido',
  passphrase: (name: string) => `Contraseña de ${name}`,
  passphraseHelp: 'Cuatro grupos de letras y números. No importan las mayúsculas ni los guiones.',
  wrongPassphrase:
    'El archivo no se abre con esta contraseña. Revise cada grupo. Si es correcta, el archivo se cambió o se dañó.',
  unlock: 'Abrir el archivo',
  whoTitle: (count: number) => `Este archivo tiene registros de ${count} personas`,
  whoLegend: '¿Qué registro quiere ver?',
  unnamed: 'Una persona sin nombre en el archivo',
  bornOn: (date: string) => `fecha de nacimiento: ${date}`,
  open: 'Abrir este registro',
  other: 'Elegir otro archivo',
  problemTitle: 'No pudimos abrir este archivo',
  problems: {
    empty: 'El archivo está vacío.',
    notFhir: 'El archivo es JSON, pero no es un registro de salud en formato FHIR. Pida una descarga en formato FHIR.',
    damaged: 'El archivo está dañado o cortado. Descárguelo otra vez.',
    unreadable: 'Este dispositivo no pudo leer el archivo. Elíjalo otra vez.',
    tooLarge:
      'Los archivos tienen más de 500 MB, o uno dentro de un zip tiene más de 50 MB. O hay más de 200 tarjetas de salud. Pida una descarga de menos tiempo.',
    noRecords: 'El archivo no tiene registros de salud.',
    unknownType: 'Esta aplicación no puede abrir este tipo de archivo. Pida una descarga en formato FHIR (JSON).',
    claims:
      'Este es un archivo de reclamaciones (pagos), no un registro de salud. Pida su registro de salud en formato FHIR (JSON) a la clínica o al hospital.',
    directory:
      'Este archivo tiene una lista de profesionales y lugares de atención, y ningún registro de salud. Elija también los archivos con los registros.',
    definitions:
      'Este archivo describe un servidor FHIR o un formato. No es un registro de salud. Pida una descarga del registro en formato FHIR (JSON).',
    fhirXml: 'El archivo es FHIR en XML. Pida una descarga en formato FHIR (JSON).',
    otherArchive:
      'De los archivos comprimidos, esta aplicación solo abre los zip. Descomprima este y elija los archivos que contiene.',
    locked:
      'El archivo no se abre sin su contraseña. Si es un zip, ábralo primero en este dispositivo y elija aquí los archivos que tiene dentro.',
    badCard:
      'La tarjeta de salud está dañada o incompleta. Descárguela otra vez, o tome una foto más nítida del código completo.',
    cardParts:
      'La tarjeta de salud tiene varios códigos y aquí faltan algunos. Elija juntas las fotos de todos sus códigos.',
    cardSignature:
      'La firma de esta tarjeta de salud no es válida. La tarjeta se cambió, o la hizo otra persona. No confíe en ella. Su contenido no se muestra.',
    cardKey:
      'Esta tarjeta de salud tiene una clave que este sitio no conoce de su emisor. Puede ser falsa, o la lista de este sitio puede ser antigua. No confíe en ella. Su contenido no se muestra.',
    cardRevoked: 'El emisor anuló esta tarjeta de salud. Pídale una nueva. Su contenido no se muestra.',
    link: 'Este es un enlace a registros compartidos (SMART Health Link), no un archivo con registros.',
    withdrawn: 'El archivo ya no es válido.',
    access: 'El archivo da acceso a un sistema de salud, que esta aplicación no utiliza.',
    stopped: 'Usted detuvo la lectura. No se guardó nada del archivo.',
    unknown: 'Algo falló en esta aplicación. Inténtelo de nuevo.',
  },
  openLink: 'Abrir un enlace que le compartieron',
  bannerTitle: 'Esta es una copia de un archivo',
  savedOn: (date: string) => `Se guardó el ${date} y puede no tener lo más reciente.`,
  issuedOn: (date: string) => `Se emitió el ${date} y puede no tener lo más reciente.`,
  newestRecord: (date: string) => `El archivo no dice cuándo se guardó. Su dato más reciente se cambió el ${date}.`,
  onDevice: (date: string) =>
    `El archivo llegó a este dispositivo el ${date}. Puede ser más antiguo y no tener lo más reciente.`,
  noDate: 'El archivo no dice cuándo se guardó. Puede no tener lo más reciente.',
  documents: (count: number) =>
    `Tiene ${pluralize(count, 'documento', 'documentos')}. Los medicamentos, alergias y resultados de un documento no están en las listas de esta aplicación.`,
  openDocuments: 'Leer los documentos',
  otherVersion: 'Una parte está en otra versión del formato FHIR. Pueden faltar detalles.',
  someUnread: 'Una parte no se pudo leer.',
  unnamedPatient: 'Este archivo no nombra al paciente.',
  about: 'Sobre este archivo',
  contents: 'Qué contiene este archivo',
  count: (kind: string, count: string) => `${kind}: ${count}`,
  notShown: 'Qué no se muestra',
  allShown: 'Se muestra todo.',
  ofOthers: (count: number) => `${pluralize(count, 'dato', 'datos')} de otras personas.`,
  ofNobody: (count: number) => `${pluralize(count, 'dato que no nombra', 'datos que no nombran')} a un paciente.`,
  unreadFiles: 'Archivos que no se leyeron',
  moreFiles: (count: number) => `Y ${pluralize(count, 'archivo más', 'archivos más')}.`,
  reasons: {
    empty: 'vacío',
    notFhir: 'no está en formato FHIR',
    damaged: 'dañado o cortado',
    unreadable: 'este dispositivo no pudo leerlo',
    tooLarge: 'demasiado grande',
    noRecords: 'sin datos de salud',
    unknownType: 'un tipo de archivo que esta aplicación no lee',
    claims: 'reclamaciones (pagos), no un registro de salud',
    directory: 'una lista de profesionales y lugares de atención',
    definitions: 'la descripción de un servidor o de un formato',
    fhirXml: 'FHIR en XML',
    otherArchive: 'un archivo comprimido dentro de otro',
    locked: 'protegido con una contraseña',
    badCard: 'una tarjeta de salud dañada o incompleta',
    cardParts: 'una parte de una tarjeta de salud; faltan otras partes',
    cardSignature: 'una tarjeta de salud cuya firma no es válida. No confíe en ella',
    cardKey: 'una tarjeta de salud con una clave que este sitio no conoce de su emisor. No confíe en ella',
    cardRevoked: 'una tarjeta de salud que su emisor anuló',
    link: 'un enlace a registros compartidos',
    withdrawn: 'ya no es válido, por eso no se abrió',
    access: 'acceso a un sistema de salud, que esta aplicación no utiliza',
    stopped: 'detenido',
  },
  cards: 'Tarjetas de salud',
  cardCount: (count: number) => `Tiene ${pluralize(count, 'tarjeta de salud', 'tarjetas de salud')}.`,
  cardsNotChecked: (count: string) => `Sin comprobar la firma: ${count}.`,
  cardsNotValid: (count: string) => `Vencidas, o que aún no valen: ${count}.`,
  cardOf: (person: string) => `Tarjeta de salud de ${person}`,
  cardOfNobody: 'Tarjeta de salud que no nombra a nadie',
  cardSigned: (issuer: string) => `Firmada por ${issuer}, que está en la lista de este sitio.`,
  cardNotListed: (host: string) => `Firmada con la clave de ${host}, que no está en la lista de este sitio.`,
  cardNotChecked: (host: string) =>
    `Dice que la emitió ${host}. No se pudo comprobar la firma: este sitio no tiene la clave de ${host}.`,
  cardWithoutList: (host: string) =>
    `Dice que la emitió ${host}. No se pudo comprobar la firma: la lista de emisores de este sitio no se cargó.`,
  cardExpired: (date: string) => `La tarjeta venció el ${date}.`,
  cardNotYet: (date: string) => `La tarjeta no vale antes del ${date}.`,
  cardIssued: (date: string) => `Emitida el ${date}.`,
  cardExpires: (date: string) => `Vale hasta el ${date}.`,
  cardHolds: (records: string) => `Contiene: ${records}.`,
  cardProves:
    'Una firma muestra de dónde viene una tarjeta. No muestra que sea correcta ni de quién es: compare el nombre y la fecha de nacimiento.',
  repeatedPatients: (count: number) =>
    `${pluralize(count, 'tarjeta nombra', 'tarjetas nombran')} otra vez a la misma persona.`,
  otherEntries: 'Otros datos',
  summaryDocument: 'Documento de resumen',
  otherEntriesIntro: 'Esta aplicación no tiene página para estos tipos. Lo que dicen no está en sus listas.',
  older: (count: number) =>
    `${pluralize(count, 'versión anterior de un dato', 'versiones anteriores de datos')} de los que el archivo también tiene una más reciente.`,
  deleted: (count: number) => `${pluralize(count, 'aviso', 'avisos')} de que un dato se borró.`,
  outcomes: (count: number) => `${pluralize(count, 'mensaje', 'mensajes')} sobre el archivo o del servidor.`,
  unreadable: (count: number) => `${pluralize(count, 'parte que no se pudo', 'partes que no se pudieron')} leer.`,
  offline: {
    title: 'Sin conexión',
    offer: (megabytes: string) =>
      `Este navegador puede guardar la aplicación, para que usted abra archivos sin conexión. Ocupa unos ${megabytes} MB. No se guarda ningún dato de salud.`,
    store: 'Hacer que esta aplicación funcione sin conexión',
    remove: 'Quitar la aplicación guardada',
    status: {
      storing: 'Guardando la aplicación…',
      stored: 'Este navegador tiene guardada la aplicación, sin ningún dato de salud.',
      removed: 'La aplicación ya no está guardada en este navegador.',
      notStored:
        'No se pudo guardar la aplicación. Revise la conexión y el espacio de este dispositivo, cierre las otras pestañas de esta aplicación, recargue la página y vuelva a intentarlo.',
      notRemoved:
        'No se pudo quitar la aplicación. Vuelva a intentarlo, o borre los datos de este sitio en el navegador.',
    },
    address: 'Sin conexión, abra esta dirección y elija allí su archivo:',
    limits:
      'Sin conexión, la aplicación no puede comprobar quién firmó una tarjeta de salud, y quizá no muestre el texto de un PDF. El navegador puede borrar la aplicación si no la usa por un tiempo.',
  },
  keepsTitle: 'Qué guarda esta aplicación',
  keeps:
    'El archivo se queda en la memoria de esta pestaña. Mientras está abierto, esta página no tiene red: nada de él se puede enviar.',
  ends: 'Desaparece cuando lo cierra, vuelve a cargar la página o no hace nada por un rato. Entonces elíjalo otra vez.',
  closed: 'El archivo está cerrado. Esta aplicación ya no tiene sus datos.',
}
