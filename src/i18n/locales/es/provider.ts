import { pluralize, numberFormat } from './for-audience'
import { providerStates } from './provider-states'
import type { provider as en } from '../en/provider'
import type { Translated } from '../../translated'

/** What providers read in place of the messages for patients. */
export const provider: Translated<typeof en> = {
  states: { section: providerStates },
  views: {
    common: {
      expected: (range) => `Rango de referencia: ${range}`,
    },
    conditions: {
      find: 'Buscar un problema',
      groups: {
        current: 'Activos',
        unclear: 'Estado clínico ausente o no reconocido',
        underReview: 'Sin confirmar, provisionales o diferenciales',
        past: 'Inactivos o resueltos',
        ruledOut: 'Descartados',
        visits: 'Diagnósticos de encuentro',
      },
      alsoVisits: (count) => `También diagnóstico de ${pluralize(count, 'encuentro', 'encuentros')}`,
    },
    medicines: {
      day: {
        omitted: (count) => `${pluralize(count, 'medicamento', 'medicamentos')} fuera del plan: otra orden lo prohíbe.`,
      },
      noName: 'No se dio el nombre del medicamento',
      groups: {
        current: 'Activos',
        unclear: 'Estado ausente o no reconocido',
        paused: 'En espera',
        suggested: 'Propuestos, sin orden',
        past: 'Completados, detenidos o cancelados',
        inPreparation: 'Borradores, propuestas y copias de la farmacia',
      },
      find: 'Buscar un medicamento',
      howToTake: 'Indicación de dosis',
      howItWasTaken: 'Indicación de dosis (no consta como activa)',
      howItWouldBeTaken: 'Indicación de dosis (sin orden)',
      doNotTakeText: 'Texto de la orden',
      reason: 'Indicación clínica',
      reasonNot: 'Motivo para no administrar',
      prescribedBy: 'Solicitado por',
      orderedBy: 'Solicitado por',
      suggestedBy: 'Propuesto por',
      writtenBy: 'Registrado por',
      refillsAllowed: (count) =>
        count < 2
          ? `${count === 0 ? 'Ninguno' : '1'} autorizado en la orden`
          : `${numberFormat.format(count)} autorizados en la orden`,
      filledTimes: (count) => `Dispensado ${pluralize(count, 'vez', 'veces')}`,
      notHandedOver: 'Otras dispensaciones',
      lastsUntil: (date) => `Suministro hasta el ${date}, aproximadamente.`,
      lastedUntil: (date) => `El suministro terminó el ${date}, aproximadamente.`,
      noFill: 'Ninguna dispensación en este registro. Puede haberse dispensado en otro lugar.',
      history: 'Dispensaciones y órdenes anteriores',
      later: 'Órdenes posteriores',
      thisOne: 'Esta orden',
      earlier: 'Órdenes anteriores',
      historyGaps: {
        missing: 'Una orden anterior no está en este registro.',
        loop: 'La secuencia de las órdenes anteriores no está clara.',
      },
      columns: { amount: 'Cantidad', days: 'Días de suministro' },
      substituted: 'Sustituido por la farmacia.',
      sameMedicine: 'Mismo medicamento, sin orden indicada. Puede ser de otra orden.',
      composed: '(Redactado a partir de datos estructurados.)',
      fromPrescription: '(De la orden)',
      fillHistory: 'Dispensaciones',
      otherFills: 'Otras dispensaciones',
      otherFillsIntro: 'Sin vínculo con una orden de este registro.',
      totalFills: (count, filled) =>
        `${pluralize(count, 'dispensación', 'dispensaciones')} en este registro${count === filled ? '' : `, ${pluralize(filled, 'completada', 'completadas')}`}`,
      fillsAbove: 'Cada una está arriba, con su orden.',
    },
    answers: {
      intro: 'Antecedentes sociales, encuestas, preferencias y otras observaciones que no son resultados de pruebas.',
      excluded: 'Cancelado o registrado por error',
    },
    results: {
      intro: () => 'Un resultado puede estar aquí antes de que alguien lo haya revisado.',
      show: { outside: 'Fuera del rango de referencia', notFinal: 'No finales' },
      kinds: {
        laboratory: 'Laboratorio',
        'social-history': 'Antecedentes sociales',
        survey: 'Cuestionario',
        imaging: 'Imágenes',
        exam: 'Examen',
      },
      tableFlags:
        '▲ indica por encima del rango de referencia y ▼ por debajo. Los signos entre paréntesis vienen solo del rango: nadie marcó esos resultados.',
      homeIntro: (isWhole) =>
        `De las mediciones en casa, solo la más reciente${isWhole ? '' : ' cargada'}; las marcadas fuera del rango están en su día.`,
      noneOutside:
        'Ningún resultado fuera del rango de referencia aquí. Los resultados sin rango no se pueden comparar.',
      excluded: (count) => `Cancelados o registrados por error (${numberFormat.format(count)})`,
      excludedText: 'No son resultados. No actúe según ellos.',
      noneMatch: 'Ningún resultado coincide. Una prueba puede figurar con otro nombre.',
    },
    trend: {
      compares: (words, source) =>
        source === 'range'
          ? `Comparado con el rango de referencia: ${words}.`
          : `Marca del ${source === 'lab' ? 'laboratorio' : 'registro'}: ${words}.`,
      band: 'Rango de referencia',
      marks: 'Triángulo: fuera del rango de referencia. Círculo: dentro.',
      aboutText: [
        'La parte sombreada es el rango de referencia que vino con los resultados.',
        'Triángulo: fuera del rango. Rombo: fuera, sin lado indicado. Círculo: dentro. Raya: sin rango para comparar.',
        'Marca hueca: “menos de” o “más de”, no final o sin unidad.',
        'Anillo de rayas: confidencial. Cuadrado: cambiado después de ser definitivo.',
      ],
      columns: { range: 'Rango de referencia', flag: 'Marca', upper: 'Sistólica', lower: 'Diastólica' },
      excluded: 'Los resultados registrados por error o cancelados están en la tabla, no en la gráfica.',
      showEvents: 'Mostrar también órdenes de medicamentos y encuentros de este período',
      eventsTitle: 'Órdenes de medicamentos y encuentros de este período',
      eventKinds: { MedicationRequest: 'Orden de medicamento', Encounter: 'Encuentro' },
      eventsLoading: 'Las órdenes de medicamentos y los encuentros aún se están cargando.',
      eventsFailed: 'No se pudieron cargar todas las órdenes de medicamentos y los encuentros. Aquí puede faltar algo.',
      eventsNone: 'Ninguna orden de medicamento ni encuentro en este período.',
      goesWithMissing:
        'Puede que aquí falten problemas, metas o encuentros que nombran esta prueba: no se pudieron cargar todos.',
    },
    vitals: {
      kinds: {
        heartRate: 'Frecuencia cardíaca',
        temperature: 'Temperatura',
        breathing: 'Frecuencia respiratoria',
        oxygen: 'Saturación de oxígeno',
        headSize: 'Perímetro cefálico',
      },
      none: 'Ningún signo vital en este registro. Eso no significa que no se haya medido ninguno.',
    },
    growth: {
      intro: 'Talla, peso e IMC antes de los 20 años, por percentil.',
      curves: { female: 'Femenino', male: 'Masculino', none: 'Ninguna' },
      fromRecord: 'Curvas elegidas según el sexo que indica el registro. Se pueden cambiar.',
      sexUnknown: 'El registro no indica qué curvas corresponden. Elija femenino o masculino para comparar.',
    },
    records: {
      total: (count, mistakes) =>
        `${pluralize(count, 'registro', 'registros')} en esta lista${mistakes === 0 ? '' : `, con ${numberFormat.format(mistakes)} ${mistakes === 1 ? 'registrado' : 'registrados'} por error`}`,
      loaded: (count, mistakes) =>
        `${pluralize(count, 'registro cargado', 'registros cargados')}${mistakes === 0 ? '' : `, con ${numberFormat.format(mistakes)} ${mistakes === 1 ? 'registrado' : 'registrados'} por error`}`,
      groups: {
        main: 'Activos y recientes',
        underReview: 'Sin confirmar',
        past: 'Terminados o inactivos',
        notInEffect: 'Borradores, propuestas y copias',
        enteredInError: 'Registrados por error',
      },
      hiddenMistakes: (count) => `Registrados por error (${numberFormat.format(count)})`,
      hiddenMistakesText: 'No actúe según esto.',
      notAvailable: {
        DiagnosticOrder: 'El servidor no indica que tenga órdenes diagnósticas.',
        Questionnaire: 'El servidor no indica que tenga cuestionarios.',
      },
    },
    timeline: {
      intro: () =>
        'Todos los registros con fecha, lo más reciente primero. Lo que salió de un encuentro está en su tarjeta. Lo que no tiene fecha está al final.',
      groups: {
        visits: 'Encuentros',
        medicines: 'Medicamentos',
        vaccines: 'Vacunaciones',
        health: 'Problemas y planes',
      },
      outside: (count, names) => `${numberFormat.format(count)} fuera del rango de referencia: ${names}`,
      presets: { visits: 'Solo encuentros', results: 'Resultados' },
      mistakes: (count) =>
        `${pluralize(count, 'registro está marcado como error y no se muestra', 'registros están marcados como error y no se muestran')} aquí. La lista de cada tipo los tiene.`,
      notShared: (what) => `Sin autorización en el inicio de sesión: ${what}.`,
      closed: (what) => `El servidor negó el acceso: ${what}.`,
      notOffered: (what) => `El servidor no admite: ${what}.`,
    },
  },
  afterLists: {
    lastVisit: {
      link: (day) => `Notas del encuentro del ${day}`,
      day: (day) => `Notas del día del encuentro, ${day}`,
      visit: (day) => `Encuentro del ${day}`,
      unsure: 'No se pudieron revisar todos los encuentros y notas. Puede haber otro más reciente.',
    },
    printOrDownload: { downloadAll: 'Exportar este registro' },
  },
  byType: {
    groups: {
      unconfirmed: 'Sin confirmar',
      unclear: 'Estado ausente o no reconocido',
      noneKnown: 'Declaraciones negativas',
      inProgress: 'En curso',
      given: 'Administradas',
      notGiven: 'No administradas',
      stopped: 'Detenidos',
      cancelled: 'Cancelados',
      ruledOut: 'Descartadas',
    },
    noReaction: 'Ninguna registrada',
    activities: {
      open: 'Actividades',
      paused: 'Actividades en espera',
      done: 'Actividades completadas',
      stopped: 'Actividades detenidas o canceladas',
    },
    doNotPerform: (words) => `No realizar: ${words}`,
    contactNotShared: 'Sin autorización para los datos de contacto.',
    latestNotShared: 'Sin autorización para las mediciones.',
    condition: {
      title: 'Registros vinculados',
      intro: 'Vinculados con este problema por referencia. Otros pueden corresponderle sin vínculo.',
      none: 'Ningún otro registro está vinculado con este problema.',
      unsure: 'No se pudieron revisar todos los registros. Puede faltar alguno vinculado con este problema.',
    },
    visit: {
      newer: 'Esta es una versión más reciente. Una anterior es del día del encuentro.',
      outside: 'Resultados fuera del rango de referencia',
      none: 'Ninguna nota ni informe con texto vinculado a este encuentro o del mismo día. Puede haber alguno fuera del alcance de este inicio de sesión.',
      noneLinked: 'Ninguna nota ni informe con texto vinculado a este encuentro.',
      unsure: 'No se pudieron revisar todas las notas y los informes. Puede faltar algo de este encuentro.',
      noDay: 'El registro no da el día de este encuentro, por lo que no se buscaron notas del mismo día.',
      sameDay: 'Del mismo día, sin vínculo con este encuentro',
      sameDays: 'De los mismos días, sin vínculo con este encuentro',
      sameDayExplanation: 'Del tiempo de este encuentro. El registro no dice que le pertenezcan.',
      before: (day) => `Encuentro anterior: ${day}`,
      after: (day) => `Encuentro siguiente: ${day}`,
      details: 'Todos los detalles de este encuentro',
      more: 'Más de este encuentro',
      moreNone: 'Nada más de este encuentro.',
      parts: 'Partes de este encuentro',
      others: 'Otros registros de este encuentro',
      mistakes: 'Registrado por error',
      count: (count) => `${pluralize(count, 'registro más', 'registros más')} de este encuentro`,
    },
  },
  detail: {
    results: { columns: { mark: 'Marca', range: 'Rango de referencia' } },
    narrative: 'Narrativa del registro',
    links: { notShared: 'Sin autorización para abrirlo.' },
    notOffered: {
      DiagnosticOrder: 'El servidor no indica que tenga órdenes diagnósticas.',
      Questionnaire: 'El servidor no indica que tenga cuestionarios.',
    },
    originNotOffered: 'El servidor no admite datos de procedencia.',
    originNotShared: 'Sin autorización para los datos de procedencia.',
  },
  documents: {
    mistakes: (count) => `Registrados por error (${numberFormat.format(count)})`,
    notShared: 'Sin autorización para este archivo.',
    notFound: 'El servidor ya no tiene este archivo, o no en una forma que se pueda leer aquí.',
    elsewhere: (host) => `Este archivo está en ${host}, fuera de este EHR. Puede pedir su propio inicio de sesión.`,
    pdfHelp: '¿Difícil de leer con un lector de pantalla? El EHR puede tener otro formato.',
    pdfText: {
      about: 'Texto extraído del PDF. El orden puede ser otro y faltan las imágenes. Lo que cuenta es el PDF.',
      inColumns: 'Algunas partes están en columnas o tablas.',
    },
  },
  ledger: {
    columns: { permission: 'Autorizado' },
    states: { notShared: 'Sin autorización', linked: 'No se lista por paciente', notOffered: 'No admitido' },
    notes: {
      stopped: 'Se detuvo antes de que llegara todo.',
      loop: 'Los enlaces siguientes forman un círculo. Puede faltar algo.',
      unclear:
        'Algunos registros no nombran con claridad a este paciente. El servidor los devolvió en la búsqueda de este paciente, por lo que se muestran.',
      dropped: 'Se dejaron fuera registros de otro paciente, de otro tipo o ilegibles.',
      limited: 'El inicio de sesión abarca solo una parte de este tipo.',
      refreshFailed: 'No se pudo revisar otra vez. Lo que se muestra es de antes.',
      byStatement: 'La declaración de capacidades no incluye este tipo.',
      byAnswer: 'El servidor no tiene este tipo.',
      byScope: 'Sin autorización en el inicio de sesión.',
      byServer: 'El servidor niega el acceso a este tipo.',
      noListByPerson: 'Se encuentra con una búsqueda propia o llega junto con otros registros.',
    },
    permissions: { closed: 'No, el servidor lo negó' },
    notShared: (kinds) => `Falta, sin autorización: ${kinds}.`,
    notOffered: (kinds) => `El servidor no indica que tenga ${kinds}.`,
    allLoaded: (loaded) =>
      `Aquí está todo lo que el servidor ofrece de este paciente: ${pluralize(loaded, 'registro', 'registros')}.`,
    permissionsLink: 'Ver qué está autorizada a leer esta aplicación',
  },
  privacy: {
    title: 'Sesión y datos',
    reads: 'Esta aplicación solo lee. Nunca escribe en el registro. Quién puede usarla se define en el EHR.',
    sharedTitle: 'Lo que esta aplicación está autorizada a leer',
    sharedIntro: 'El EHR lo define para este inicio de sesión.',
    narrowedTitle: 'El inicio de sesión abarca menos que antes',
    narrowed: (kinds) =>
      `Ya sin autorización: ${kinds}. Lo que se muestra de esto puede haber cambiado. Cierre la sesión e iníciela otra vez para pedirlo.`,
    grantedUnknown: 'El EHR no dijo qué permisos dio.',
  },
  search: {
    directory: 'Directorio del sistema de salud',
    anyPatient: 'Sin nombrar al paciente (se dejan fuera los registros de otros pacientes)',
    labels: { 'Group.characteristic': 'Característica', 'Encounter.discharge-disposition': 'Destino al alta' },
  },
  download: {
    ips: {
      sections: {
        medicines: 'Medicamentos',
        problems: 'Problemas',
        immunizations: 'Vacunaciones',
        devices: 'Dispositivos',
        results: 'Resultados',
        pastIllness: 'Problemas anteriores',
      },
      doNotTake: (names) =>
        `Órdenes de no administrar: ${names.join('; ')}. Están aquí solo con palabras, para que ningún programa las tome por medicamentos activos.`,
      otherKinds:
        'Los encuentros, las metas, los documentos, los equipos de atención y las coberturas no son parte de este resumen.',
    },
    intro: () =>
      'Impresiones y archivos de este registro. Cada uno se hace en este navegador y no se envía a nadie. Lo que se guarda queda en este dispositivo.',
    options: {
      jsonHelp: 'Todo tal como llegó (FHIR), para otros programas. Incluye lo registrado por error, con ese estado.',
    },
    states: {
      limited: 'El inicio de sesión abarca solo una parte',
      notShared: 'Sin autorización',
      closed: 'Negado por el servidor',
      notOffered: 'No admitido por el servidor',
    },
    gaps: {
      limited: (what) => `El inicio de sesión abarcaba solo una parte: ${what}.`,
      notShared: (what) => `Sin autorización en el inicio de sesión: ${what}.`,
      closed: (what) => `El servidor negó el acceso: ${what}.`,
      notOffered: (what) => `El servidor no admite: ${what}.`,
    },
    mistakesOmitted: (count) =>
      `${pluralize(count, 'registro marcado como error no está', 'registros marcados como error no están')} aquí.`,
    uncountedOmitted: (count) =>
      `${pluralize(count, 'registro cancelado o marcado como error no está', 'registros cancelados o marcados como error no están')} aquí.`,
  },
  exportOptions: {
    options: {
      doctor: [
        'Resumen clínico',
        'Problemas, medicamentos, alergias, últimos resultados, implantes y contactos, para otro profesional.',
        'Hasta dos páginas, en papel o como PDF',
      ],
      work: [
        'Vacunas para la escuela o el trabajo',
        'Las vacunas administradas, cada una con su fecha, su lote y el lugar. Nada más.',
        'En papel o como PDF',
      ],
      me: [
        'El registro en palabras',
        'Por tipos y años. Las notas y los documentos pueden ir como archivos.',
        'En papel, como PDF, como texto o como una carpeta de archivos (zip)',
      ],
      app: ['Para otro software', 'Archivos que los programas pueden leer.', 'FHIR, tablas o un resumen del paciente'],
    },
    doctorAfterDeath: [
      'Resumen clínico',
      'Problemas, medicamentos, alergias, últimos resultados e implantes, como están registrados.',
      'Hasta dos páginas, en papel o como PDF',
    ],
    appointment: 'Hoja para una cita: elija registros y anote puntos por tratar',
    back: 'Todas las formas de exportar',
    doctor: {
      patient: 'Paciente',
      none: {
        allergies: 'Ninguna alergia activa figura en este registro. Eso no significa que no haya ninguna.',
        medicines:
          'Ninguna orden de medicamento de este registro está activa o en espera. Otros sistemas pueden tener alguna.',
        problems: 'Ningún problema activo figura en este registro.',
        implants: 'Ningún implante figura en este registro. Eso no significa que no haya ninguno.',
        results: 'Ningún resultado en este registro.',
        contacts: 'Ningún contacto en este registro.',
      },
      partFailed: 'No se cargó. Verifique en el EHR.',
      others: {
        allergies: (count) =>
          `Fuera de la lista: ${pluralize(count, 'alergia inactiva, resuelta o descartada', 'alergias inactivas, resueltas o descartadas')}.`,
        medicines: (count) =>
          `Fuera de la lista: ${pluralize(count, 'orden completada, detenida, cancelada, propuesta, en borrador o copia de la farmacia', 'órdenes completadas, detenidas, canceladas, propuestas, en borrador o copias de la farmacia')}.`,
        problems: (count) =>
          `Fuera de la lista: ${pluralize(count, 'problema inactivo, resuelto, descartado o diagnóstico de un encuentro', 'problemas inactivos, resueltos, descartados o diagnósticos de un encuentro')}.`,
      },
      answersOmitted: (count) =>
        `No está en esta hoja: ${pluralize(count, 'observación', 'observaciones')} de antecedentes sociales, encuestas o voluntades anticipadas.`,
      about: (ehr) =>
        `Hecho por una aplicación con el registro de ${ehr}. Sin revisión clínica. Otros sistemas pueden tener más.`,
    },
    app: {
      csvHelp:
        'Una tabla por tipo de registro, con fechas y valores tal como llegaron. No incluye lo registrado por error.',
    },
  },
  appointment: {
    title: 'Hoja para la cita',
    intro:
      'Elija registros por tratar y anote puntos. Luego imprima la hoja. Solo se guarda en esta pestaña y se borra al cerrar la sesión.',
    pickHelp: 'Los registros también se pueden elegir en su propia página.',
    add: 'Poner en la hoja para la cita',
    questionsLabel: 'Puntos por tratar, uno en cada línea',
    sheetTitle: 'Hoja para la cita',
    items: 'Registros por tratar',
    questions: 'Puntos por tratar',
    noQuestions: 'Aún no hay puntos anotados.',
    empty: 'Nada que elegir en lo que está cargado.',
  },
  find: {
    narrative: 'Narrativa',
    mistake: 'Registrado por error',
    rows: { medicines: 'Medicamentos', conditions: 'Problemas', visits: 'Encuentros' },
    reasons: {
      noNote: () => 'Este registro no tiene ninguna nota de ese encuentro.',
      nothingPlanned: () => 'Este registro no tiene ningún encuentro planificado. Puede haber uno en otro lugar.',
      noPurpose: () => 'La orden no tiene indicación clínica.',
    },
    answers: {
      lastVisitWith: (name, date, isDay) =>
        `${name}: último encuentro en este registro ${isDay ? 'el' : 'en'} ${date}.`,
      notesOfDay: (count) =>
        `${pluralize(count, 'nota es', 'notas son')} de ese día. El registro no ${count === 1 ? 'la' : 'las'} une al encuentro.`,
      visits: (count) => `${pluralize(count, 'encuentro', 'encuentros')}.`,
      visitsNotHeld: (count) =>
        `${pluralize(count, 'encuentro', 'encuentros')} sin constancia de que se ${count === 1 ? 'realizara' : 'realizaran'}.`,
      visitsPlanned: (count) => `${pluralize(count, 'encuentro planificado', 'encuentros planificados')}.`,
      withoutReason: (count) =>
        `${pluralize(count, 'otra orden activa no tiene', 'otras órdenes activas no tienen')} indicación clínica.`,
    },
  },
  whatsNew: {
    visitLabel: 'Encuentro',
    noVisit: 'En el registro no hay ningún encuentro pasado con fecha.',
    noVisitLoaded: 'No se pudieron cargar todos los encuentros, así que aquí no se puede elegir ninguno.',
    how: 'Según las fechas del registro: cuándo se emitió un resultado, se registró una nota o un problema, se ordenó o se dispensó un medicamento, se aplicó una vacuna. Un día cuenta si empieza después del elegido. Lo que solo tiene el día del encuentro no se incluye, porque puede ser del encuentro mismo.',
  },
}
