import { counted, heading } from './reader'
import type { records as recordsEn, listsOfTypes as listsOfTypesEn } from '../en/records'
import type { Translated } from '../translated'

/** Words of the lists of any other type. */
export const records: Translated<typeof recordsEn> = {
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

/** Words of the lists whose types have a reading of their own. */
export const listsOfTypes: Translated<typeof listsOfTypesEn> = {
  intro: {
    AllergyIntolerance: 'Son cosas que han causado, o podrían causar, una mala reacción. Avise al equipo de atención si falta alguna.',
    Immunization: 'Vacunas de este registro. Puede haber otras que esta lista no muestra.',
    Encounter: 'Visitas con un equipo de atención. Abra una visita para ver lo que resultó de ella.',
    Procedure: 'Operaciones y otras cosas que se hicieron como parte de la atención.',
    CarePlan: 'Lo que se va a hacer y para qué.',
    Goal: 'Lo que se busca con esta atención. Junto a cada objetivo se muestra la medición más reciente. Pregunte al equipo de atención qué significa.',
    CareTeam: 'Personas y lugares que son parte de esta atención, y cómo comunicarse con ellos.',
    Device: 'Implantes y otros dispositivos. Los números de la tarjeta ayudan antes de un estudio con imágenes, o si el fabricante llama a revisar el dispositivo.',
    Coverage: 'Puede que esto no esté al día. Consulte con el plan de seguro.',
  },
  groups: {
    unconfirmed: 'No confirmadas',
    unclear: 'El estado no se dio o no está claro',
    noneKnown: 'Sin alergias conocidas, según el registro',
    ahead: 'Planeado',
    now: 'En este momento',
    implants: 'Implantes',
    otherDevices: 'Otros dispositivos',
    notDone: 'No se hizo',
    given: 'Aplicadas',
    notGiven: 'No aplicadas',
    stopped: 'Se detuvo antes del final',
    called: 'Cancelado',
    ruledOut: 'Descartado',
    noYear: 'No se dio una fecha',
  },
}
