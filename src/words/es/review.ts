import { whole } from './reader'
import type { review as en } from '../en/review'
import type { Translated } from '../translated'

/** Words of the tables that care staff review a patient by. */
export const review: Translated<typeof en> = {
  problems: 'Problemas activos',
  problem: 'Problema',
  status: 'Estado',
  onset: 'Inicio',
  medications: 'Medicamentos activos y en espera',
  medication: 'Medicamento',
  directions: 'Indicaciones',
  authored: 'Fecha de la orden',
  lastFill: 'Último surtido y alcance',
  until: 'hasta el',
  passed: 'ya pasó',
  days: (count) => `${whole.format(count)}\u00a0d`,
  noFills: 'No se pudieron cargar todas las entregas. Puede faltar aquí el último surtido.',
  date: 'Fecha',
  details: 'Detalles',
  trend: 'Tendencia',
}
