import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import type { exportOptions as en } from '../en/export-options'
import type { Translated } from '../../translated'

const pages = (count: number) =>
  `unas ${pluralize(count, 'página', 'páginas')}`.replace('unas 1 página', 'alrededor de 1 página')

/** Messages of the export options. */
export const exportOptions: Translated<typeof en> = {
  options: {
    doctor: [
      'Para un médico',
      'Lo que un médico nuevo necesita primero: problemas de salud, medicinas, alergias, resultados recientes, implantes y a quién llamar.',
      'Hasta dos páginas, en papel o como PDF',
    ],
    work: [
      'Para la escuela o el trabajo',
      'Las vacunas aplicadas, cada una con su fecha, su lote y el lugar. Nada más.',
      'En papel o como PDF',
    ],
    me: [
      'Para mí',
      'El registro en palabras. Elija los tipos y los años. Las notas y los documentos pueden ir como archivos.',
      'En papel, como PDF, como texto o como una carpeta de archivos (zip)',
    ],
    copy: [
      'Una copia protegida',
      'El registro en un solo archivo que nadie puede abrir sin su contraseña. Ábralo después en esta aplicación.',
      'Un archivo cifrado',
    ],
    app: ['Para una aplicación', 'Archivos que otros programas pueden leer.', 'FHIR, tablas o un resumen del paciente'],
  },
  doctorAfterDeath: [
    'Para un médico',
    'Problemas de salud, medicinas, alergias, resultados recientes e implantes, como están en el registro.',
    'Hasta dos páginas, en papel o como PDF',
  ],
  otherPages: 'Puede imprimir cualquier página desde el final de ella.',
  appointment: 'Para una cita: elija algunos registros y escriba sus preguntas',
  back: 'Todas las formas de llevarlo',
  about: (count, pageCount) => `${pluralize(count, 'línea', 'líneas')}, ${pages(pageCount)}.`,
  doctor: {
    paperTitle: (reader) => {
      if (reader.audience === 'provider') return 'Resumen clínico'
      return reader.audience === 'patient'
        ? 'Resumen de salud para un médico'
        : `Resumen de salud ${possessive(reader)}, para un médico`
    },
    patient: 'Paciente',
    prescriber: 'Quien recetó',
    noContactDetails: 'Aquí no hay teléfono ni correo',
    contactDetailsNotLoaded: 'El teléfono y el correo no se cargaron',
    vitals: 'Signos vitales',
    otherResults: 'Otras pruebas',
    parts: {
      allergies: forAudience('Alergias y reacciones', 'Alergias'),
      notToTake: forAudience('No se debe tomar, según una orden', 'NO ADMINISTRAR'),
      medicines: forAudience('Medicinas', 'Medicamentos'),
      problems: forAudience('Problemas de salud', 'Problemas'),
      implants: forAudience('Implantes', 'Implantes'),
      results: forAudience('El resultado más reciente de cada prueba', 'Resultados más recientes'),
      contacts: forAudience('A quién llamar', 'Contactos'),
    },
    none: {
      allergies: 'Este registro no tiene ninguna alergia actual. Esto no quiere decir que no haya ninguna.',
      medicines: 'No hay ninguna medicina actual en este registro. Esto no quiere decir que no haya ninguna.',
      problems: 'No hay ningún problema de salud actual en este registro. Esto no quiere decir que no haya ninguno.',
      implants: 'No hay ningún implante en este registro. Esto no quiere decir que no haya ninguno.',
      results: 'No hay ningún resultado de prueba en este registro. Esto no quiere decir que no haya ninguno.',
      contacts: 'No hay nadie a quien llamar en este registro.',
    },
    partFailed: 'No pudimos cargar esta parte. Pídala al sistema de salud.',
    partLoading: 'Esta parte aún se está cargando.',
    noRoom: (count) => `Hay ${pluralize(count, 'línea más', 'líneas más')} en el registro completo.`,
    includeAll: (count, pageCount) =>
      `Poner también ${pluralize(count, 'línea más', 'líneas más')}. Entonces son ${pages(pageCount)}.`,
    others: {
      allergies: (count) =>
        `Fuera de la lista: ${pluralize(count, 'alergia pasada o descartada', 'alergias pasadas o descartadas')}.`,
      medicines: (count) =>
        `Fuera de la lista: ${pluralize(count, 'receta terminada, sugerida, en borrador o copia', 'recetas terminadas, sugeridas, en borrador o copias')}.`,
      problems: (count) =>
        `Fuera de la lista: ${pluralize(count, 'problema pasado, descartado o motivo de una visita', 'problemas pasados, descartados o motivo de una visita')}.`,
      implants: (count) => `Fuera de la lista: ${pluralize(count, 'dispositivo más', 'dispositivos más')}.`,
      results: (count) => `Fuera de la lista: ${pluralize(count, 'resultado anterior', 'resultados anteriores')}.`,
    },
    answersOmitted: (count) =>
      `No está en esta hoja: ${pluralize(count, 'respuesta', 'respuestas')} sobre hábitos, vida diaria y deseos.`,
    about: (ehr) =>
      `La preparó una aplicación con datos de ${ehr}. Ningún profesional la ha revisado. Otras clínicas pueden tener más.`,
  },
  work: {
    paperTitle: (reader) => headingFor(reader, 'Vacunas aplicadas', 'Vacunas aplicadas'),
    caption: 'Vacunas aplicadas',
    columns: {
      vaccine: 'Vacuna',
      when: 'Fecha',
      dose: 'Dosis',
      lot: 'Número de lote',
      place: 'Lugar, o quién la aplicó',
    },
    notGiven: 'No se anotó',
    holds: (count) => `La hoja tiene ${pluralize(count, 'dosis de vacuna', 'dosis de vacunas')}.`,
    none: 'Ninguna vacuna de este registro está marcada como aplicada. Otras clínicas pueden tener más.',
    others: (count) =>
      count === 1
        ? '1 registro de vacuna no dice que la vacuna se aplicó, así que no está en la lista.'
        : `${numberFormat.format(count)} registros de vacunas no dicen que la vacuna se aplicó, así que no están en la lista.`,
    about: (ehr) => `Del registro de ${ehr}. Otras clínicas pueden haber aplicado más vacunas.`,
  },
  me: {
    kinds: 'Tipos de registros',
    all: 'Elegir todo',
    none: 'No elegir nada',
    years: 'Años',
    from: 'Desde',
    to: 'Hasta',
    anyYear: 'Cualquier año',
    yearsHelp: 'Lo que sigue activo, como una alergia, y lo que no tiene fecha se queda en cualquier año.',
    holds: (records, pageCount) => `${pluralize(records, 'registro', 'registros')}. En papel: ${pages(pageCount)}.`,
    empty: 'No eligió nada. Elija un tipo de registro.',
    confirmTitle: (pageCount) => `Son ${pages(pageCount)}. ¿Las quiere todas?`,
    confirmText: 'Elija menos tipos o menos años para tener menos páginas. O guarde el registro como texto.',
    confirmPrint: (pageCount) => `Imprimir ${pages(pageCount)}`,
    cancelPrint: 'Elegir menos',
    hide: 'Ocultar el registro',
    paperTitle: (reader) => headingFor(reader, 'Registro de salud', 'Registro de salud'),
  },
  zip: {
    title: 'Como carpeta de archivos (zip)',
    help: (files) =>
      files === 0
        ? 'El registro como texto. No hay notas ni documentos con archivos en lo que eligió.'
        : `El registro como texto y ${pluralize(files, 'archivo', 'archivos')} de notas, documentos e informes. Una lista dice qué hay dentro y qué no.`,
    size: (known, unknown) =>
      unknown === 0
        ? `Los archivos suman más o menos ${known}.`
        : `Los archivos cuyo tamaño se conoce suman más o menos ${known}. De ${numberFormat.format(unknown)} no sabemos el tamaño.`,
    save: 'Guardar como zip',
    progress: (done, all) => `Trayendo archivos: ${numberFormat.format(done)} de ${numberFormat.format(all)}`,
    stop: 'Detener y guardar lo que ya está',
    failed: 'No pudimos hacer la carpeta. Intente de nuevo o guarde el registro como texto.',
    saved: (inside, missing) =>
      missing === 0
        ? `Tiene ${pluralize(inside, 'archivo', 'archivos')}. No falta ninguno.`
        : `Tiene ${pluralize(inside, 'archivo', 'archivos')}. ${missing === 1 ? '1 no se pudo incluir: la lista de la carpeta dice cuál es' : `${numberFormat.format(missing)} no se pudieron incluir: la lista de la carpeta dice cuáles son`}.`,
    names: { index: 'Lea esto primero', record: 'Registro de salud', files: 'Documentos' },
    index: {
      title: 'Qué hay en esta carpeta',
      record: (name) => `${name}: el registro en palabras.`,
      inside: (count) => `Archivos que están aquí (${numberFormat.format(count)})`,
      missing: (count) => `Archivos que no están aquí (${numberFormat.format(count)})`,
      none: 'No hay archivos de notas, documentos ni informes.',
      noneMissing: 'No falta ningún archivo.',
      notInRecord: 'Lo que no está aquí:',
      same: (name) => `el mismo archivo que ${name}`,
    },
    failureReasons: {
      failed: 'No pudimos traerlo. Intente de nuevo más tarde.',
      offline: 'No había conexión.',
      timedOut: 'El sistema de salud no respondió a tiempo.',
      busy: 'El sistema de salud estaba ocupado. Intente de nuevo más tarde.',
      notShared: 'El sistema de salud no permite que esta aplicación lo traiga.',
      notFound: 'El sistema de salud ya no lo tiene.',
      signedOut: 'La sesión terminó antes. Inicie sesión de nuevo para traerlo.',
      tooLarge: 'Es demasiado grande. Ábralo en la página del documento.',
      noRoom: 'La carpeta estaba llena. Elija menos años o ábralo en la página del documento.',
      stopped: 'Se detuvo antes.',
      elsewhere: (host) => `Está guardado en ${host}, y esta aplicación no trae nada de ahí.`,
      nowhere: 'El registro no da una dirección que se pueda abrir.',
      noContent: 'El registro nombra un archivo y no dice dónde está.',
      unreadable: 'No se pudo leer su contenido.',
      empty: 'Está vacío.',
    },
  },
  copy: {
    content: 'Qué se incluye',
    contents: { everything: 'Todo', summary: 'El resumen (IPS)', chosen: 'Lo que yo elija' },
    save: 'Guardar una copia protegida',
    passphrase: 'Contraseña del archivo record-copy',
    keep: 'No la guarde junto al archivo. Sin ella nadie lo puede abrir, ni nosotros.',
    once: 'Anótela o imprímala ahora. Esta aplicación no la guarda.',
    print: 'Imprimir la contraseña',
  },
  app: {
    csv: 'Tablas para una hoja de cálculo (CSV)',
    csvHelp:
      'Una tabla por cada tipo de registro, con fechas y valores tal como llegaron. No incluye lo anotado por error.',
    csvAll: 'Guardar todas las tablas (zip)',
    csvOne: 'Guardar solo una tabla',
    fhir: 'Para otras aplicaciones (FHIR)',
    ips: 'Resumen Internacional del Paciente',
  },
}
