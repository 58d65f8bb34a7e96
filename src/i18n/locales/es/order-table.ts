import { numberFormat } from './for-audience'
import type { orderTable as en } from '../en/order-table'
import type { Translated } from '../../translated'

/** Messages of the table of medication orders for providers. */
export const orderTable: Translated<typeof en> = {
  caption: 'Órdenes de medicamentos',
  columns: {
    medication: 'Medicamento',
    sig: 'Posología',
    indication: 'Motivo',
    ordered: 'Ordenado',
    supply: 'Último surtido → alcanza hasta',
    refills: 'Surtidos restantes',
    note: 'Nota de estado',
  },
  passed: 'ya pasó',
  ended: (day) => `La orden terminó el ${day}`,
  supplyEnded: (day, isLast) => `El suministro terminó el ${day}${isLast ? '; no quedan surtidos' : ''}`,
  refillsLeft: (left, allowed) => `${left} de ${allowed}`,
  refillsAllowed: (allowed) => `${allowed} autorizados`,
  more: (count) => `Mostrar ${numberFormat.format(count)} más`,
  about:
    'Órdenes y medicamentos informados de este sistema; pueden faltar los de venta libre y los de otros lugares. El suministro y los surtidos restantes se calculan con las dispensaciones de este registro.',
}
