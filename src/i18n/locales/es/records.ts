import { counted, heading, told, whole } from './reader'
import type { records as recordsEn, listsOfTypes as listsOfTypesEn } from '../en/records'
import type { Translated } from '../../translated'

/** Words of the lists of any other type. */
export const records: Translated<typeof recordsEn> = {
  total: (count, mistakes) =>
    `${counted(count, 'registro', 'registros')} en esta lista${mistakes === 0 ? '' : `, ${whole.format(mistakes)} de ellos ${mistakes === 1 ? 'anotado' : 'anotados'} por error`}`,
  groupCount: (name, count) => `${name} (${whole.format(count)})`,
  newestFirst: 'Del más reciente al más antiguo',
  groups: {
    main: 'Actuales y recientes',
    plan: 'Planeados',
    check: 'Se están revisando',
    past: 'Anteriores',
    no: 'Sugerencias, borradores y copias',
    void: 'Anotados por error',
  },
  notAvailable: {
    DiagnosticOrder: 'Este sistema de salud no comparte pedidos de pruebas.',
    Questionnaire: 'Este sistema de salud no comparte formularios.',
  },
  /** Title of the list of a kind, whose name is given. */
  listTitle: (reader, name) => heading(reader, name, name),
  unknownType: 'Esta aplicación no conoce este tipo de registro.',
  /** In several lists. */
  range: (first, last, total) =>
    total === 0
      ? 'No hay nada que mostrar'
      : `Se muestran del ${whole.format(first)} al ${whole.format(last)} de ${whole.format(total)}`,
  pagesOf: (label) => `Páginas: ${label}`,
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  hiddenMistakes: (count) => `Anotado por error (${whole.format(count)})`,
  hiddenMistakesWhy: 'Esto se marcó como un error. No confíe en ello.',
  clear: 'Quitar los filtros',
  nothingMatches: 'Ningún registro cumple con sus filtros.',
  showingOf: (shown, all) => `Se muestran ${whole.format(shown)} de ${counted(all, 'registro', 'registros')}`,
}

/** Words of the lists whose types have a reading of their own. */
export const listsOfTypes: Translated<typeof listsOfTypesEn> = {
  intro: {
    AllergyIntolerance: told(
      'Son cosas que han causado, o podrían causar, una mala reacción. Avise al equipo de atención si falta alguna.',
      '',
      undefined,
      'Son cosas que causaron, o podían causar, una mala reacción.',
    ),
    Immunization: told('Vacunas de este registro. Puede haber otras que esta lista no muestra.', ''),
    Encounter: told('Abra una visita para ver sus notas y resultados.', ''),
    Procedure: told('Operaciones, estudios y otros procedimientos.', ''),
    CarePlan: told('Los pasos que planeó el equipo de atención y para qué.', ''),
    DiagnosticOrder: told(
      'Pruebas que se pidieron. Lo que se encontró está en los resultados.',
      'Los hallazgos están en los resultados.',
    ),
    Questionnaire: told(
      'Formularios que usa ahora el sistema de salud, con sus preguntas. Son iguales para todas las personas y no contienen respuestas.',
      'Cuestionarios en uso (estado activo).',
    ),
    Goal: told('Las metas de salud y el número más reciente de cada una.', ''),
    CareTeam: told(
      'Quién es parte de esta atención y cómo llamarle o escribirle.',
      '',
      undefined,
      'Quién fue parte de esta atención.',
    ),
    Device: told(
      'Muestre los números de un dispositivo antes de un estudio con imágenes. También hacen falta si el fabricante retira el modelo del mercado.',
      '',
      undefined,
      'Implantes y otros dispositivos de este registro.',
    ),
    Coverage: told(
      'Puede que esto no esté al día. Consulte con el plan de seguro.',
      'Puede que esto no esté al día. Consulte con el plan de seguro.',
    ),
  },
  groups: {
    doNotTake: 'Lo que no hay que tomar',
    unconfirmed: 'No confirmadas',
    unclear: 'El estado no se dio o no está claro',
    noneKnown: 'Donde el registro no nombra ninguna alergia',
    ahead: 'Lo que está planeado',
    now: 'En este momento',
    implants: 'Implantes',
    otherDevices: 'Otros dispositivos',
    notDone: 'No se hizo',
    given: 'Aplicadas',
    notGiven: 'No aplicadas',
    stopped: 'Se detuvo antes del final',
    called: 'Lo que se canceló',
    ruledOut: 'Lo que se descartó',
    suggested: 'Sugeridas, sin acordar',
    noYear: 'No se dio una fecha',
  },
}
