import { afterLists } from './after-lists'
import { pluralize, headingFor, possessive, numberFormat } from './for-audience'
import type { download as en } from '../en/download'
import type { Translated } from '../../translated'

const gaps: Translated<(typeof en)['gaps']> = {
  failed: (what) => `No se pudo cargar, por eso no está aquí: ${what}.`,
  loading: (what) => `Aún no se había cargado todo: ${what}.`,
  partial: (what) => `Puede faltar algo: ${what}.`,
  limited: (what) => `Solo se compartió una parte con esta aplicación: ${what}.`,
  notShared: (what) => `No compartido con esta aplicación: ${what}.`,
  closed: (what, ehr = 'El sistema de salud') =>
    `${ehr} no comparte esta parte del registro con esta aplicación: ${what}.`,
  notOffered: (what) => `Este sistema de salud no comparte: ${what}.`,
}

const csv: Translated<(typeof en)['csv']> = {
  columns: {
    date: 'Fecha',
    dateKind: 'Tipo de fecha',
    name: 'Nombre',
    status: 'Estado',
    statusCodes: 'Códigos del estado',
    codes: 'Códigos',
    partOf: 'Parte de',
    value: 'Valor',
    comparator: 'Signo',
    unit: 'Unidad',
    rangeLow: 'Rango desde',
    rangeHigh: 'Rango hasta',
    range: 'Rango en palabras',
    flag: 'Cómo se compara',
    flagSource: 'Quién comparó',
  },
  id: 'Número del registro',
  other: 'en palabras',
}

const ips: Translated<(typeof en)['ips']> = {
  title: 'Resumen Internacional del Paciente',
  sections: {
    medicines: 'Medicinas',
    allergies: 'Alergias y reacciones',
    problems: 'Problemas de salud',
    immunizations: 'Vacunas',
    procedures: 'Procedimientos',
    devices: 'Implantes y dispositivos',
    results: 'Resultados de pruebas',
    vitals: 'Signos vitales',
    pastIllness: 'Problemas de salud anteriores',
    socialHistory: 'Antecedentes sociales',
    plan: 'Planes de atención',
  },
  columns: { name: 'Nombre', date: 'Fecha', status: 'Estado', details: 'Detalles' },
  noInformation: 'Aquí no hay información conocida. Esto no quiere decir que no haya ninguna.',
  omitted: (count) =>
    `${pluralize(count, 'registro más no está', 'registros más no están')} en este resumen. Tiene lo actual y el resultado más reciente de cada prueba.`,
  doNotTake: (names) =>
    `No se debe tomar, según una orden: ${names.join('; ')}. Estas órdenes se dicen aquí solo con palabras, para que ningún programa las tome por medicinas en uso.`,
  aboutTitle: 'Acerca de este resumen',
  about: (ehr) => `Una aplicación hizo este resumen con el registro de ${ehr}. Ningún médico lo ha revisado.`,
  otherKinds:
    'Las visitas, las metas, los documentos, los equipos de atención y los seguros no son parte de este resumen.',
  notInside: 'Un registro que no está en este resumen',
}

/** Messages of printing and downloads, also used inside the files. */
export const download: Translated<typeof en> = {
  title: (reader) =>
    headingFor(reader, `Imprimir o descargar ${reader.audience === 'patient' ? 'su' : 'el'} registro`, 'Exportar'),
  intro: (reader) =>
    `Llévese ${reader.audience === 'patient' ? 'su registro' : `el registro ${possessive(reader)}`}. Cada archivo se hace aquí en su navegador. No se envía a nadie.`,
  loadingTitle: 'Algunas partes aún se están cargando',
  loadingText: 'Espere a que estén todas las partes. Si guarda un archivo ahora, le faltarán algunas.',
  contentsTitle: (count) => `Qué hay en los archivos: ${pluralize(count, 'registro', 'registros')}`,
  contentsCaption: 'Tipos de registros y cuántos hay de cada uno',
  columns: { kind: 'Tipo de registro', count: 'Registros', state: 'Estado' },
  states: {
    complete: 'Todo cargado',
    failed: 'No se pudo cargar',
    loading: 'Aún se está cargando',
    partial: 'Puede faltar algo',
    limited: 'Solo se compartió una parte',
    notShared: 'No compartido con esta aplicación',
    closed: 'El sistema de salud no lo comparte',
    notOffered: 'Este sistema de salud no lo comparte',
  },
  gaps,
  originsMissing: (what) => `No pudimos cargar de dónde vienen algunos registros: ${what}.`,
  checkingNames: 'Comparando los nombres con sus códigos…',
  namesUnchecked:
    'No pudimos comparar algunos nombres con sus códigos, porque una parte de esta aplicación no cargó. Puede que algún nombre de aquí no corresponda a su código.',
  doNotTakeUnchecked: 'No pudimos revisar qué no se debe tomar: las recetas no cargaron.',
  doNotTakePartlyUnchecked: 'No pudimos revisar todo lo que no se debe tomar: faltan algunas recetas.',
  dropped: (count) =>
    count === 1
      ? '1 registro se dejó fuera porque no era de este registro.'
      : `${numberFormat.format(count)} registros se dejaron fuera porque no eran de este registro.`,
  privateOmitted: (count) =>
    `${pluralize(count, 'registro marcado como privado no está', 'registros marcados como privados no están')} aquí.`,
  mistakesOmitted: (count) =>
    `${pluralize(count, 'registro anotado por error no está', 'registros anotados por error no están')} aquí.`,
  uncountedOmitted: (count) =>
    `${pluralize(count, 'registro cancelado o anotado por error no está', 'registros cancelados o anotados por error no están')} aquí.`,
  kindsOmitted: (what) => `Se eligió dejar fuera: ${what}.`,
  yearsOmitted: (count) =>
    `${pluralize(count, 'registro de otros años no está', 'registros de otros años no están')} aquí.`,
  includePrivate: (count) =>
    `Incluir también ${pluralize(count, 'registro marcado como privado', 'registros marcados como privados')}`,
  file: {
    about: (ehr, at) =>
      `Hecho con el registro de ${ehr} el ${at}. Tiene lo que la aplicación había cargado, tal como llegó.`,
    complete: 'No sabemos que falte nada. Otras clínicas pueden tener más registros.',
  },
  identity: {
    name: (name) => `Nombre: ${name}`,
    born: (date) => `Fecha de nacimiento: ${date}`,
    noBirthDate: 'Fecha de nacimiento: no se dio',
    from: (ehr) => `De: ${ehr}`,
    madeAt: (date) => `Hecho el: ${date}`,
  },
  text: {
    title: 'Registro de salud',
    heading: (what, count) => `${what} (${numberFormat.format(count)})`,
    missing: 'Lo que no está aquí:',
    nothingMissing: 'No sabemos que falte nada. Otras clínicas pueden tener más registros.',
    omitted:
      'Los códigos y números para los equipos de atención no están en este texto. Tampoco lo que hay dentro de los archivos.',
    newest:
      'Las alergias van por riesgo, primero el más alto. En las demás partes, el registro más reciente va primero.',
  },
  csv,
  ips,
  options: {
    print: 'En papel o como PDF',
    printButton: afterLists.printOrDownload.print,
    text: 'Para leer, también con un lector de pantalla',
    textHelp: 'Las mismas palabras que en papel, en un archivo de texto.',
    textSave: 'Guardar como texto',
    csvSave: (what) => `Guardar ${what}`,
    ipsHelp:
      'Un registro corto que pueden leer los sistemas de salud de muchos países. Tiene lo actual y el resultado más reciente de cada prueba.',
    ipsSave: 'Guardar el resumen',
    ipsNone: 'No podemos hacer un resumen porque los datos personales no están cargados.',
    ipsHolds: 'Qué tiene el resumen',
    ipsCount: (taken, left) =>
      left > 0
        ? `${numberFormat.format(taken)} dentro, ${numberFormat.format(left)} fuera`
        : `${numberFormat.format(taken)} dentro`,
    jsonHelp:
      'Todo tal como llegó (FHIR). Incluye los registros anotados por error, marcados así. Este archivo es para otras aplicaciones. Es difícil de leer por sí solo.',
    jsonSave: 'Guardar como archivo FHIR',
  },
  unnamedReference: (kind) => `${kind} (sin nombre aquí)`,
  making: 'Haciendo el archivo…',
  notSaved: 'No pudimos hacer este archivo. Intente de nuevo.',
  /** Link at the end of every page. */
  saved: (name) => `Se guardó ${name}`,
  share: 'Enviar este archivo a otra aplicación',
  empty: 'No hay registros cargados, así que no hay nada que guardar.',
}
