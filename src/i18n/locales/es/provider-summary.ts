import { pluralize, numberFormat } from './for-audience'
import type { providerSummary as en } from '../en/provider-summary'
import type { Translated } from '../../translated'

/** Messages of the home page tables for providers. */
export const providerSummary: Translated<typeof en> = {
  problems: 'Problemas activos o sin estado claro',
  underReview: (count) =>
    `${pluralize(count, 'problema no confirmado, provisional o diferencial', 'problemas no confirmados, provisionales o diferenciales')}.`,
  remission: (count) => `${pluralize(count, 'problema', 'problemas')} en remisión.`,
  problem: 'Problema',
  status: 'Estado',
  onset: 'Inicio',
  code: 'Código',
  medications: 'Medicamentos, activos salvo que se indique',
  medication: 'Medicamento',
  directions: 'Indicaciones',
  lastFill: 'Último surtido y alcance',
  until: 'hasta el',
  passed: 'ya pasó',
  days: (count) => `${numberFormat.format(count)}\u00a0d`,
  noFills: 'No se pudieron cargar todas las entregas. Puede faltar aquí el último surtido.',
  date: 'Fecha',
  noneLately: 'No hay resultados de los últimos 30 días. Estos son los más recientes.',
  noTests:
    'No hay resultados de laboratorio ni de otras pruebas. El peso, la presión y otras mediciones están en los signos vitales.',
  noVitals: 'No hay signos vitales en este registro.',
  with: 'Con',
  reason: 'Motivo',
  newerBelow: 'Más reciente: sin valor, ver abajo',
  trend: 'Tendencia',
}
