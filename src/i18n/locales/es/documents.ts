import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import type { documents as en } from '../en/documents'
import type { Translated } from '../../translated'

/** Messages of notes, documents and files. */
export const documents: Translated<typeof en> = {
  title: (reader) => headingFor(reader, 'Notas y documentos', 'Documentos'),
  intro: (reader) => {
    if (reader.audience === 'provider') return 'Notas clínicas, cartas y otros documentos.'
    const team = reader.audience === 'patient' ? 'su equipo de atención' : `el equipo de atención ${possessive(reader)}`
    return `Notas y cartas que escribió ${team}, y archivos. Las notas se escriben para los equipos de atención, así que algunas palabras pueden ser difíciles.`
  },
  total: (count) => `${pluralize(count, 'documento', 'documentos')} en este registro`,
  loaded: (count) => pluralize(count, 'documento cargado', 'documentos cargados'),
  olderVersions: (count) => `Versiones anteriores (${numberFormat.format(count)})`,
  mistakes: (count) => `Anotado por error (${numberFormat.format(count)})`,
  reports: 'Informes de pruebas con un archivo',
  noName: 'Documento sin nombre',
  by: 'Por',
  newerTitle: 'Hay una versión más reciente de este documento',
  openNewer: (name) => `Abrir la versión más reciente: ${name}`,
  supersededTitle: 'Otro documento más reciente reemplazó a este',
  supersededText: forAudience(
    'El más reciente no está aquí. Pídalo a su clínica.',
    'La versión más reciente no estaba en la lista que envió el servidor.',
    'El más reciente no está aquí. Pídalo a la clínica.',
  ),
  files: 'Archivos',
  formats: (count) =>
    `Este documento viene en ${pluralize(count, 'formato', 'formatos')}. Todos deberían decir lo mismo.`,
  noFile: 'Esta nota no tiene ningún archivo que podamos abrir.',
  file: 'Archivo',
  kinds: {
    pdf: 'PDF',
    png: 'Imagen',
    jpeg: 'Imagen',
    gif: 'Imagen',
    webp: 'Imagen',
    tiff: 'Imagen (TIFF)',
    svg: 'Dibujo',
    text: 'Texto',
    html: 'Página web',
    xml: 'XML',
    ccda: 'Resumen de salud',
    rtf: 'Texto con formato',
    zip: 'Archivo comprimido',
    word: 'Documento de Word',
    office: 'Documento de oficina',
    dicom: 'Imagen médica (DICOM)',
    json: 'JSON',
    sound: 'Sonido',
    video: 'Video',
    unknown: 'Archivo de tipo desconocido',
  },
  open: (kind, size) => `Abrir (${size ? `${kind}, ${size}` : kind})`,
  getFile: (kind, size) => `Obtener el archivo (${size ? `${kind}, ${size}` : kind})`,
  fileSize: (bytes) =>
    bytes < 1_000_000
      ? `${numberFormat.format(Math.max(1, Math.round(bytes / 1000)))} kB`
      : `${numberFormat.format(Math.round(bytes / 100_000) / 10)} MB`,
  sizeNotGiven: 'El sistema de salud no dice de qué tamaño es este archivo.',
  loadingFile: 'Cargando el archivo…',
  cancel: 'Detener',
  close: 'Cerrar',
  terms: {
    list: (count) =>
      count === 1 ? '1 palabra médica explicada' : `${numberFormat.format(count)} palabras médicas explicadas`,
    general: (isReviewed) =>
      isReviewed ? 'Explicación general.' : 'Explicación general. Ningún médico la ha revisado todavía.',
    load: 'Explicar las palabras médicas',
    beginning: 'Solo se explican palabras de la primera parte de este texto.',
  },
  save: (name) => `Guardar ${name}`,
  markupAsText: 'Las páginas web y los dibujos se guardan como texto (.txt). Como páginas, podrían ejecutar programas.',
  saveWarning:
    'Si otros usan esta computadora, el archivo que guarde se queda en ella. Otras personas podrían abrirlo.',
  newTab: 'Abrir en una pestaña nueva',
  saveOnly: 'Este tipo de archivo no se puede mostrar aquí. Puede guardarlo y abrirlo con otro programa.',
  empty: 'Este archivo está vacío.',
  unreadable: 'No se pudo leer el archivo. Puede haberse dañado antes de llegar al registro.',
  failed: 'No podemos obtener este archivo en este momento. Intente de nuevo.',
  notFound: 'El sistema de salud ya no tiene este archivo, o no lo entrega en una forma que podamos leer.',
  notShared: 'Usted no compartió este archivo con esta aplicación, o el sistema de salud no lo permite.',
  tooLarge: 'Este archivo es demasiado grande para esta aplicación.',
  offline: 'Parece que no tiene conexión. Intente de nuevo cuando la tenga.',
  signedOut: 'Se cerró la sesión. Inicie sesión de nuevo para obtener el archivo.',
  tryAgain: 'Intentar de nuevo',
  damage: {
    title: 'Este archivo puede estar dañado',
    size: 'Su tamaño no es el que indica el registro.',
    hash: 'Su número de control no coincide con el del registro. Puede haber cambiado.',
  },
  mismatchTitle: 'Este archivo no es lo que dice su etiqueta',
  mismatch: (label) => `El registro lo llama ${label}, pero su contenido es otra cosa. No lo abrimos aquí.`,
  elsewhere: (host) =>
    `Este archivo está en ${host}, fuera de este sistema de salud. Puede que allí tenga que iniciar sesión.`,
  elsewhereOpen: (host) => `Abrirlo en ${host} en una pestaña nueva`,
  badAddress: (text) => `La dirección de este archivo no se puede abrir: ${text}`,
  duplicatesText: 'Este archivo dice lo mismo que el texto de arriba.',
  noContent: 'El registro nombra un archivo, pero no dice dónde está.',
  truncated: 'Solo se muestra la primera parte de este texto largo. Guarde el archivo para leerlo completo.',
  omittedParts: (count) =>
    `${pluralize(count, 'parte de esta página no se muestra', 'partes de esta página no se muestran')}, como imágenes, formularios o enlaces a otros lugares. Guarde el archivo para conservar todo.`,
  encodedTwice: 'Este archivo se codificó dos veces al guardarlo en el registro. Mostramos lo que contiene.',
  rtf: {
    omitted: (count) =>
      `${pluralize(count, 'parte de este archivo no se muestra', 'partes de este archivo no se muestran')}: imágenes, comentarios o texto que el autor ocultó o borró. Guarde el archivo para conservar todo.`,
    cut: 'Este archivo está incompleto. Puede que falte el final.',
    noText: 'No encontramos texto en este archivo. Guárdelo para ver lo que contiene.',
  },
  pdfHelp: 'Si este archivo es difícil de leer con un lector de pantalla, la clínica le puede dar otro formato.',
  pdfActive:
    'Este PDF contiene más que páginas: tiene partes que pueden actuar por sí solas o que no podemos revisar. No lo abrimos aquí. Puede guardarlo.',
  pdfNoViewer:
    'Este navegador no puede mostrar el archivo dentro de la página. Guárdelo o ábralo en una pestaña nueva.',
  pdfText: {
    show: 'Mostrar el texto del PDF',
    reading: 'Leyendo el texto…',
    about:
      'La aplicación sacó este texto del PDF. Las líneas pueden estar en otro orden y faltan las imágenes. Lo que cuenta es el PDF.',
    inColumns: 'Algunas partes están en columnas o tablas; por eso no se explican las palabras médicas.',
    page: (number, of) => `Página ${numberFormat.format(number)} de ${numberFormat.format(of)}`,
    emptyPage: 'No encontramos texto en esta página. Puede ser una imagen.',
    none: 'No encontramos texto en este PDF. Sus páginas pueden ser imágenes.',
    firstPages: (count, of) =>
      `Solo las primeras ${numberFormat.format(count)} de ${numberFormat.format(of)} páginas se muestran como texto. Guarde el archivo para leerlo todo.`,
    failed: {
      damaged: 'No pudimos leer el texto de este PDF. Puede estar dañado. Puede guardarlo.',
      locked: 'Este PDF tiene contraseña; por eso no pudimos leer su texto. Puede guardarlo.',
      tooSlow: 'Leer el texto de este PDF tardó demasiado y lo detuvimos. Puede guardarlo.',
      notLoaded:
        'No se pudo cargar una parte de esta aplicación; por eso no pudimos leer el texto. Vuelva a cargar la página.',
    },
  },
  imageAlt: (name) => `Imagen: ${name}`,
  imageFailed: 'Esta imagen no se puede mostrar. Puede guardarla y abrirla con otro programa.',
  pageOf: (name) => `Contenido de ${name}`,
  ccda: {
    from: 'De',
    author: 'Escrito por',
    patient: 'Sobre',
    date: 'Fecha en que se hizo',
    contents: 'Partes de este documento',
    noTitle: 'Parte sin título',
    noText: 'Esta parte no tiene texto para leer. Sus datos pueden estar en otro lugar del registro.',
    noSections: 'Este documento no tiene partes que podamos leer. Su texto completo está abajo.',
    otherPatient: forAudience(
      'Este archivo nombra a otra persona, por eso no lo mostramos. Avise a su clínica.',
      'Este archivo nombra a otro paciente y no se muestra. Revise el registro.',
      'Este archivo nombra a otra persona, por eso no lo mostramos. Avise a la clínica.',
    ),
    picture: 'Una imagen que no se muestra aquí',
    removed: 'tachado',
    table: 'Tabla',
    inside: 'El documento contiene un archivo de otro tipo.',
  },
}
