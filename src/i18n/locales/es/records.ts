import { pluralize, headingFor, numberFormat } from './for-audience'
import type { records as en } from '../en/records'
import type { Translated } from '../../translated'

/** Messages of lists of any type. */
export const records: Translated<typeof en> = {
  total: (count, mistakes) =>
    `${pluralize(count, 'registro', 'registros')} en esta lista${mistakes === 0 ? '' : `, ${numberFormat.format(mistakes)} de ellos ${mistakes === 1 ? 'anotado' : 'anotados'} por error`}`,
  loaded: (count, mistakes) =>
    `${pluralize(count, 'registro cargado', 'registros cargados')}${mistakes === 0 ? '' : `, ${numberFormat.format(mistakes)} de ellos ${mistakes === 1 ? 'anotado' : 'anotados'} por error`}`,
  factCount: (name, count) => `${name} (${numberFormat.format(count)})`,
  groupCount: (name, count) => `${name} (${numberFormat.format(count)})`,
  newestFirst: 'Del más reciente al más antiguo',
  groups: {
    main: 'Actuales y recientes',
    planned: 'Lo que está planeado',
    underReview: 'En estudio',
    past: 'Anteriores',
    notInEffect: 'Sugerencias, borradores y copias',
    enteredInError: 'Anotados por error',
  },
  notAvailable: {
    DiagnosticOrder: 'El sistema de salud no dice que comparta pedidos de pruebas.',
    Questionnaire: 'El sistema de salud no dice que comparta formularios.',
  },
  /** Title of the list of a type. */
  listTitle: (reader, name) => headingFor(reader, name, name),
  unknownType: 'Esta aplicación no conoce este tipo de registro.',
  /** Also for other lists. */
  range: (first, last, total) =>
    total === 0
      ? 'No hay nada que mostrar'
      : `Se muestran del ${numberFormat.format(first)} al ${numberFormat.format(last)} de ${numberFormat.format(total)}`,
  pagesOf: (label) => `Páginas: ${label}`,
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  hiddenMistakes: (count) => `Anotado por error (${numberFormat.format(count)})`,
  hiddenMistakesText: 'Esto se marcó como un error. No confíe en ello.',
  clear: 'Quitar los filtros',
  noMatches: 'Ningún registro cumple con sus filtros.',
  showingOf: (shown, all) => `Se muestran ${numberFormat.format(shown)} de ${pluralize(all, 'registro', 'registros')}`,
}
