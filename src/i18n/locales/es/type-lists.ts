import { forAudience } from './for-audience'
import type { headingsAfterDeath as headingsEn, typeLists as typeListsEn } from '../en/type-lists'
import type { Translated } from '../../translated'

/** Messages of the lists of single resource types. */
export const typeLists: Translated<typeof typeListsEn> = {
  intro: {
    AllergyIntolerance: forAudience(
      'Son cosas que han causado, o podrían causar, una reacción dañina. Avise al equipo de atención si falta alguna.',
      '',
      undefined,
      'Son cosas que causaron, o podían causar, una reacción dañina.',
    ),
    Immunization: forAudience('Vacunas de este registro. Puede haber otras que esta lista no muestra.', ''),
    Encounter: forAudience('Abra una visita para ver sus notas y resultados.', ''),
    Procedure: forAudience('Operaciones, estudios y otros procedimientos.', ''),
    CarePlan: forAudience('Los pasos que planeó el equipo de atención y para qué.', ''),
    DiagnosticOrder: forAudience(
      'Pruebas que se pidieron. Lo que se encontró está en los resultados.',
      'Los hallazgos están en los resultados.',
    ),
    Questionnaire: forAudience(
      'Formularios que usa ahora el sistema de salud, con sus preguntas. Son iguales para todas las personas y no contienen respuestas.',
      'Cuestionarios en uso (estado activo).',
    ),
    Goal: forAudience('Las metas de salud y el número más reciente de cada una.', ''),
    CareTeam: forAudience(
      'Quién es parte de esta atención y cómo llamarle o escribirle.',
      '',
      undefined,
      'Quién fue parte de esta atención.',
    ),
    Device: forAudience(
      'Muestre los números de un dispositivo antes de un estudio con imágenes. También hacen falta si el fabricante retira el modelo del mercado.',
      '',
      undefined,
      'Implantes y otros dispositivos de este registro.',
    ),
    Coverage: forAudience(
      'Esto puede haber cambiado. Consulte con el plan de seguro.',
      'Esto puede haber cambiado. Consulte con el plan de seguro.',
      undefined,
      'Seguros de este registro.',
    ),
  },
  groups: {
    doNotTake: 'Lo que no hay que tomar',
    unconfirmed: 'No confirmadas',
    unclear: 'El estado no se dio o no está claro',
    noneKnown: 'Donde el registro no nombra nada',
    upcoming: 'Lo que está planeado',
    inProgress: 'En este momento',
    implants: 'Implantes',
    otherDevices: 'Dispositivos',
    answers: 'Preguntas y respuestas',
    notDone: 'No se hizo',
    given: 'Aplicadas',
    notGiven: 'No aplicadas',
    stopped: 'Se detuvo antes del final',
    cancelled: 'Lo que se canceló',
    ruledOut: 'Lo que se descartó',
    suggested: 'Sugeridas, sin acordar',
    noYear: 'No se dio una fecha',
  },

  // Allergies
  reaction: 'Reacción',
  noReaction: 'No se anotó ninguna',
  noneKnownConflict: forAudience(
    'Una parte de su registro dice que usted no tiene alergias conocidas; otra nombra algunas. Pregunte a su equipo de atención cuál es la correcta.',
    'Contradicción: “sin alergias conocidas” está registrado junto a alergias.',
    'Una parte del registro dice que no hay alergias conocidas; otra nombra algunas. Pregunte al equipo de atención cuál es la correcta.',
    'Una parte del registro dice que no había alergias conocidas; otra nombra algunas.',
  ),

  // Goals
  target: 'Objetivo',
  dueBy: (date) => `(fecha límite: ${date})`,
  latest: 'Medición más reciente',
  latestLoading: 'Buscando la medición más reciente…',
  latestNone: 'No encontramos ninguna medición de esto.',
  latestFailed: 'No pudimos cargar las mediciones.',
  latestNotShared: 'Las mediciones no se compartieron con esta aplicación.',
  latestPartial: 'No pudimos cargar todas las mediciones. Puede haber una más reciente.',
  latestMore: 'Aún están llegando más mediciones.',
  seeAll: 'Ver todos los resultados de esta prueba',

  // Members of a care team
  roleNotGiven: 'No se dio la función',
  memberNotGiven: 'No se dio el nombre',
  onBehalfOf: (name) => `en nombre de ${name}`,
  contactLoading: 'Buscando los datos de contacto…',
  contactNone: 'No se dio un número de teléfono ni un correo electrónico.',
  contactNotShared: 'Los datos de contacto no se compartieron con esta aplicación.',
  contactFailed: 'No pudimos cargar los datos de contacto.',
  contactElsewhere: 'Abra el nombre para ver los datos de contacto.',
  earlierMembers: 'Miembros anteriores',

  // Care plans
  activities: { open: 'Pasos del plan', paused: 'En pausa', done: 'Hecho', stopped: 'Se detuvo o se canceló' },
  doNotPerform: (words) => `No debe hacerse: ${words}`,

  // Devices
  cardDetails: 'Números de la tarjeta del dispositivo',
}

/** Group headings of the record of a person who has died. */
export const headingsAfterDeath: Translated<typeof headingsEn> = {
  current: 'En el registro cuando esta persona falleció',
  recent: 'En el registro',
  medicines: 'En la lista de medicinas cuando esta persona falleció',
  doNotTake: 'No se debía tomar',
}
