import type { goals as en } from '../en/goals'
import type { Translated } from '../../translated'

/** Words of the list of goals and of their targets. */
export const goals: Translated<typeof en> = {
  target: 'Objetivo',
  dueBy: (date) => `(fecha límite: ${date})`,
  latest: 'Medición más reciente',
  latestGetting: 'Buscando la medición más reciente…',
  latestNone: 'No encontramos ninguna medición de esto.',
  latestFailed: 'No pudimos cargar las mediciones.',
  latestNotShared: 'Las mediciones no se compartieron con esta aplicación.',
  latestPartial: 'No pudimos cargar todas las mediciones. Puede haber una más reciente.',
  latestMore: 'Aún están llegando más mediciones.',
  seeAll: 'Ver todos los resultados de esta prueba',
}
